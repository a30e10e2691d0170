import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findKeyTarget, findPage } from './calendar-keys.ts'
import { addDays } from './iso-date.ts'
import { addMonths } from './iso-month.ts'

describe('findKeyTarget', () => {
  it.each([
    ['day', 'Home', '2026-11-25', '2026-11-23'],
    ['day', 'End', '2026-11-25', '2026-11-29'],
    ['day', 'PageDown', '2026-11-25', null],
    ['month', 'Home', '2026-11-25', '2026-01-25'],
    ['month', 'End', '2026-01-31', '2026-12-31'],
    ['month', 'PageUp', '2026-11-25', '2025-11-25'],
    ['month', 'PageDown', '2026-11-25', '2027-11-25'],
    ['month', 'ArrowLeft', '2026-11-25', null],
    ['year', 'Home', '2026-11-25', '2020-11-25'],
    ['year', 'End', '2024-02-29', '2029-02-28'],
    ['year', 'PageUp', '2026-11-25', '2016-11-25'],
    ['year', 'PageDown', '2026-11-25', '2036-11-25'],
  ] as const)('in the grid of a %s takes %s from %s to %s', (view, key, date, expected) => {
    expect(findKeyTarget(view, key, date)).toBe(expected)
  })
})

describe('findPage', () => {
  it.each([
    ['day', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['day', '2026-12-04', '2026-12-01', '2026-12-31'],
    ['month', '2026-12-04', '2026-01-01', '2026-12-31'],
    ['year', '2026-12-04', '2020-01-01', '2029-12-31'],
  ] as const)('of a %s with %s is %s to %s', (view, date, first, last) => {
    expect(findPage(view, date)).toEqual([first, last])
  })
})

describe('addMonths', () => {
  it('takes the last day of a month that is too short', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-12-31', -3)).toBe('2026-09-30')
    expect(addMonths('2026-11-15', 3)).toBe('2027-02-15')
  })

  it('comes back from any number of months but for the days a month does not have', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: -600, max: 600 }),
        (day, months) => {
          const date = addDays('2000-01-01', day)
          const back = addMonths(addMonths(date, months), -months)
          expect(back.slice(0, 7)).toBe(date.slice(0, 7))
          expect(back <= date).toBe(true)
          expect(date.slice(8) <= '28' ? back : date).toBe(date)
        },
      ),
    )
  })
})
