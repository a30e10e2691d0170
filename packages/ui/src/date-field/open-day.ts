import { addDays, clampDate, type DateLimits, dateProblem, type IsoDate } from './iso-date.ts'

/** Days of a calendar that can be chosen. */
export interface OpenDays extends DateLimits {
  /** Why a day within the limits cannot be chosen, or null. Default: all can. */
  reasonFor: ((date: IsoDate) => string | null) | undefined
}

/** Days ahead of today that are looked at for one that can be chosen. */
const lookAheadDays = 60

/** First day from `from` to `to` that can be chosen, or null. */
export function findOpenDay(from: IsoDate, to: IsoDate, days: OpenDays): IsoDate | null {
  const last = clampDate(to, { max: days.max })
  for (let day = clampDate(from, { min: days.min }); day <= last; day = addDays(day, 1)) {
    if (dateProblem(day, days, days.reasonFor) === null) return day
  }
  return null
}

/** Day a calendar opens on: the chosen one, else the first one that can be chosen from `today` on. */
export function findOpeningDay(value: IsoDate, today: IsoDate, days: OpenDays): IsoDate {
  if (value !== '') return value
  const first = clampDate(today, days)
  return findOpenDay(first, addDays(first, lookAheadDays), days) ?? first
}

/** Today in the visitor's own time zone. */
export function findVisitorsToday(now: Date): IsoDate {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 10)
}
