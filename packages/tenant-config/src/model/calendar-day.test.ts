import { describe, expect, it } from 'vitest'
import { isCalendarDay } from './calendar-day.ts'

describe('isCalendarDay', () => {
  it.each([
    ['2026-11-20', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['20/11/2026', false],
    ['', false],
  ])('takes %j for a day: %j', (text, isDay) => {
    expect(isCalendarDay(text)).toBe(isDay)
  })
})
