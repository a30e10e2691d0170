import type { OpeningHour, StateCode } from '@forecourt/tenant-config/model'
import type { SpecialDay } from './special-day.ts'
import { findWeekday } from './time-zone.ts'

/** The part of a location that says when it is open; `Location` fits. */
export interface OpeningPlace {
  address: { state: StateCode }
  contact_detail: { opening_hours: readonly OpeningHour[] }
  special_days: readonly SpecialDay[]
}

/** A stretch of a day with open doors; null for a time that is free text. */
export interface Interval {
  text: string
  openMinutes: number | null
  closeMinutes: number | null
}

/** Names of the days, Sunday first. */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** A time of day such as "08:30" in 12-hour form, "8:30 am"; other text is given back as it is. */
export function formatTime(time: string): string {
  const minutes = parseMinutes(time)
  if (minutes === null) return time
  return formatMinutes(minutes)
}

/** A time of day in minutes since midnight in 12-hour form, "8:30 am". */
export function formatMinutes(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  const minute = String(minutes % 60).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`
}

/** Entries of a date that differs from other weeks; those of the location itself come first. */
export const specialOn = (place: OpeningPlace, date: string): SpecialDay[] => {
  const entries = place.special_days.filter((day) => day.date === date)
  const own = entries.filter(({ locationId }) => locationId !== null)
  return own.length > 0 ? own : entries
}

/** Open stretches of a date, the earliest first. */
export function intervalsOn(place: OpeningPlace, date: string): Interval[] {
  const special = specialOn(place, date)
  const entries =
    special.length > 0
      ? special.map((day) => ({ ...day, formated_hours: null }))
      : place.contact_detail.opening_hours.filter(({ weekday }) => weekday === findWeekday(date))
  return entries
    .filter(({ status }) => status === 'Open')
    .toSorted((a, b) => (parseMinutes(a.open) ?? 0) - (parseMinutes(b.open) ?? 0))
    .reduce(joinStretches, [])
    .map(toInterval)
}

/** Hours of a date as visitors read them: "8:30 am - 12:00 pm, 1:00 pm - 5:30 pm", or "Closed". */
export const formatHours = (intervals: readonly Interval[]): string =>
  intervals.length === 0 ? 'Closed' : intervals.map(({ text }) => text).join(', ')

type Hours = Omit<OpeningHour, 'weekday' | 'status'>

/** One stretch of those that meet or overlap: doors do not close in between. */
function joinStretches(earlier: readonly Hours[], next: Hours): Hours[] {
  const last = earlier.at(-1)
  const [end, start] = [minutesOf(last?.close, last), minutesOf(next.open, next)]
  const nextEnd = minutesOf(next.close, next)
  if (!last || end === null || start === null || nextEnd === null || start > end)
    return [...earlier, next]
  return [...earlier.slice(0, -1), nextEnd > end ? { ...last, close: next.close } : last]
}

/** Minutes of a time that is shown; null where other words stand in its place. */
const minutesOf = (time: string | null | undefined, hours: Hours | undefined): number | null =>
  hours?.formated_hours?.trim() ? null : parseMinutes(time ?? null)

function toInterval({ formated_hours, open, close }: Hours): Interval {
  const text = formated_hours?.trim() || rangeText(open, close)
  return { text, openMinutes: parseMinutes(open), closeMinutes: parseMinutes(close) }
}

function rangeText(open: string | null, close: string | null): string {
  if (open === null || close === null) return 'Open'
  // A whole day would read as no time at all, "12:00 am - 12:00 am".
  if (parseMinutes(open) === 0 && parseMinutes(close) === 24 * 60) return 'Open 24 hours'
  return `${formatTime(open)} - ${formatTime(close)}`
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
