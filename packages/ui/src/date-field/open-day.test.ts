import { describe, expect, it } from 'vitest'
import { findWeekday } from './iso-date.ts'
import { findOpenDay, findOpeningDay, findVisitorsToday } from './open-day.ts'

const closedOnSundays = (date: string) => (findWeekday(date) === 6 ? 'Closed.' : null)

describe('findOpenDay', () => {
  it.each([
    ['the first day', '2026-11-01', '2026-11-30', {}, '2026-11-02'],
    [
      'the first within the limits',
      '2026-11-01',
      '2026-11-30',
      { min: '2026-11-23' },
      '2026-11-23',
    ],
    ['none after the limits', '2026-12-01', '2026-12-31', { max: '2026-11-30' }, null],
    ['none before the limits', '2026-10-01', '2026-10-31', { min: '2026-11-23' }, null],
    ['none where all are closed', '2026-11-29', '2026-11-29', {}, null],
  ])('gives %s', (_, from, to, limits, expected) => {
    expect(findOpenDay(from, to, { ...limits, reasonFor: closedOnSundays })).toBe(expected)
  })
})

describe('findOpeningDay', () => {
  it('is the chosen day', () => {
    expect(findOpeningDay('2026-11-25', '2026-11-20', { reasonFor: undefined })).toBe('2026-11-25')
  })

  it('is the first open day from today on', () => {
    const days = { min: '2026-11-22', reasonFor: closedOnSundays }
    expect(findOpeningDay('', '2026-11-20', days)).toBe('2026-11-23')
  })

  it('is the first day within the limits where none is open', () => {
    const days = { min: '2026-11-22', reasonFor: () => 'Closed.' }
    expect(findOpeningDay('', '2026-11-20', days)).toBe('2026-11-22')
  })
})

describe('findVisitorsToday', () => {
  it('is the day on the visitor’s own clock', () => {
    expect(findVisitorsToday(new Date(2026, 10, 23, 0, 5))).toBe('2026-11-23')
    expect(findVisitorsToday(new Date(2026, 10, 23, 23, 55))).toBe('2026-11-23')
  })
})
