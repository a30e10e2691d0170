import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import { formatFinancePath, formatGatedPath, formatTradeInPath } from './car-links.ts'

const car = aCar({
  id: 40817,
  slug: '2021-mazda-cx-5-u20417',
  price: 34_990,
  offer_price: null,
  vin: 'JM0KF4WLA00417238',
  car_type: 'used',
  dealership_slug: 'harbour-mazda',
})

describe('formatTradeInPath', () => {
  it('is /cars/trade-in?car_id={id}', () => {
    expect(formatTradeInPath(car)).toBe('/cars/trade-in?car_id=40817')
  })
})

describe('formatFinancePath', () => {
  it('carries what is known of the car, then the anchor of the form', () => {
    expect(formatFinancePath(car, '/finance')).toBe(
      '/finance?preferredDealership=harbour-mazda&vehiclePriceBudget=34990&car_id=40817&car_type=used&vin=JM0KF4WLA00417238#finance-form',
    )
  })

  it('leaves out what the car does not say', () => {
    expect(formatFinancePath({ ...car, price: null, vin: null }, '/loans')).toBe(
      '/loans?preferredDealership=harbour-mazda&car_id=40817&car_type=used#finance-form',
    )
  })
})

describe('formatGatedPath', () => {
  it('keeps the whole target behind the sign-in', () => {
    const { pathname, searchParams } = new URL(
      formatGatedPath('/finance?car_id=1#finance-form', '/cars/x'),
      'https://site.test',
    )
    expect(pathname).toBe('/sign-in')
    expect(Object.fromEntries(searchParams)).toEqual({
      type: 'finance',
      redirect: '/finance?car_id=1#finance-form',
      back: '/cars/x',
    })
  })
})
