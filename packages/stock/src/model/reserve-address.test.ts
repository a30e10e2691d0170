import { describe, expect, it } from 'vitest'
import { aCar } from '../testing/cars.ts'
import { reserveHref, reserveTemplate } from './reserve-address.ts'

const car = aCar({ id: 40817, slug: '2021-mazda-cx-5-u20417', stocknum: 'U 20417' })

describe('reserveHref', () => {
  it.each([
    ['checkout', '/cars/2021-mazda-cx-5-u20417/checkout'],
    ['buy-online', '/cars/2021-mazda-cx-5-u20417/buy-online'],
    ['/contact', '/contact'],
    [
      'https://pay.example.com/{id}?stock={stocknum}',
      'https://pay.example.com/40817?stock=U%2020417',
    ],
  ])('reserves at %s', (reservePath, href) => {
    expect(reserveHref(reserveTemplate(reservePath), car)).toBe(href)
  })

  it('has no address for a car that lacks what it names', () => {
    const template = reserveTemplate('https://pay.example.com/{stocknum}')
    expect(reserveHref(template, { ...car, stocknum: null })).toBeNull()
    expect(reserveHref(template, { ...car, stocknum: ' ' })).toBeNull()
  })
})
