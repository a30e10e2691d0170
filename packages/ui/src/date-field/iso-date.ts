/** A day as `2026-11-23`, without a time zone: the form of a native date input. */
export type IsoDate = string

const DAY_MS = 86_400_000

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const timeOf = (date: IsoDate) => Date.parse(`${date}T00:00:00Z`)
const isoOf = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10)

/** True for a day of the calendar, written whole: not for `2026-02-30` or an empty text. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = timeOf(text)
  return !Number.isNaN(time) && isoOf(time) === text
}

/** Day so many days on. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return isoOf(timeOf(date) + days * DAY_MS)
}

/** Same day so many months on, or that month's last one: a month after 31 January is 28 February. */
export function addMonths(date: IsoDate, count: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return isoOf(Date.UTC(year, month - 1 + count, Math.min(day, last)))
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: IsoDate): number {
  return (new Date(timeOf(date)).getUTCDay() + 6) % 7
}

/** First day of the month. */
export const startOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 7)}-01`

/** Weeks of a month from Monday to Sunday; null stands for days of its neighbours. */
export function weeksOfMonth(date: IsoDate): (IsoDate | null)[][] {
  const first = startOfMonth(date)
  const month = first.slice(0, 7)
  const start = addDays(first, -weekdayOf(first))
  const weeks = [0, 1, 2, 3, 4, 5].map((week) =>
    weekdays.map((_, day) => {
      const each = addDays(start, week * 7 + day)
      return each.startsWith(month) ? each : null
    }),
  )
  return weeks.filter((week) => week.some((day) => day !== null))
}

/** "Monday 23 November 2026". */
export function formatDay(date: IsoDate): string {
  return `${weekdays[weekdayOf(date)]} ${Number(date.slice(8))} ${formatMonth(date)}`
}

/** "November 2026". */
export function formatMonth(date: IsoDate): string {
  return `${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
}

/** Nearest day within the limits, both of which belong to it; an empty limit is none. */
export function clampDate(date: IsoDate, { min = '', max = '' }: DateLimits): IsoDate {
  if (min !== '' && date < min) return min
  return max !== '' && date > max ? max : date
}

export interface DateLimits {
  /** First day. Default none. */
  min?: IsoDate
  /** Last day. Default none. */
  max?: IsoDate
}

/** Why a day cannot be chosen, or null. `reasonFor` answers for days within the limits. */
export function dateProblem(
  date: IsoDate,
  { min = '', max = '' }: DateLimits,
  reasonFor?: (date: IsoDate) => string | null,
): string | null {
  if (!isIsoDate(date)) return null
  if (min !== '' && date < min) return `Choose ${formatDay(min)} or a later day.`
  if (max !== '' && date > max) return `Choose ${formatDay(max)} or an earlier day.`
  return reasonFor?.(date) ?? null
}

const dayKeys: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 7,
  ArrowUp: -7,
}

/**
 * Day a key leads to: arrows a day or a week, Home and End the ends of the week, Page Up and Page Down
 * a month, with Shift a year.
 * @returns null for any other key
 */
export function dateForKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  date: IsoDate,
): IsoDate | null {
  const days = dayKeys[key]
  if (days !== undefined) return addDays(date, days)
  if (key === 'Home') return addDays(date, -weekdayOf(date))
  if (key === 'End') return addDays(date, 6 - weekdayOf(date))
  if (key === 'PageUp') return addMonths(date, shiftKey ? -12 : -1)
  if (key === 'PageDown') return addMonths(date, shiftKey ? 12 : 1)
  return null
}
