import { findLocationById } from '@forecourt/feature-locations/model'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import {
  findAppointmentCapacity,
  findLeadAppointment,
  listAppointmentSlots,
  listFreeDays,
} from './appointment-slots.ts'

const [location] = aSite().locations
const opening_hours = [2, 3].map((weekday) => ({
  weekday,
  status: 'Open',
  open: '09:00',
  close: '11:00',
}))
const site = aSite({
  locations: [
    { ...location, contact_detail: { ...location?.contact_detail, opening_hours } },
  ] as never,
})
const place = findLocationById(site, 1)!
/** Monday 23 November 2026, 7:00 in Brisbane. */
const now = new Date('2026-11-22T21:00:00Z')
const ten = { startsAt: new Date('2026-11-24T00:00:00Z'), count: 1 }

describe('listAppointmentSlots', () => {
  it('lists the hours of some days with the offset of the place, and which are free [API-049]', () => {
    const query = { from: '2026-11-24', days: 1, booked: [ten], capacity: 1 }
    expect(listAppointmentSlots(place, now, query)).toEqual([
      { start: '2026-11-24T09:00:00+10:00', end: '2026-11-24T10:00:00+10:00', available: true },
      { start: '2026-11-24T10:00:00+10:00', end: '2026-11-24T11:00:00+10:00', available: false },
    ])
    const dates = (from: string, days: number) =>
      new Set(
        listAppointmentSlots(place, now, { ...query, from, days }).map(({ start }) =>
          start.slice(0, 10),
        ),
      )
    expect(dates('2026-11-23', 2)).toEqual(new Set(['2026-11-24']))
    expect(dates('2026-11-24', 2)).toEqual(new Set(['2026-11-24', '2026-11-25']))
    expect(dates('2026-11-01', 7)).toEqual(new Set())
  })

  it('counts against the places a time has [PLUS-108]', () => {
    const free = (capacity: number, count: number) =>
      listAppointmentSlots(place, now, {
        from: '2026-11-24',
        days: 1,
        booked: [{ ...ten, count }],
        capacity,
      }).filter(({ available }) => available).length
    expect([free(2, 1), free(2, 2), free(1, 2)]).toEqual([2, 1, 1])
  })
})

describe('listFreeDays', () => {
  it('leaves taken times out, and days without any [PLUS-108]', () => {
    const nine = { startsAt: new Date('2026-11-23T23:00:00Z'), count: 1 }
    expect(listFreeDays(site, place, now, [ten])[0]).toEqual({
      date: '2026-11-24',
      times: ['09:00'],
    })
    expect(listFreeDays(site, place, now, [nine, ten])[0]?.date).toBe('2026-11-25')
  })
})

describe('findLeadAppointment', () => {
  const wish = { location_id: 1, appointment_date: '2026-11-24', appointment_time: '10:00' }
  it('is the moment of a day and a time at a place of the site', () => {
    expect(findLeadAppointment(site, wish)).toEqual({
      locationId: 1,
      startsAt: '2026-11-24T00:00:00.000Z',
      capacity: 1,
    })
  })

  it('is at the place that was chosen, by its own clock and capacity [LEAD-038]', () => {
    const perth = { ...place.address, state: 'wa' as const }
    const west = { ...place, id: 2, slug: 'west', address: perth }
    const both = { ...site, locations: [...site.locations, west] }
    expect(findLeadAppointment(both, { ...wish, distribution_location: 'west' })).toMatchObject({
      locationId: 2,
      startsAt: '2026-11-24T02:00:00.000Z',
    })
    expect(findLeadAppointment(both, { ...wish, distribution_location: '' })?.locationId).toBe(1)
  })

  it.each([
    { appointment_date: '' },
    { appointment_time: '' },
    { location_id: 99 },
    { location_id: null },
  ])('is none without one of them: %o', (change) => {
    expect(findLeadAppointment(site, { ...wish, ...change })).toBeNull()
  })
})

describe('findAppointmentCapacity', () => {
  it('is that of the dealership, else one [PLUS-108]', () => {
    const dealerships = [{ ...site.dealerships[0]!, slug: 'big', appointmentCapacity: 3 }]
    expect(findAppointmentCapacity({ dealerships }, 'big')).toBe(3)
    expect(findAppointmentCapacity({ dealerships }, 'other')).toBe(1)
    expect(findAppointmentCapacity(site, place.dealership_slug)).toBe(1)
  })
})
