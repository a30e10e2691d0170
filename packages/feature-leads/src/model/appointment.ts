import { addDays, type Location, readWallClock } from '@forecourt/feature-locations/model'
import { findTimeZone } from '@forecourt/tenant-config/model'

/** Times of one day a visit can be asked for. */
export interface AppointmentDay {
  /** Calendar date at the location, YYYY-MM-DD. */
  date: string
  /** Times of day at the location, HH:MM in 24 hours, in order. */
  times: readonly string[]
}

/** Times that are offered. Source: `D-66` */
export const appointmentRule = {
  /** Days from today, today included. */
  days: 28,
  /** Minutes from now to the first time. */
  leadMinutes: 120,
  /** Minutes between two times, which begin at full hours, and before closing. */
  lengthMinutes: 60,
} as const

/** The part of a location that says when it is open. */
export type AppointmentPlace = Pick<Location, 'address' | 'contact_detail' | 'special_days'>

/**
 * Days with a time left at a location: every full hour from opening on, the last an hour before
 * closing, the first at least two hours ahead. Closed days, special ones too, are left out. Hours
 * that are free text give no times.
 * @param taken times that are no longer free, as `formatTimeKey` writes them. Default none
 * Source: `D-66`, `LEAD-037`
 */
export function listAppointmentDays(
  place: AppointmentPlace,
  now: Date,
  taken: ReadonlySet<string> = nothingTaken,
): AppointmentDay[] {
  return listOpenDays(place, now)
    .map(({ date, times }) => ({
      date,
      times: times.filter((time) => !taken.has(formatTimeKey(date, time))),
    }))
    .filter(({ times }) => times.length > 0)
}

const nothingTaken: ReadonlySet<string> = new Set()

/** "2026-11-24 09:00": a time of a day at a location. */
export const formatTimeKey = (date: string, time: string): string => `${date} ${time}`

/** Every time of the days ahead at a location, free or not; a day may have none. */
export function listOpenDays(place: AppointmentPlace, now: Date): AppointmentDay[] {
  const { date: today, minutes } = readWallClock(now, findTimeZone(place.address.state))
  return Array.from({ length: appointmentRule.days }, (_, index) => addDays(today, index)).map(
    (date) => {
      const earliest = date === today ? minutes + appointmentRule.leadMinutes : 0
      return { date, times: timesOn(place, date, earliest) }
    },
  )
}

function timesOn(place: AppointmentPlace, date: string, earliest: number): string[] {
  return openingsOn(place, date)
    .flatMap(({ open, close }) => startsWithin(parseTimeText(open), parseTimeText(close)))
    .filter((start) => start >= earliest)
    .toSorted((a, b) => a - b)
    .map(formatTimeText)
}

function startsWithin(open: number, close: number): number[] {
  const { lengthMinutes } = appointmentRule
  const first = Math.ceil(open / lengthMinutes) * lengthMinutes
  const count = Math.max(0, Math.floor((close - first) / lengthMinutes))
  return Array.from({ length: count }, (_, index) => first + index * lengthMinutes)
}

interface Opening {
  open: string
  close: string
}

/** A special day of the location itself counts before one of all locations, and both before the week. */
function openingsOn(place: AppointmentPlace, date: string): Opening[] {
  const special = place.special_days.filter((day) => day.date === date)
  const own = special.filter(({ locationId }) => locationId !== null)
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const ordinary = place.contact_detail.opening_hours.filter((hour) => hour.weekday === weekday)
  const entries = own.length > 0 ? own : special.length > 0 ? special : ordinary
  return entries.flatMap(({ status, open, close }) =>
    status === 'Open' && open !== null && close !== null ? [{ open, close }] : [],
  )
}

/** Minutes since midnight of "09:30". */
export const parseTimeText = (time: string): number => {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** "09:30" for 570 minutes since midnight. */
export const formatTimeText = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/**
 * The times to choose from on a day; every time of any day, in order, while no day is chosen.
 * @param date YYYY-MM-DD, or '' for none
 */
export function listTimes(days: readonly AppointmentDay[], date: string): readonly string[] {
  if (date !== '') return days.find((day) => day.date === date)?.times ?? []
  return [...new Set(days.flatMap(({ times }) => times))].toSorted()
}

/** "9:30 am" for "09:30". */
export function formatTimeLabel(time: string): string {
  const minutes = parseTimeText(time)
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${twoDigits(minutes % 60)} ${hour % 24 < 12 ? 'am' : 'pm'}`
}
