import { describe, expect, it } from 'vitest'
import { findInstant, formatInstant, readWallClock } from './index.ts'
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

describe('findInstant and formatInstant', () => {
  it.each([
    [
      '2026-11-24',
      570,
      'Australia/Brisbane',
      '2026-11-23T23:30:00.000Z',
      '2026-11-24T09:30:00+10:00',
    ],
    [
      '2026-11-24',
      570,
      'Australia/Adelaide',
      '2026-11-23T23:00:00.000Z',
      '2026-11-24T09:30:00+10:30',
    ],
    [
      '2026-07-01',
      0,
      'Australia/Melbourne',
      '2026-06-30T14:00:00.000Z',
      '2026-07-01T00:00:00+10:00',
    ],
    // Summer time begins at two on the 4th of October and ends at three on the 4th of April.
    [
      '2026-10-04',
      119,
      'Australia/Sydney',
      '2026-10-03T15:59:00.000Z',
      '2026-10-04T01:59:00+10:00',
    ],
    [
      '2026-10-04',
      180,
      'Australia/Sydney',
      '2026-10-03T16:00:00.000Z',
      '2026-10-04T03:00:00+11:00',
    ],
    ['2027-04-04', 60, 'Australia/Sydney', '2027-04-03T14:00:00.000Z', '2027-04-04T01:00:00+11:00'],
    [
      '2027-04-04',
      240,
      'Australia/Sydney',
      '2027-04-03T18:00:00.000Z',
      '2027-04-04T04:00:00+10:00',
    ],
  ])('say %s, %d minutes in %s as one moment [API-049]', (date, minutes, zone, utc, text) => {
    const at = findInstant({ date, minutes }, zone)
    expect([at.toISOString(), formatInstant(at, zone)]).toEqual([utc, text])
    expect(readWallClock(at, zone)).toMatchObject({ date, minutes })
  })

  it('write an offset west of Greenwich', () => {
    expect(formatInstant(new Date('2026-11-24T12:00:00Z'), 'America/St_Johns')).toBe(
      '2026-11-24T08:30:00-03:30',
    )
  })
})

describe('addDays', () => {
  it('crosses months, leap days and summer time', () => {
    expect([addDays('2028-02-28', 1), addDays('2028-03-01', -1), addDays('2026-10-03', 2)]).toEqual(
      ['2028-02-29', '2028-02-29', '2026-10-05'],
    )
  })
})
