import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import {
  type CarFields,
  formatViewPath,
  hasCarChanged,
  pickCarFields,
  readViewAnswer,
} from './view-call.ts'

const car = aCar({
  slug: '2021-mazda-cx-5-u20417',
  photos_count: 8,
  updated_at: '2026-11-20T02:00:00.000Z',
  price: 34_990,
  offer_price: null,
})

describe('formatViewPath', () => {
  it('sends photos_count, updated_at and website_id [API-016]', () => {
    const { pathname, searchParams } = new URL(formatViewPath(car, 'harbour'), 'https://site.test')
    expect(pathname).toBe('/api/cars/2021-mazda-cx-5-u20417/view.json')
    expect(Object.fromEntries(searchParams)).toEqual({
      photos_count: '8',
      updated_at: '2026-11-20T02:00:00.000Z',
      website_id: 'harbour',
    })
  })
})

describe('pickCarFields', () => {
  it('holds price, status, sold, reserved and photos_count [D-39]', () => {
    expect(pickCarFields(car)).toEqual({
      price: 34_990,
      status: 'in_stock',
      sold: false,
      reserved: false,
      photos_count: 8,
    })
    expect(pickCarFields(car, true).sold).toBe(true)
    expect(pickCarFields({ ...car, tag: 'Sold' }).sold).toBe(true)
    expect(pickCarFields({ ...car, offer_price: 33_990 }).price).toBe(33_990)
  })
})

describe('readViewAnswer', () => {
  const answer = { views: 12, car_fields: pickCarFields(car) }

  it('holds views and car_fields', () => {
    expect(readViewAnswer({ ...answer, more: 1 })).toEqual(answer)
  })

  it.each([
    null,
    'text',
    {},
    { views: 12 },
    { car_fields: answer.car_fields },
    { ...answer, views: '12' },
  ])('is nothing for %j', (body) => {
    expect(readViewAnswer(body)).toBeNull()
  })
})

describe('hasCarChanged', () => {
  const now = pickCarFields(car)

  it('is false while the page is right', () => {
    expect(hasCarChanged(now, { ...now })).toBe(false)
  })

  it.each<Partial<CarFields>>([
    { price: 33_990 },
    { price: null },
    { status: 'sold' },
    { sold: true },
    { reserved: true },
    { photos_count: 9 },
  ])('notices %j', (change) => {
    expect(hasCarChanged(now, { ...now, ...change })).toBe(true)
  })
})
