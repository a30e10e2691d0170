import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import { formatBadgeLine, formatCarTitle, formatPageTitle } from './car-title.ts'

describe('formatCarTitle', () => {
  it.each([
    [2021, '2021 Toyota Corolla'],
    [null, 'Toyota Corolla'],
  ])('of a car of %j is %j', (year, title) => {
    expect(formatCarTitle(aCar({ year, make: 'Toyota', model: 'Corolla' }))).toBe(title)
  })
})

describe('formatBadgeLine', () => {
  it.each([
    ['Ascent Sport', 'MZEA12R', 'Ascent Sport MZEA12R'],
    ['Ascent Sport', null, 'Ascent Sport'],
    [null, 'MZEA12R', 'MZEA12R'],
    [' ', null, ''],
    [null, null, ''],
  ])('of badge %j and series %j is %j', (badge, series, line) => {
    expect(formatBadgeLine({ badge, series })).toBe(line)
  })
})

describe('formatPageTitle', () => {
  const car = { name: '2026 Ford Ranger XLT', colour: 'Meteor Grey', stocknum: 'FD20629' }
  it.each([
    [car, '2026 Ford Ranger XLT, Meteor Grey, stock FD20629 | Harbour'],
    [{ ...car, colour: null }, '2026 Ford Ranger XLT, stock FD20629 | Harbour'],
    [{ ...car, colour: null, stocknum: null }, '2026 Ford Ranger XLT | Harbour'],
  ])('of %j is %j [PLUS-054]', (one, title) => {
    expect(formatPageTitle(one, { name: 'Harbour' })).toBe(title)
  })
})
