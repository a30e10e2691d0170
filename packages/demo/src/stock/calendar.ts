/** The day the demo feeds are written for, so that they are the same whenever they are made. */
export const TODAY = '2026-11-21'

const dayMs = 86_400_000

/** The day `days` after (or, negative, before) a day; both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/** The month `months` after a month; both `YYYY-MM`. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** "07/03/2027", as Australian feeds write a day. */
export function feedDay(day: string): string {
  return day.split('-').toReversed().join('/')
}

/** "03/2021", as build and compliance plates write a month. */
export function feedMonth(month: string): string {
  return month.split('-').toReversed().join('/')
}

const monthNames = [
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
]

/** "March 2027" of a day or month. */
export function monthInWords(day: string): string {
  return `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
}
