import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, clampDate, dateProblem, findWeekday, formatDay, isIsoDate } from './iso-date.ts'

describe('isIsoDate', () => {
  it.each([
    ['2026-11-23', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('answers "%s" with %s', (text, expected) => {
    expect(isIsoDate(text)).toBe(expected)
  })
})

describe('addDays', () => {
  it('crosses months, years and the change of the clock', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
    expect(addDays('2026-10-03', 1)).toBe('2026-10-04')
  })

  it('goes back as far as it went', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
        expect(addDays(addDays('2026-11-23', days), -days)).toBe('2026-11-23')
      }),
    )
  })
})

describe('formatDay', () => {
  it('writes the day as it is said', () => {
    expect(formatDay('2026-11-23')).toBe('Monday 23 November 2026')
    expect(findWeekday('2026-11-22')).toBe(6)
    expect(formatDay('2026-11-22')).toBe('Sunday 22 November 2026')
  })
})

describe('clampDate', () => {
  it('keeps within both limits, which belong to it', () => {
    const limits = { min: '2026-11-23', max: '2026-12-20' }
    expect(clampDate('2026-11-22', limits)).toBe('2026-11-23')
    expect(clampDate('2026-11-23', limits)).toBe('2026-11-23')
    expect(clampDate('2026-12-21', limits)).toBe('2026-12-20')
    expect(clampDate('2020-01-01', {})).toBe('2020-01-01')
  })
})

describe('dateProblem', () => {
  const limits = { min: '2026-11-23', max: '2026-12-20' }
  const closedOnSundays = (date: string) => (findWeekday(date) === 6 ? 'Closed on Sundays.' : null)

  it.each([
    ['2026-11-22', 'Choose Monday 23 November 2026 or a later day.'],
    ['2026-11-23', null],
    ['2026-11-29', 'Closed on Sundays.'],
    ['2026-12-20', 'Closed on Sundays.'],
    ['2026-12-21', 'Choose Sunday 20 December 2026 or an earlier day.'],
    ['', null],
  ])('says of "%s": %s', (date, problem) => {
    expect(dateProblem(date, limits, closedOnSundays)).toBe(problem)
  })
})
