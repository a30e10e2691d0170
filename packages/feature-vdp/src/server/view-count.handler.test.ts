import type { CarBySlug } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it, vi } from 'vitest'
import { createInMemoryCarActivityStore } from '../testing/in-memory-car-activity-store.ts'
import { createViewCountHandler } from './view-count.handler.ts'

const car = aCar({ id: 7, slug: 'known', price: 34_990, offer_price: null, photos_count: 8 })
const person = { 'user-agent': 'Mozilla/5.0 Chrome/142.0.0.0 Safari/537.36' }
const robot = { 'user-agent': 'Googlebot/2.1' }

function open(found: CarBySlug = { kind: 'car', car }) {
  const activity = createInMemoryCarActivityStore()
  const warn = vi.fn<(message: string, fields?: object) => void>()
  const handler = createViewCountHandler({
    loadCarBySlug: async (_site, slug) => (slug === 'known' ? found : { kind: 'unknown' }),
    activity,
    logger: { warn },
  })
  const ask = (
    headers: Record<string, string> = person,
    query = '?website_id=harbour',
    slug = 'known',
  ) =>
    handler(new Request(`https://harbour.test/api/cars/${slug}/view.json${query}`, { headers }), {
      id: 'harbour',
    })
  return { activity, warn, ask }
}

describe('createViewCountHandler', () => {
  it('answers with views and car_fields [API-017]', async () => {
    const response = await open().ask()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      views: 1,
      car_fields: {
        price: 34_990,
        status: 'in_stock',
        sold: false,
        reserved: false,
        photos_count: 8,
      },
    })
  })

  it('counts each call of a person once, and no call of a program [D-39]', async () => {
    const { ask, activity } = open()
    await ask()
    await ask(robot)
    await ask({ ...person, 'sec-purpose': 'prefetch' })
    const last = await ask(robot)
    expect(await last.json()).toMatchObject({ views: 1 })
    await ask()
    expect(await activity.readViews('harbour', 7)).toBe(2)
  })

  it('says that a car which left the stock is sold', async () => {
    const response = await open({ kind: 'withdrawn', car }).ask()
    expect(await response.json()).toMatchObject({ car_fields: { sold: true } })
  })

  it('is 404 for an unknown car and 422 for the id of another site', async () => {
    const { ask, activity } = open()
    expect((await ask(person, '', 'other')).status).toBe(404)
    expect((await ask(person, '?website_id=ridgeline')).status).toBe(422)
    expect((await ask(person, '', '%')).status).toBe(404)
    expect(await activity.readViews('harbour', 7)).toBe(0)
  })

  it('still tells the fields when the count fails, and logs it', async () => {
    const { ask, activity, warn } = open()
    activity.countView = () => Promise.reject(new Error('disk full'))
    const response = await ask()
    expect(await response.json()).toMatchObject({ views: 0, car_fields: { price: 34_990 } })
    expect(warn).toHaveBeenCalledOnce()
  })
})
