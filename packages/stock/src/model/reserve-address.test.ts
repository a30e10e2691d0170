import { describe, expect, it } from 'vitest'
import { aCar } from '../testing/cars.ts'
import { findReserveTemplate, formatReserveHref } from './reserve-address.ts'

const car = aCar({ id: 40817, slug: '2021-mazda-cx-5-u20417', stocknum: 'U 20417' })

describe('formatReserveHref', () => {
  it.each([
    ['checkout', '/cars/2021-mazda-cx-5-u20417/checkout'],
    ['buy-online', '/cars/2021-mazda-cx-5-u20417/buy-online'],
    ['/contact', '/contact'],
    [
      'https://pay.example.com/{id}?stock={stocknum}',
      'https://pay.example.com/40817?stock=U%2020417',
    ],
  ])('reserves at %s', (reservePath, href) => {
    expect(formatReserveHref(findReserveTemplate(reservePath), car)).toBe(href)
  })

  it('has no address for a car that lacks what it names', () => {
    const template = findReserveTemplate('https://pay.example.com/{stocknum}')
    expect(formatReserveHref(template, { ...car, stocknum: null })).toBeNull()
    expect(formatReserveHref(template, { ...car, stocknum: ' ' })).toBeNull()
  })
})
