import { findTimeZone } from '@forecourt/tenant-config/model'
import {
  formatHours,
  type Interval,
  intervalsOn,
  type OpeningPlace,
  specialOn,
  weekdayNames,
} from './opening-intervals.ts'
import { addDays, findWeekday, readWallClock } from './time-zone.ts'

/** The hours of one day as visitors read them. */
export interface DayHours {
  /** Calendar date in the location's time zone, YYYY-MM-DD. */
  date: string
  /** Name of the weekday, such as "Monday". */
  weekdayName: string
  /** "8:30 am - 5:30 pm", several intervals joined with ", ", or "Closed". */
  text: string
  isClosed: boolean
  /** Why the day differs from other weeks; null when it does not or nobody said. */
  specialName: string | null
}

/** The hours of today, and whether it is open at this moment. */
export interface TodayHours extends DayHours {
  /** Null when the hours are free text that no clock can be held against. */
  isOpenNow: boolean | null
}

/**
 * The hours of the week that `now` falls into, Monday to Sunday, in the location's state time zone.
 * A special day replaces the ordinary hours of its date; a day without an entry is closed.
 * @returns null when the location has no hours at all, so that nothing is rendered
 * Source: D-71, LOC-027, LOC-028, LOC-030
 */
export function listWeekHours(place: OpeningPlace, now: Date): DayHours[] | null {
  if (place.contact_detail.opening_hours.length === 0) return null
  const { date, weekday } = readWallClock(now, findTimeZone(place.address.state))
  const monday = addDays(date, -((weekday + 6) % 7))
  return Array.from({ length: 7 }, (_, index) => hoursOn(place, addDays(monday, index)))
}

/**
 * Today's hours in the location's state time zone.
 * @returns null when the location has no hours at all
 * Source: D-71
 */
export function findHoursToday(place: OpeningPlace, now: Date): TodayHours | null {
  if (place.contact_detail.opening_hours.length === 0) return null
  const { date, minutes } = readWallClock(now, findTimeZone(place.address.state))
  return { ...hoursOn(place, date), isOpenNow: isOpenAt(intervalsOn(place, date), minutes) }
}

/**
 * "Wednesday 8:30 am - 5:30 pm" or "Wednesday closed (Christmas Day)": true whenever it is read, even on a page that
 * was made the day before.
 * Source: PLUS-082
 */
export function formatHoursToday({ weekdayName, isClosed, text, specialName }: DayHours): string {
  const why = specialName ? ` (${specialName})` : ''
  return `${weekdayName} ${isClosed ? 'closed' : text}${why}`
}

function hoursOn(place: OpeningPlace, date: string): DayHours {
  const intervals = intervalsOn(place, date)
  return {
    date,
    weekdayName: weekdayNames[findWeekday(date)] ?? '',
    text: formatHours(intervals),
    isClosed: intervals.length === 0,
    specialName: specialOn(place, date)[0]?.name ?? null,
  }
}

function isOpenAt(intervals: readonly Interval[], minutes: number): boolean | null {
  const isWithin = ({ openMinutes, closeMinutes }: Interval) =>
    openMinutes !== null &&
    closeMinutes !== null &&
    openMinutes <= minutes &&
    minutes < closeMinutes
  if (intervals.some(isWithin)) return true
  return intervals.some(
    ({ openMinutes, closeMinutes }) => openMinutes === null || closeMinutes === null,
  )
    ? null
    : false
}
