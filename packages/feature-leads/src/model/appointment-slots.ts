import {
  addDays,
  findInstant,
  findLocationById,
  formatInstant,
  type Location,
  readWallClock,
} from '@forecourt/feature-locations/model'
import { findTimeZone, type Site } from '@forecourt/tenant-config/model'
import {
  type AppointmentDay,
  type AppointmentPlace,
  appointmentRule,
  formatTimeKey,
  formatTimeText,
  listAppointmentDays,
  listOpenDays,
  parseTimeText,
} from './appointment.ts'
import type { Enquiry } from './enquiry.ts'
import type { BookedTime, LeadAppointment } from './lead-store.ts'

/** Call that lists the times of a location. Source: `API-049`, `D-66` */
export const APPOINTMENTS_API_PATH = '/api/appointments'

/** A time of a location, as the call gives it. Source: `D-66` */
export interface AppointmentSlot {
  /** ISO 8601 with the offset of the location. */
  start: string
  end: string
  /** False where every place is taken. */
  available: boolean
}

/** Days and places the times of a location are listed by. */
export interface SlotQuery {
  /** First day, YYYY-MM-DD at the location. */
  from: string
  /** Days listed, from 1. */
  days: number
  booked: readonly BookedTime[]
  /** Appointments the location can give at one time. */
  capacity: number
}

const minuteMs = 60_000
const lengthMs = appointmentRule.lengthMinutes * minuteMs

/** Test drives a location can give at one time. Source: `D-66` */
export const findAppointmentCapacity = (
  { dealerships }: Pick<Site, 'dealerships'>,
  dealershipSlug: string,
): number => dealerships.find(({ slug }) => slug === dealershipSlug)?.appointmentCapacity ?? 1

/** Every time of a location in some days, free or not, as the call gives them. Source: `D-66` */
export function listAppointmentSlots(
  place: AppointmentPlace,
  now: Date,
  { from, days, booked, capacity }: SlotQuery,
): AppointmentSlot[] {
  const zone = findTimeZone(place.address.state)
  const taken = listTakenTimes(place, booked, capacity)
  const last = addDays(from, days - 1)
  return listOpenDays(place, now)
    .filter(({ date }) => date >= from && date <= last)
    .flatMap(({ date, times }) =>
      times.map((time) => {
        const start = findInstant({ date, minutes: parseTimeText(time) }, zone)
        return {
          start: formatInstant(start, zone),
          end: formatInstant(new Date(start.getTime() + lengthMs), zone),
          available: !taken.has(formatTimeKey(date, time)),
        }
      }),
    )
}

/** Times of a location whose places are all taken, as `formatTimeKey` writes them. */
export function listTakenTimes(
  place: Pick<AppointmentPlace, 'address'>,
  booked: readonly BookedTime[],
  capacity: number,
): ReadonlySet<string> {
  const full = booked.filter(({ count }) => count >= capacity)
  return new Set(full.map(({ startsAt }) => formatStartKey(place, startsAt)))
}

/** An instant by the clock of a location, as `formatTimeKey` writes it. */
export function formatStartKey(
  { address }: Pick<AppointmentPlace, 'address'>,
  startsAt: Date,
): string {
  const { date, minutes } = readWallClock(startsAt, findTimeZone(address.state))
  return formatTimeKey(date, formatTimeText(minutes))
}

/** Days with a time left at a location, without those whose places are all taken. Source: `D-66`, `PLUS-108` */
export const listFreeDays = (
  site: Pick<Site, 'dealerships'>,
  place: AppointmentPlace & { dealership_slug: string },
  now: Date,
  booked: readonly BookedTime[],
): AppointmentDay[] => {
  const capacity = findAppointmentCapacity(site, place.dealership_slug)
  return listAppointmentDays(place, now, listTakenTimes(place, booked, capacity))
}

/** The place a visit is asked for: the one that was chosen, else the one the vehicle stands at. Source: `LEAD-038` */
export function findVisitPlace(
  site: Site,
  { distribution_location, location_id }: VisitWish,
): Location | null {
  const chosen = site.locations.find(({ slug }) => slug === distribution_location)
  return findLocationById(site, chosen?.id ?? location_id)
}

/** Fields of an enquiry that say where. */
export type VisitWish = Partial<Pick<Enquiry, 'distribution_location'>> &
  Pick<Enquiry, 'location_id'>

/**
 * The time an enquiry takes: day and time of a place of the site; null without one of them, which is a wish
 * nobody else has to wait for.
 */
export function findLeadAppointment(site: Site, wish: AppointmentWish): LeadAppointment | null {
  const { appointment_date: date, appointment_time: time } = wish
  const place = findVisitPlace(site, wish)
  if (!place || !date || !time) return null
  const zone = findTimeZone(place.address.state)
  return {
    locationId: place.id,
    startsAt: findInstant({ date, minutes: parseTimeText(time) }, zone).toISOString(),
    capacity: findAppointmentCapacity(site, place.dealership_slug),
  }
}

/** Fields of an enquiry that say when and where. */
export type AppointmentWish = Partial<Pick<Enquiry, 'appointment_date' | 'appointment_time'>> &
  VisitWish
