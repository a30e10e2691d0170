import { describe, expect, it } from 'vitest'
import { readWallClock } from './index.ts'
import { addDays } from './time-zone.ts'

describe('readWallClock', () => {
  it('follows summer time where the state has it', () => {
    const summer = new Date('2026-12-31T13:30:00Z')
    expect(readWallClock(summer, 'Australia/Brisbane')).toEqual({
      date: '2026-12-31',
      weekday: 4,
      minutes: 1410,
    })
    expect(readWallClock(summer, 'Australia/Melbourne')).toEqual({
      date: '2027-01-01',
      weekday: 5,
      minutes: 30,
    })
    expect(readWallClock(new Date('2026-07-01T14:00:00Z'), 'Australia/Melbourne').minutes).toBe(0)
  })
})

describe('addDays', () => {
  it('crosses months, leap days and summer time', () => {
    expect([addDays('2028-02-28', 1), addDays('2028-03-01', -1), addDays('2026-10-03', 2)]).toEqual(
      ['2028-02-29', '2028-02-29', '2026-10-05'],
    )
  })
})
