import { describe, expect, it } from 'vitest'
import { findIneligibility, formatTypedKm, parseKm } from './trade-in-eligibility.ts'

describe('findIneligibility', () => {
  it('gives no estimate to a car over 7 years [LEAD-082]', () => {
    expect(findIneligibility({ year: 2018, km: 10 }, 2026)).toBe('age')
    expect(findIneligibility({ year: 2018, km: null }, 2026)).toBe('age')
  })

  it('gives no estimate to a car over 100,000 km [LEAD-083]', () => {
    expect(findIneligibility({ year: 2024, km: 100_001 }, 2026)).toBe('km')
  })

  it('still estimates a car of exactly 7 years and exactly 100,000 km [LEAD-084]', () => {
    expect(findIneligibility({ year: 2019, km: 100_000 }, 2026)).toBeNull()
  })

  it('estimates next year’s build', () => {
    expect(findIneligibility({ year: 2027, km: 0 }, 2026)).toBeNull()
  })
})

describe('parseKm', () => {
  it.each([
    ['45000', 45_000],
    ['45,000', 45_000],
    ['45 000 km', 45_000],
    [' 0 ', 0],
    ['100000kms', 100_000],
    [99_999, 99_999],
  ])('reads %j as %d', (typed, km) => {
    expect(parseKm(typed)).toBe(km)
  })

  it.each(['', '-1', '4.5', '45,00', '1e5', '2000001', 'lots', '0x10', null, Number.NaN, 0.5, -1])(
    'refuses %j',
    (typed) => {
      expect(parseKm(typed)).toBeNull()
    },
  )
})

describe('formatTypedKm', () => {
  it.each([
    ['999', '999'],
    ['1000', '1,000'],
    ['123456', '123,456'],
    ['45,000 km', '45,000'],
    ['', ''],
    ['many', 'many'],
    ['9999999', '9999999'],
  ])('writes %j as %j, with thousand separators [UI-012]', (typed, written) => {
    expect(formatTypedKm(typed)).toBe(written)
  })
})
