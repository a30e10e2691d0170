import { findLocationById } from '@forecourt/feature-locations/model'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { formatTimeLabel, listAppointmentDays, listTimes } from './appointment.ts'

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  open: '08:30',
  close: '12:00',
}))

function aPlace(changes: Parameters<typeof aSite>[0] = {}, opening_hours: object[] = weekdays) {
  const [location] = aSite().locations
  const locations = [
    { ...location, contact_detail: { ...location?.contact_detail, opening_hours } },
  ] as never
  const place = findLocationById(aSite({ ...changes, locations }), 1)
  if (!place) throw new Error('expected the location of the example site')
  return place
}

/** Monday 23 November 2026, 7:00 in Brisbane. */
const monday = new Date('2026-11-22T21:00:00Z')

describe('listAppointmentDays', () => {
  it('offers every full hour from opening on, the last an hour before closing', () => {
    const [day] = listAppointmentDays(aPlace(), new Date('2026-11-22T02:00:00Z'))
    expect(day).toEqual({ date: '2026-11-23', times: ['09:00', '10:00', '11:00'] })
  })

  it('starts at least two hours ahead by the clock of the location', () => {
    const timesAt = (instant: string) => listAppointmentDays(aPlace(), new Date(instant))[0]
    expect(timesAt('2026-11-22T23:00:00Z')).toEqual({ date: '2026-11-23', times: ['11:00'] })
    expect(timesAt('2026-11-22T23:01:00Z')).toMatchObject({ date: '2026-11-24' })
    const perth = { ...aPlace(), address: { ...aPlace().address, state: 'wa' as const } }
    expect(listAppointmentDays(perth, monday)[0]?.times).toEqual(['09:00', '10:00', '11:00'])
  })

  it('leaves out the days that are closed, and looks four weeks ahead', () => {
    const days = listAppointmentDays(aPlace(), monday)
    expect(days).toHaveLength(20)
    expect(days.map(({ date }) => date)).not.toContain('2026-11-28')
    expect(days.at(-1)?.date).toBe('2026-12-18')
  })

  it('keeps the special hours of a day before those of the week', () => {
    const specialHours = [
      { date: '2026-11-24', status: 'Closed' as const },
      { date: '2026-11-25', status: 'Open' as const, start_hour: '10:00', end_hour: '11:00' },
      { date: '2026-11-26', status: 'Closed' as const },
      {
        date: '2026-11-26',
        status: 'Open' as const,
        hours: { begin: '12:00', end: '14:00' },
        location_id: 1,
      },
    ]
    const days = new Map(
      listAppointmentDays(aPlace({ specialHours }), monday).map(({ date, times }) => [date, times]),
    )
    expect(days.has('2026-11-24')).toBe(false)
    expect(days.get('2026-11-25')).toEqual(['10:00'])
    expect(days.get('2026-11-26')).toEqual(['12:00', '13:00'])
  })

  it('offers nothing where nobody said when it is open', () => {
    expect(listAppointmentDays(aPlace({}, []), monday)).toEqual([])
    const words = [{ weekday: 1, status: 'Open', formated_hours: 'By appointment' }]
    expect(listAppointmentDays(aPlace({}, words), monday)).toEqual([])
  })
})

describe('listTimes', () => {
  const days = [
    { date: '2026-11-23', times: ['10:30', '11:30'] },
    { date: '2026-11-24', times: ['08:30', '10:30'] },
  ]
  it('gives the times of a day, none of an unknown one, and all before a day is chosen', () => {
    expect(listTimes(days, '2026-11-24')).toEqual(['08:30', '10:30'])
    expect(listTimes(days, '2026-11-25')).toEqual([])
    expect(listTimes(days, '')).toEqual(['08:30', '10:30', '11:30'])
  })
})

describe('formatTimeLabel', () => {
  it.each([
    ['00:00', '12:00 am'],
    ['09:05', '9:05 am'],
    ['12:00', '12:00 pm'],
    ['17:30', '5:30 pm'],
  ])('writes %s as %s', (time, label) => expect(formatTimeLabel(time)).toBe(label))
})
