/** A day as `2026-11-23`, without a time zone: the form of a native date input. */
export type IsoDate = string

const DAY_MS = 86_400_000

const weekdays = [
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

/** 0 for Monday to 6 for Sunday. */
export function findWeekday(date: IsoDate): number {
  return (new Date(timeOf(date)).getUTCDay() + 6) % 7
}

/** "Monday 23 November 2026". */
export function formatDay(date: IsoDate): string {
  const month = months[Number(date.slice(5, 7)) - 1]
  return `${weekdays[findWeekday(date)]} ${Number(date.slice(8))} ${month} ${date.slice(0, 4)}`
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
