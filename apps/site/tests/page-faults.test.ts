import { EventEmitter } from 'node:events'
import type { BrowserContext } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { createPageFaults } from './page-faults.ts'

const url = 'http://harbour.localhost:4000/api/events?x=1'
const request = { url: () => url, method: () => 'POST' }
const message = (type: string, text: string) => ({ type: () => type, text: () => text })
const response = (status: number) => ({ status: () => status, request: () => request })
const failure = (errorText: string) => ({ ...request, failure: () => ({ errorText }) })
const thrown = { error: () => new Error('x is not a function') }

/** A recorder that has seen the events. */
function seeing(...events: readonly (readonly [name: string, detail: unknown])[]) {
  const context = new EventEmitter()
  const faults = createPageFaults()
  faults.watch(context as unknown as BrowserContext)
  for (const [name, detail] of events) context.emit(name, detail)
  return faults
}

describe('createPageFaults', () => {
  it.each([
    ['console', message('error', 'Two children with the same key'), 'console: Two children'],
    ['weberror', thrown, 'thrown: x is not a function'],
    ['response', response(404), '404 POST harbour/api/events'],
    ['response', response(500), '500 POST harbour/api/events'],
    ['requestfailed', failure('net::ERR_FAILED'), 'net::ERR_FAILED POST harbour/api/events'],
  ] as const)('refuses %s %#, unless it is expected', (name, detail, text) => {
    const surprised = seeing([name, detail])
    expect(() => surprised.check()).toThrow(text)
    const prepared = seeing([name, detail])
    prepared.expect(text)
    expect(() => prepared.check()).not.toThrow()
  })

  it('passes warnings, answers below 400, what a page broke off, and notes of requests', () => {
    const faults = seeing(
      ['console', message('warning', 'Event 22 was not sent')],
      ['console', message('error', 'Failed to load resource: net::ERR_FAILED')],
      ['response', response(399)],
      ['requestfailed', failure('net::ERR_ABORTED')],
    )
    expect(() => faults.check()).not.toThrow()
  })

  it('refuses a fault that was expected and did not happen', () => {
    const faults = seeing(['response', response(500)])
    faults.expect(/^500 /, /^503 /)
    expect(() => faults.check()).toThrow('/^503 /')
  })
})
