import type { OpeningHour, StateCode } from '@forecourt/tenant-config/model'
import { describe, expect, it } from 'vitest'
import { aLocation } from '../testing/index.ts'
import { findHoursToday, formatTime, listWeekHours, type SpecialDay } from './index.ts'

const entry = (weekday: number, more: Partial<OpeningHour> = {}): OpeningHour => ({
  weekday,
  status: 'Open',
  formated_hours: null,
  open: '08:30',
  close: '17:30',
  ...more,
})

const special = (date: string, more: Partial<SpecialDay> = {}): SpecialDay => ({
  date,
  name: null,
  status: 'Closed',
  open: null,
  close: null,
  locationId: null,
  ...more,
})

const aPlace = (
  opening_hours: OpeningHour[],
  state: StateCode = 'qld',
  special_days: SpecialDay[] = [],
) => {
  const location = aLocation()
  return {
    ...location,
    special_days,
    address: { ...location.address, state },
    contact_detail: { ...location.contact_detail, opening_hours },
  }
}

/** Wednesday 18 November 2026, 11:00 in Brisbane, 12:00 in Sydney. */
const wednesday = new Date('2026-11-18T01:00:00Z')
const week = [entry(1), entry(2), entry(3), entry(4), entry(5), entry(6, { close: '12:00' })]
const texts = (place: ReturnType<typeof aPlace>, now = wednesday) =>
  listWeekHours(place, now)?.map(({ weekdayName, text }) => `${weekdayName} ${text}`)

describe('listWeekHours', () => {
  it('shows the week from Monday to Sunday [LOC-027]', () => {
    const days = listWeekHours(aPlace(week), wednesday)
    expect(days?.map(({ weekdayName }) => weekdayName)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ])
    expect(days?.map(({ date }) => date).slice(0, 1)).toEqual(['2026-11-16'])
    expect(days?.at(-1)?.date).toBe('2026-11-22')
  })

  it("shows 'Closed' for a closed day and for a day without an entry [LOC-028]", () => {
    const place = aPlace([entry(1), entry(2, { status: 'Closed' })])
    expect(texts(place)).toEqual([
      'Monday 8:30 am - 5:30 pm',
      'Tuesday Closed',
      'Wednesday Closed',
      'Thursday Closed',
      'Friday Closed',
      'Saturday Closed',
      'Sunday Closed',
    ])
  })

  it('gives nothing to render without any hours [LOC-030]', () => {
    expect(listWeekHours(aPlace([]), wednesday)).toBeNull()
    expect(findHoursToday(aPlace([]), wednesday)).toBeNull()
  })

  it('counts weekdays from 0 Sunday to 6 Saturday [DATA-032]', () => {
    const place = aPlace([entry(0, { open: '10:00' }), entry(6, { open: '09:00' })])
    expect(texts(place)?.slice(-2)).toEqual([
      'Saturday 9:00 am - 5:30 pm',
      'Sunday 10:00 am - 5:30 pm',
    ])
  })

  it('reads the statuses Open and Closed [DATA-033]', () => {
    const days = listWeekHours(aPlace([entry(1), entry(2, { status: 'Closed' })]), wednesday)
    expect(days?.slice(0, 2).map(({ isClosed }) => isClosed)).toEqual([false, true])
  })

  it('shows formated_hours when given, else open and close in 12-hour form [DATA-031]', () => {
    const place = aPlace([
      entry(1, { formated_hours: '8.30 till late' }),
      entry(2, { open: '00:00', close: '12:00' }),
      entry(3, { open: '12:30', close: '23:59' }),
    ])
    expect(texts(place)?.slice(0, 3)).toEqual([
      'Monday 8.30 till late',
      'Tuesday 12:00 am - 12:00 pm',
      'Wednesday 12:30 pm - 11:59 pm',
    ])
  })

  it('names a whole day, and no part of one [D-71]', () => {
    const place = aPlace([
      entry(1, { open: '00:00', close: '24:00' }),
      entry(2, { open: '18:00', close: '24:00' }),
      entry(3, { open: '00:00', close: '02:00' }),
    ])
    expect(texts(place)?.slice(0, 3)).toEqual([
      'Monday Open 24 hours',
      'Tuesday 6:00 pm - 12:00 am',
      'Wednesday 12:00 am - 2:00 am',
    ])
  })

  it('joins several intervals of a day with a comma, earliest first [D-71]', () => {
    const place = aPlace([
      entry(1, { open: '13:00', close: '17:00' }),
      entry(1, { close: '12:00' }),
    ])
    expect(texts(place)?.[0]).toBe('Monday 8:30 am - 12:00 pm, 1:00 pm - 5:00 pm')
  })

  it('is one stretch where intervals meet, overlap or come twice, and none where words stand [D-71]', () => {
    const place = aPlace([
      entry(1, { open: '12:00', close: '17:00' }),
      entry(1, { open: '08:00', close: '13:00' }),
      entry(1, { open: '09:00', close: '10:00' }),
      entry(2, { open: '08:00', close: '12:00' }),
      entry(2, { open: '12:00', close: '17:00' }),
      entry(3),
      entry(3),
      entry(4, { open: '08:00', close: '12:00', formated_hours: '8 to noon' }),
      entry(4, { open: '12:00', close: '17:00', formated_hours: 'then by appointment' }),
    ])
    expect(texts(place)?.slice(0, 4)).toEqual([
      'Monday 8:00 am - 5:00 pm',
      'Tuesday 8:00 am - 5:00 pm',
      'Wednesday 8:30 am - 5:30 pm',
      'Thursday 8 to noon, then by appointment',
    ])
  })

  it('replaces the hours of a special date in the shown week only [D-71]', () => {
    const place = aPlace(week, 'qld', [
      special('2026-11-17', { name: 'Stocktake' }),
      special('2026-11-19', { status: 'Open', open: '08:30', close: '20:00', name: 'Late night' }),
      special('2026-11-25'),
    ])
    expect(texts(place)?.slice(1, 4)).toEqual([
      'Tuesday Closed',
      'Wednesday 8:30 am - 5:30 pm',
      'Thursday 8:30 am - 8:00 pm',
    ])
    expect(listWeekHours(place, wednesday)?.map(({ specialName }) => specialName)).toEqual([
      null,
      'Stocktake',
      null,
      'Late night',
      null,
      null,
      null,
    ])
  })

  it("prefers a location's own special entry to one for all", () => {
    const place = aPlace(week, 'qld', [
      special('2026-11-18'),
      special('2026-11-18', { locationId: 1, status: 'Open', open: '09:00', close: '12:00' }),
    ])
    expect(texts(place)?.[2]).toBe('Wednesday 9:00 am - 12:00 pm')
  })
})

