import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aSite } from '@forecourt/tenant-config/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerEarly } from '../request/answer-early.ts'
import { createShedLoad } from './shed-load.ts'

const site = aSite({ id: 'harbour' })
const full = new Set<string>()
const refused: string[] = []
const server = createServer((_request, response) => response.end('answered'))
const port = () => (server.address() as AddressInfo).port

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port()}${path}`, { headers: { accept: 'text/html' }, ...init })

beforeAll(async () => {
  const shedLoad = createShedLoad({
    siteOf: () => site,
    clientNetwork: ({ peerAddress = '' }) => peerAddress,
    hasRoomFor: ({ site: siteId, client }) => !full.has(`${siteId} ${client}`),
    createRequestId: () => 'id-1',
    onRefused: ({ id, method, path }) => refused.push(`${id} ${method} ${path}`),
  })
  answerEarly(server, [shedLoad])
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

describe('createShedLoad', () => {
  it('leaves every request to the server while there is room', async () => {
    full.clear()
    expect(await (await ask('/search')).text()).toBe('answered')
    expect(refused).toEqual([])
  })

  it('refuses pages with 503 and Retry-After while there is none [PLUS-088]', async () => {
    full.add('harbour 127.0.0.1')
    const answer = await ask('/search?make=Kia')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('We are very busy right now')
    expect((await ask('/', { method: 'HEAD' })).status).toBe(503)
    expect(answer.headers.get('x-request-id')).toBe('id-1')
    expect(refused).toEqual(['id-1 GET /search', 'id-1 HEAD /'])
  })

  it.each<[string, RequestInit]>([
    ['/contact', { method: 'POST' }],
    ['/search', { headers: { accept: 'application/json' } }],
    ['/api/cars/a/view.json', {}],
    ['/assets/page.js', {}],
  ])('leaves %s with %j alone then', async (path, init) => {
    full.add('harbour 127.0.0.1')
    expect(await (await ask(path, init)).text()).toBe('answered')
  })
})
