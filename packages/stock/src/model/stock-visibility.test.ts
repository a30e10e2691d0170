import { describe, expect, it } from 'vitest'
import { aCar } from '../testing/cars.ts'
import { findSoldAtSeconds, isVisible, NEVER_SOLD_SECONDS } from './stock-visibility.ts'

const nowSeconds = 1_795_000_000
const nowMs = nowSeconds * 1000
const day = 86_400

const sold = (sold_date_timestamp: number | null) =>
  aCar({ status: 'sold', sold: true, sold_date_timestamp })

describe('isVisible', () => {
  it.each(['in_stock', 'coming_soon'] as const)('is true for status %s [SRCH-059]', (status) => {
    expect(isVisible(aCar({ status }), 3, nowMs)).toBe(true)
  })

  it.each([
    [3 * day, true],
    [3 * day + 1, false],
    [0, true],
  ])('of a car sold %d s ago is %s [SRCH-060]', (age, expected) => {
    expect(isVisible(sold(nowSeconds - age), 3, nowMs)).toBe(expected)
  })

  it('follows the configured window [SRCH-060]', () => {
    expect(isVisible(sold(nowSeconds - 5 * day), 5, nowMs)).toBe(true)
    expect(isVisible(sold(nowSeconds - 5 * day), 4, nowMs)).toBe(false)
  })

  it('is false for a sold car without a date, whatever the window [SRCH-060]', () => {
    expect(isVisible(sold(null), 3, nowMs)).toBe(false)
    expect(isVisible(sold(null), 100_000, nowMs)).toBe(false)
  })

  it('is false unless marked for the website [SRCH-061]', () => {
    expect(isVisible(aCar({ show_on_dealer_website: false }), 3, nowMs)).toBe(false)
    expect(isVisible({ ...sold(nowSeconds), show_on_dealer_website: false }, 3, nowMs)).toBe(false)
  })
})

describe('findSoldAtSeconds', () => {
  it.each([
    [nowSeconds, nowSeconds],
    [nowSeconds * 1000 + 999, nowSeconds],
    [1e11, 1e11],
    [1e11 + 1000, 1e8 + 1],
    [null, 0],
  ])('reads %s as %d [D-16]', (stamp, seconds) => {
    expect(findSoldAtSeconds(sold(stamp))).toBe(seconds)
  })

  it('is later than any date for a car that is not sold', () => {
    expect(findSoldAtSeconds(aCar({ sold_date_timestamp: 5 }))).toBe(NEVER_SOLD_SECONDS)
  })
})
