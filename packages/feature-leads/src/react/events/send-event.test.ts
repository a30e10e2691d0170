import { describe, expect, it, vi } from 'vitest'
import { eventNumber } from '../../model/event-number.ts'
import { type EventBrowser, sendEvent } from './send-event.ts'

const aBrowser = (fetch: EventBrowser['fetch']): EventBrowser => ({
  siteId: 'harbour',
  address: 'http://harbour.localhost/cars/x?a=1',
  now: new Date('2026-11-22T01:02:03.004Z'),
  fetch,
  warn: vi.fn<EventBrowser['warn']>(),
})
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('sendEvent', () => {
  it('posts number, car, dealership, site, address and instant, and outlives the page', async () => {
    const fetch = vi.fn<EventBrowser['fetch']>(async () => new Response(null, { status: 204 }))
    const browser = aBrowser(fetch)
    sendEvent({ eventId: eventNumber.phoneClick, carId: 7, dealershipId: 2 }, () => browser)
    await settled()
    const [url, request] = fetch.mock.calls[0] ?? []
    expect(url).toBe('/api/events')
    expect(request).toMatchObject({ method: 'POST', keepalive: true })
    expect(JSON.parse(String(request?.body))).toEqual({
      event_id: 25,
      car_id: 7,
      dealership_id: 2,
      website_id: 'harbour',
      url: 'http://harbour.localhost/cars/x?a=1',
      at: '2026-11-22T01:02:03.004Z',
    })
    expect(browser.warn).not.toHaveBeenCalled()
  })

  it('leaves out a car and a dealership that are not known', async () => {
    const fetch = vi.fn<EventBrowser['fetch']>(async () => new Response(null, { status: 204 }))
    sendEvent({ eventId: eventNumber.searchView, carId: null }, () => aBrowser(fetch))
    await settled()
    const sent: unknown = JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))
    expect(sent).not.toHaveProperty('car_id')
    expect(sent).not.toHaveProperty('dealership_id')
  })

  const faults: Record<string, EventBrowser['fetch']> = {
    'a refused connection': () => Promise.reject(new TypeError('Failed to fetch')),
    'a fetch that throws at once': () => {
      throw new TypeError('keepalive body too large')
    },
    'an error of the server': async () => new Response('{}', { status: 503 }),
  }
  it.each(Object.entries(faults))(
    'warns once about %s and throws nothing [EVT-018]',
    async (...fault) => {
      const browser = aBrowser(fault[1])
      expect(sendEvent({ eventId: eventNumber.print, carId: 7 }, () => browser)).toBeUndefined()
      await settled()
      expect(browser.warn).toHaveBeenCalledOnce()
      expect(browser.warn).toHaveBeenCalledWith('Event 61 was not sent:', expect.any(Error))
    },
  )

  it('throws nothing where the page itself cannot be read [EVT-018]', async () => {
    expect(() =>
      sendEvent({ eventId: eventNumber.print }, () => {
        throw new Error('no document')
      }),
    ).not.toThrow()
    await settled()
  })
})
