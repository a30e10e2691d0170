import { findLocationById, readWallClock } from '@forecourt/feature-locations/model'
import { findTimeZone, type Site } from '@forecourt/tenant-config/model'
import { formatTimeLabel, formatTimeText } from './appointment.ts'
import type { Lead } from './lead.ts'
import type { LeadAppointment } from './lead-store.ts'

/** Call that gives a time as a calendar file. Source: `PLUS-108` */
export const CALENDAR_PATH = '/api/appointments/calendar.ics'

/** A time that was booked, in words. */
export interface BookedAppointment {
  /** "Tuesday 24 November 2026, 9:30 am". */
  when: string
  /** Name of the location. */
  place: string
  /** Path and query of the calendar file. */
  calendarHref: string
}

const dayWords = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "Tuesday 24 November 2026" for a calendar date, YYYY-MM-DD. */
export const formatLongDay = (date: string): string =>
  dayWords.format(new Date(`${date}T00:00:00Z`)).replace(',', '')

/**
 * Place of a calendar entry among those of one visit: a later one takes the place of an earlier one, as RFC 5545 has
 * it. Whole seconds since the visit was asked for.
 */
const findSequence = (receivedAt: string, now: Date): number =>
  Math.max(Math.floor((now.getTime() - Date.parse(receivedAt)) / 1000), 0)

/**
 * A booked time in the words of its location; null for a location the site no longer has.
 * @param visit the lead it belongs to, by which a calendar knows the entry again when it is moved, and the present
 *   instant
 */
export function describeAppointment(
  site: Site,
  { locationId, startsAt }: Pick<LeadAppointment, 'locationId' | 'startsAt'>,
  { lead, now }: { lead: Pick<Lead, 'id' | 'received_at' | 'payload'>; now: Date },
): BookedAppointment | null {
  const place = findLocationById(site, locationId)
  if (!place) return null
  const { date, minutes } = readWallClock(new Date(startsAt), findTimeZone(place.address.state))
  const { car_id: carId } = lead.payload
  const query = new URLSearchParams({
    location_id: String(locationId),
    start: startsAt,
    visit: lead.id,
    sequence: String(findSequence(lead.received_at, now)),
    ...(carId !== null && { car_id: String(carId) }),
  })
  return {
    when: `${formatLongDay(date)}, ${formatTimeLabel(formatTimeText(minutes))}`,
    place: place.name,
    calendarHref: `${CALENDAR_PATH}?${query}`,
  }
}

/** Reads a stored one; `null` for anything else. */
export function readBookedAppointment(data: unknown): BookedAppointment | null {
  if (typeof data !== 'object' || data === null) return null
  const { when, place, calendarHref } = data as Record<string, unknown>
  const isWhole =
    typeof when === 'string' && typeof place === 'string' && typeof calendarHref === 'string'
  return isWhole && calendarHref.startsWith(`${CALENDAR_PATH}?`)
    ? { when, place, calendarHref }
    : null
}