describe('findHoursToday', () => {
  it("takes the day from the clock of the location's state [D-71]", () => {
    const lateSunday = new Date('2026-11-15T13:30:00Z')
    const day = (state: StateCode) => findHoursToday(aPlace(week, state), lateSunday)?.weekdayName
    expect([day('qld'), day('nsw'), day('vic'), day('wa')]).toEqual([
      'Sunday',
      'Monday',
      'Monday',
      'Sunday',
    ])
  })

  it('is open from the opening minute up to the closing minute', () => {
    const isOpenAt = (time: string) =>
      findHoursToday(aPlace(week), new Date(`2026-11-18T${time}:00+10:00`))?.isOpenNow
    expect(['08:29', '08:30', '17:29', '17:30'].map(isOpenAt)).toEqual([false, true, true, false])
    expect(findHoursToday(aPlace(week), new Date('2026-11-22T12:00:00+10:00'))?.isOpenNow).toBe(
      false,
    )
  })

  it('says Open for an open day without times', () => {
    const place = aPlace([entry(3, { open: null, close: null })])
    expect(findHoursToday(place, wednesday)).toMatchObject({
      text: 'Open',
      isClosed: false,
      isOpenNow: null,
    })
  })

  it('does not guess whether free text means open', () => {
    const place = aPlace([entry(3, { formated_hours: 'By appointment', open: null, close: null })])
    expect(findHoursToday(place, wednesday)).toMatchObject({
      text: 'By appointment',
      isOpenNow: null,
    })
  })
})

describe('formatTime', () => {
  it('reads the ways feeds write a time and leaves other text alone', () => {
    expect(['8:30', '08:30:00', '5:30 pm', '12:00 am', '17.45', 'noon'].map(formatTime)).toEqual([
      '8:30 am',
      '8:30 am',
      '5:30 pm',
      '12:00 am',
      '5:45 pm',
      'noon',
    ])
  })
})
