import { isNoFact, nothing, type Parsed, parsed, unreadable } from './parsed.ts'

/** "0", "00/00/0000", "0000-00-00": a date that nobody filled in. */
const isBlankDate = (text: string): boolean => isNoFact(text) || /^[0/.-]+(?: [0:]+)?$/.test(text)

const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T].*)?$/
/** Unix seconds or milliseconds, as `Car.sold_date_timestamp` counts them (`D-16`). */
const unixTime = /^(\d{10})(?:\d{3})?$/
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T].*)?$/
const monthFirst = /^(\d{1,2})[/.-](\d{4})$/
const yearMonth = /^(\d{4})-(\d{1,2})$/

/**
 * A calendar day: "07/03/2021" (day first, as written in Australia) or "2021-03-07"; a time of day
 * after it is ignored. Unix time is the day it has in UTC.
 * @returns `YYYY-MM-DD`
 */
export function parseDayText(text: string): Parsed<string> {
  const trimmed = text.trim()
  if (isBlankDate(trimmed)) return nothing
  const seconds = unixTime.exec(trimmed)?.[1]
  if (seconds) return parsed(new Date(Number(seconds) * 1000).toISOString().slice(0, 10))
  const [, day, month, year] = dayFirst.exec(trimmed) ?? []
  const [, isoYear, isoMonth, isoDay] = yearFirst.exec(trimmed) ?? []
  const date = toDay(Number(year ?? isoYear), Number(month ?? isoMonth), Number(day ?? isoDay))
  return date === null ? unreadable('is not a date as dd/mm/yyyy') : parsed(date)
}

/** Hours the day of Sydney is ahead of UTC at most. */
const MAX_HOURS_AHEAD = 11

/**
 * A day that has come somewhere in Australia, read as `parseDayText` does: a sale of next year would keep the car among
 * those just sold until then.
 */
export function parsePastDayText(text: string, now: Date): Parsed<string> {
  const day = parseDayText(text)
  const today = new Date(now.getTime() + MAX_HOURS_AHEAD * 3_600_000).toISOString().slice(0, 10)
  return day.ok && day.value !== null && day.value > today ? unreadable('is in the future') : day
}

/**
 * A month: "03/2021", "2021-03", or any day of it.
 * @returns `YYYY-MM`
 */
export function parseMonthText(text: string): Parsed<string> {
  const trimmed = text.trim()
  if (isBlankDate(trimmed)) return nothing
  const [, month, year] = monthFirst.exec(trimmed) ?? []
  const [, isoYear, isoMonth] = yearMonth.exec(trimmed) ?? []
  const date = toDay(Number(year ?? isoYear), Number(month ?? isoMonth), 1)
  if (date !== null) return parsed(date.slice(0, 7))
  const day = parseDayText(trimmed)
  if (!day.ok) return unreadable('is not a month as mm/yyyy or a date as dd/mm/yyyy')
  return parsed(String(day.value).slice(0, 7))
}

/** `YYYY-MM-DD` as an Australian feed writes it, "07/03/2021". */
export function formatDayText(day: string): string {
  return day.split('-').toReversed().join('/')
}

function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (Number.isNaN(date.getTime()) || year < 1900 || year > 2100) return null
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}

/**
 * A model year.
 * @param latestYear the highest year accepted: next year's models are sold this year
 */
export function parseYearText(text: string, latestYear: number): Parsed<number> {
  const trimmed = text.trim()
  if (isNoFact(trimmed)) return nothing
  const year = Number(/^(\d{4})(?:\.0)?$/.exec(trimmed)?.[1])
  if (Number.isNaN(year)) return unreadable('is not a year of four digits')
  return year < 1900 || year > latestYear
    ? unreadable(`is not between 1900 and ${latestYear}`)
    : parsed(year)
}
