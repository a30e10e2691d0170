import { addDays, type IsoDate } from './iso-date.ts'

/** First day of the month so many months on. */
function findMonthStart(date: IsoDate, months: number): IsoDate {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const year = String(Math.floor(count / 12)).padStart(4, '0')
  return `${year}-${String((count % 12) + 1).padStart(2, '0')}-01`
}

/** Same day so many months on, or the last of that month where it has no such day. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const day = `${findMonthStart(date, months).slice(0, 8)}${date.slice(8)}`
  const last = addDays(findMonthStart(date, months + 1), -1)
  return day < last ? day : last
}
