import type { OpeningHour, StateCode } from '@forecourt/tenant-config/model'
import type { SpecialDay } from './special-day.ts'
import { addDays, findTimeZone, findWeekday, readWallClock } from './time-zone.ts'

/** The part of a location that says when it is open; `Location` fits. */
export interface OpeningPlace {
  address: { state: StateCode }
  contact_detail: { opening_hours: readonly OpeningHour[] }
  special_days: readonly SpecialDay[]
}

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

interface Interval {
  text: string
  openMinutes: number | null
  closeMinutes: number | null
}

const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

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

/** "Today 8:30 am - 5:30 pm" or "Closed today": true at every minute of the day. */
export function formatHoursToday({ isClosed, text }: TodayHours): string {
  return isClosed ? 'Closed today' : `Today ${text}`
}

/** A time of day such as "08:30" in 12-hour form, "8:30 am"; other text is given back as it is. */
export function formatTime(time: string): string {
  const minutes = parseMinutes(time)
  if (minutes === null) return time
  const hour = Math.floor(minutes / 60)
  const minute = String(minutes % 60).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`
}

function hoursOn(place: OpeningPlace, date: string): DayHours {
  const intervals = intervalsOn(place, date)
  return {
    date,
    weekdayName: weekdayNames[findWeekday(date)] ?? '',
    text: intervals.length === 0 ? 'Closed' : intervals.map(({ text }) => text).join(', '),
    isClosed: intervals.length === 0,
    specialName: specialOn(place, date)[0]?.name ?? null,
  }
}

const specialOn = (place: OpeningPlace, date: string): SpecialDay[] => {
  const entries = place.special_days.filter((day) => day.date === date)
  const own = entries.filter(({ locationId }) => locationId !== null)
  return own.length > 0 ? own : entries
}

function intervalsOn(place: OpeningPlace, date: string): Interval[] {
  const special = specialOn(place, date)
  const entries =
    special.length > 0
      ? special.map((day) => ({ ...day, formated_hours: null }))
      : place.contact_detail.opening_hours.filter(({ weekday }) => weekday === findWeekday(date))
  return entries
    .filter(({ status }) => status === 'Open')
    .map(toInterval)
    .toSorted((a, b) => (a.openMinutes ?? 0) - (b.openMinutes ?? 0))
}

function toInterval({
  formated_hours,
  open,
  close,
}: Omit<OpeningHour, 'weekday' | 'status'>): Interval {
  const text = formated_hours?.trim() || rangeText(open, close)
  return { text, openMinutes: parseMinutes(open), closeMinutes: parseMinutes(close) }
}

const rangeText = (open: string | null, close: string | null): string =>
  open === null || close === null ? 'Open' : `${formatTime(open)} - ${formatTime(close)}`

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

/** Minutes since midnight of "8:30", "08:30", "08:30:00" or "5:30 pm"; null for other text. */
function parseMinutes(time: string | null): number | null {
  const match = time?.trim().match(/^(\d{1,2})[:.](\d{2})(?::\d{2})?\s*([ap])?\.?m?\.?$/i)
  if (!match) return null
  const half = match[3]?.toLowerCase()
  const hour =
    half === undefined ? Number(match[1]) : (Number(match[1]) % 12) + (half === 'p' ? 12 : 0)
  const minute = Number(match[2])
  return hour > 24 || minute > 59 ? null : hour * 60 + minute
}
