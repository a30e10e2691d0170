import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it, vi } from 'vitest'
import type { KnownNames } from '../model/breadcrumbs.ts'
import { loadKnownNames } from './load-known-names.ts'

const load = async (findKnownNames: () => Promise<KnownNames>) => {
  const warn = vi.fn<(message: string, fields?: object) => void>()
  const ports = { findKnownNames, logger: { warn }, waitMs: 10 }
  return { result: await loadKnownNames(ports, aCar({ id: 7 })), warn }
}

describe('loadKnownNames', () => {
  it.each([true, false])('says of the model %s as the stock does [VDP-002]', async (model) => {
    const { result, warn } = await load(async () => ({ make: true, model }))
    expect(result).toEqual({ kind: 'loaded', knownNames: { make: true, model } })
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ['fails', () => Promise.reject(new Error('search is down')), 'search is down'],
    ['does not answer', () => new Promise<KnownNames>(() => {}), 'no answer in 10 ms'],
  ])('knows no names when the search %s, with one line in the log', async (_, find, message) => {
    const { result, warn } = await load(find)
    expect(result).toEqual({ kind: 'failed', knownNames: { make: false, model: false } })
    expect(warn).toHaveBeenCalledExactlyOnceWith('make and model could not be looked up', {
      carId: 7,
      error: expect.objectContaining({ message }) as unknown,
    })
  })
})
