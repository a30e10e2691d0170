import type { OpeningHour, StateCode } from '@forecourt/tenant-config/model'
import { describe, expect, it } from 'vitest'
import { aLocation } from '../testing/index.ts'
import { describeOpening, type SpecialDay } from './index.ts'

const entry = (weekday: number, more: Partial<OpeningHour> = {}): OpeningHour => ({
  weekday,
  status: 'Open',
  formated_hours: null,
  open: '08:30',
  close: '17:30',
  ...more,
})

const weekdays = [1, 2, 3, 4, 5].map((weekday) => entry(weekday))

const closedOn = (date: string, name: string | null): SpecialDay => ({
  date,
  name,
  status: 'Closed',
  open: null,
  close: null,
  locationId: null,
})

function aPlace({
  hours = weekdays,
  state = 'qld',
  days = [],
}: {
  hours?: OpeningHour[]
  state?: StateCode
  days?: SpecialDay[]
} = {}) {
  const location = aLocation()
  return {
    ...location,
    special_days: days,
    address: { ...location.address, state },
    contact_detail: { ...location.contact_detail, opening_hours: hours },
  }
}

/** An instant by the clock of Brisbane, which keeps no summer time. */
const at = (text: string) => new Date(`${text}:00+10:00`)

describe('describeOpening', () => {
  it('is true at each minute of a day [PLUS-082]', () => {
    const place = aPlace()
    for (const [time, words] of [
      ['2026-11-18T00:00', 'Opens at 8:30 am'],
      ['2026-11-18T08:29', 'Opens at 8:30 am'],
      ['2026-11-18T08:30', 'Open until 5:30 pm'],
      ['2026-11-18T16:29', 'Open until 5:30 pm'],
      ['2026-11-18T16:30', 'Closes in 60 minutes'],
      ['2026-11-18T16:50', 'Closes in 40 minutes'],
      ['2026-11-18T17:29', 'Closes in 1 minute'],
      ['2026-11-18T17:30', 'Opens tomorrow 8:30 am'],
      ['2026-11-20T17:30', 'Opens Monday 8:30 am'],
      ['2026-11-22T12:00', 'Opens tomorrow 8:30 am'],
    ] as const)
      expect([time, describeOpening(place, at(time))]).toEqual([time, words])
  })

  it('knows the clock of the state, summer time included [PLUS-082]', () => {
    const now = at('2026-11-18T16:00')
    expect(describeOpening(aPlace({ state: 'nsw' }), now)).toBe('Closes in 30 minutes')
    expect(describeOpening(aPlace({ state: 'wa' }), now)).toBe('Open until 5:30 pm')
  })

  it('closes between two stretches of a day [PLUS-082]', () => {
    const hours = [entry(3, { close: '12:00' }), entry(3, { open: '13:00' })]
    expect(describeOpening(aPlace({ hours }), at('2026-11-18T12:10'))).toBe('Opens at 1:00 pm')
    expect(describeOpening(aPlace({ hours }), at('2026-11-18T11:45'))).toBe('Closes in 15 minutes')
  })

  it('takes hours that go on past midnight as one stretch [PLUS-082]', () => {
    const evening = [4, 5, 6].map((weekday) => entry(weekday, { open: '18:00', close: '24:00' }))
    const night = [5, 6].map((weekday) => entry(weekday, { open: '00:00', close: '02:00' }))
    const place = aPlace({ hours: [...evening, ...night] })
    for (const [time, words] of [
      ['2026-11-19T18:00', 'Open until 2:00 am'],
      ['2026-11-19T23:30', 'Open until 2:00 am'],
      ['2026-11-20T00:30', 'Open until 2:00 am'],
      ['2026-11-20T01:30', 'Closes in 30 minutes'],
      ['2026-11-20T02:00', 'Opens at 6:00 pm'],
      ['2026-11-21T20:00', 'Open until 12:00 am'],
      ['2026-11-21T23:30', 'Closes in 30 minutes'],
    ] as const)
      expect([time, describeOpening(place, at(time))]).toEqual([time, words])
    const short = aPlace({ hours: [...evening, entry(5, { open: '00:00', close: '00:30' })] })
    expect(describeOpening(short, at('2026-11-19T23:45'))).toBe('Closes in 45 minutes')
  })

  it('tells a place that is open around the clock, and the end of such days [PLUS-082]', () => {
    const always = [0, 1, 2, 3, 4, 5, 6].map((day) => entry(day, { open: '00:00', close: '24:00' }))
    expect(describeOpening(aPlace({ hours: always }), at('2026-11-18T23:30'))).toBe('Open 24 hours')
    const place = aPlace({
      hours: always.slice(1),
      days: [{ ...closedOn('2026-11-21', null), status: 'Open', open: '00:00', close: '17:00' }],
    })
    for (const [time, words] of [
      ['2026-11-18T23:30', 'Open until Saturday 5:00 pm'],
      ['2026-11-20T09:00', 'Open until tomorrow 5:00 pm'],
      ['2026-11-21T09:00', 'Open until 5:00 pm'],
    ] as const)
      expect([time, describeOpening(place, at(time))]).toEqual([time, words])
  })

  it('names a special day and looks past it [PLUS-082]', () => {
    const place = aPlace({ days: [closedOn('2027-01-26', 'Australia Day')] })
    expect(describeOpening(place, at('2027-01-26T10:00'))).toBe(
      'Closed today for Australia Day. Opens tomorrow 8:30 am',
    )
    expect(describeOpening(place, at('2027-01-25T18:00'))).toBe('Opens Wednesday 8:30 am')
    const nameless = aPlace({ days: [closedOn('2027-01-26', null)] })
    expect(describeOpening(nameless, at('2027-01-26T10:00'))).toBe('Opens tomorrow 8:30 am')
  })

  it('says the date of an opening a week away, and nothing where none comes', () => {
    const days = [16, 17, 18, 19, 20, 23].map((day) => closedOn(`2026-11-${day}`, null))
    expect(describeOpening(aPlace({ days }), at('2026-11-16T10:00'))).toBe(
      'Opens Tuesday 24 November 8:30 am',
    )
    const hours = [entry(1, { status: 'Closed' })]
    expect(describeOpening(aPlace({ hours }), at('2026-11-16T10:00'))).toBeNull()
  })

  it('says nothing of hours no clock can be held against', () => {
    const text = entry(3, { open: null, close: null, formated_hours: 'By appointment' })
    expect(describeOpening(aPlace({ hours: [text] }), at('2026-11-18T10:00'))).toBeNull()
    expect(describeOpening(aPlace({ hours: [text] }), at('2026-11-17T10:00'))).toBeNull()
    expect(describeOpening(aPlace({ hours: [] }), at('2026-11-18T10:00'))).toBeNull()
  })
})
