import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendView } from './view-call.ts'

const answer = {
  views: 12,
  car_fields: { price: 34_990, status: 'in_stock', sold: false, reserved: false, photos_count: 8 },
}
const viewPath = '/api/cars/one/view.json?website_id=harbour'
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => warn.mockClear())

describe('sendView', () => {
  it('asks once, at the address of the car, and reads views and car_fields [API-017]', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(answer))
    expect(await sendView({ viewPath }, fetch)).toEqual(answer)
    expect(fetch.mock.calls).toEqual([[viewPath]])
    expect(warn).not.toHaveBeenCalled()
  })

  it.each<[string, () => Promise<Response>]>([
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error of the server', async () => new Response('{}', { status: 500 })],
    ['an answer that is no JSON', async () => new Response('<html>')],
  ])('keeps the page as it is after %s, with one warning [D-39]', async (_what, fetch) => {
    expect(await sendView({ viewPath }, fetch)).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
  })

  it('keeps the page as it is when views are missing', async () => {
    expect(await sendView({ viewPath }, async () => Response.json({}))).toBeNull()
  })
})
