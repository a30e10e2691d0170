import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  clampDate,
  dateForKey,
  dateProblem,
  formatDay,
  isIsoDate,
  weekdayOf,
  weeksOfMonth,
} from './iso-date.ts'

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

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-11-23', -12, '2025-11-23'],
  ])('takes %s by %i to %s', (date, count, expected) => {
    expect(addMonths(date, count)).toBe(expected)
  })
})

describe('weeksOfMonth', () => {
  it('begins on Monday and leaves the neighbours out', () => {
    const weeks = weeksOfMonth('2026-11-23')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks[5]?.slice(0, 2)).toEqual(['2026-11-30', null])
  })

  it('holds each day of a month once', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600, max: 600 }), (count) => {
        const date = addMonths('2026-01-15', count)
        const days = weeksOfMonth(date)
          .flat()
          .filter((day) => day !== null)
        expect(days[0]).toBe(`${date.slice(0, 7)}-01`)
        expect(days.at(-1)).toBe(addDays(addMonths(`${date.slice(0, 7)}-01`, 1), -1))
        expect(new Set(days).size).toBe(days.length)
      }),
    )
  })
})

describe('formatDay', () => {
  it('writes the day as it is said', () => {
    expect(formatDay('2026-11-23')).toBe('Monday 23 November 2026')
    expect(weekdayOf('2026-11-22')).toBe(6)
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
  const closedOnSundays = (date: string) => (weekdayOf(date) === 6 ? 'Closed on Sundays.' : null)

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

describe('dateForKey', () => {
  it.each([
    ['ArrowRight', false, '2026-11-26'],
    ['ArrowLeft', false, '2026-11-24'],
    ['ArrowDown', false, '2026-12-02'],
    ['ArrowUp', false, '2026-11-18'],
    ['Home', false, '2026-11-23'],
    ['End', false, '2026-11-29'],
    ['PageUp', false, '2026-10-25'],
    ['PageDown', false, '2026-12-25'],
    ['PageUp', true, '2025-11-25'],
    ['PageDown', true, '2027-11-25'],
    ['a', false, null],
  ])('leads from 25 November 2026 by %s (Shift %s) to %s', (key, shiftKey, expected) => {
    expect(dateForKey({ key, shiftKey }, '2026-11-25')).toBe(expected)
  })
})
