import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it, vi } from 'vitest'
import type { EventStore } from '../model/event-store.ts'
import { createInMemoryEventStore } from '../testing/in-memory-event-store.ts'
import { createSilentLogger } from '../testing/silent-logger.ts'
import { createEventsHandler, eventLimit } from './events.handler.ts'
import { createMemoryRateLimit } from './memory-rate-limit.ts'

const site = aSite({ id: 'harbour', domains: ['harbour.localhost'] })
const now = new Date('2026-11-22T01:02:03.500Z')
const event = {
  event_id: 4,
  car_id: 40817,
  website_id: 'harbour',
  url: 'http://harbour.localhost/cars/x',
  at: '2026-11-22T01:02:03.004Z',
}

const aRequest = (body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  new Request('http://harbour.localhost/api/events', {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })

function aHandler(store: EventStore = createInMemoryEventStore()) {
  const logger = createSilentLogger()
  const handle = createEventsHandler({
    store,
    logger,
    clock: () => now,
    clientAddress: () => '203.0.113.7',
    rateLimit: createMemoryRateLimit(eventLimit),
  })
  return { logger, handle: (request: Request) => handle(request, site) }
}

describe('createEventsHandler', () => {
  it('keeps the event under the instant it came, and answers 204 without a body', async () => {
    const store = createInMemoryEventStore()
    const response = await aHandler(store).handle(aRequest(event))
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(store.events).toEqual([{ siteId: 'harbour', event, receivedAt: now }])
  })

  it.each([
    ['an unknown number', { ...event, event_id: 5 }, 'event_id'],
    ['a number as text', { ...event, event_id: '4' }, 'event_id'],
    ['another site', { ...event, website_id: 'ridgeline' }, 'website_id'],
    ['no address', { ...event, url: 'cars/x' }, 'url'],
    ['no instant', { ...event, at: 'now' }, 'at'],
  ])('answers 422 to %s, names the field and keeps nothing', async (_, body, field) => {
    const store = createInMemoryEventStore()
    const response = await aHandler(store).handle(aRequest(body))
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).fields)).toEqual([field])
    expect(store.events).toEqual([])
  })

  it.each([
    ['400 to what is no JSON', aRequest('{'), 400],
    ['415 to another kind of body', aRequest('x', { 'content-type': 'text/plain' }), 415],
    ['405 to a GET', aRequest('', {}, 'GET'), 405],
    ['403 to the page of another site', aRequest(event, { origin: 'https://evil.example' }), 403],
    ['413 to a body past 100 kB', aRequest({ ...event, more: 'x'.repeat(110_000) }), 413],
  ])('answers %s with the error envelope', async (_, request, status) => {
    const response = await aHandler().handle(request)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({
      error: expect.any(String) as string,
      code: expect.any(String) as string,
    })
  })

  it('answers 429 past 120 events of one address in a minute', async () => {
    const store = createInMemoryEventStore()
    const { handle } = aHandler(store)
    for (let sent = 0; sent < 120; sent += 1) await handle(aRequest(event))
    const response = await handle(aRequest(event))
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(store.events).toHaveLength(120)
  })

  it('answers 503 with one line in the log where the store does not answer', async () => {
    const store = { ...createInMemoryEventStore(), record: () => Promise.reject(new Error('down')) }
    const { handle, logger } = aHandler(store)
    const warn = vi.spyOn(logger, 'warn')
    const response = await handle(aRequest(event))
    expect(response.status).toBe(503)
    expect(warn).toHaveBeenCalledOnce()
    expect(JSON.stringify(warn.mock.calls)).not.toContain('/cars/x')
  })
})
