import { addDays, findWeekday, type IsoDate } from './iso-date.ts'
import { addMonths } from './iso-month.ts'

/** Grid a calendar shows: days of a month, months of a year or years of a decade. */
export type CalendarView = 'day' | 'month' | 'year'

/** First and last day of the page of a grid a day is on: its month, its year or its decade. */
export function findPage(
  view: CalendarView,
  date: IsoDate,
): readonly [first: IsoDate, last: IsoDate] {
  if (view === 'day') {
    const first = `${date.slice(0, 8)}01`
    return [first, addDays(addMonths(first, 1), -1)]
  }
  const year = date.slice(0, 4)
  const [from, to] =
    view === 'month' ? [year, year] : [`${year.slice(0, 3)}0`, `${year.slice(0, 3)}9`]
  return [`${from}-01-01`, `${to}-12-31`]
}

/** Months from one cell of a grid to the next, cells on a page, and the place of a day's cell on it. */
function findPlace(view: 'month' | 'year', date: IsoDate) {
  return view === 'month'
    ? { step: 1, count: 12, index: Number(date.slice(5, 7)) - 1 }
    : { step: 12, count: 10, index: Number(date.slice(3, 4)) }
}

/**
 * Day a key leads to where the calendar's machine would not: the ends of a week, a year or a decade,
 * and a page of months or years.
 * @returns null for any other key
 */
export function findKeyTarget(view: CalendarView, key: string, date: IsoDate): IsoDate | null {
  if (view === 'day') {
    const monday = addDays(date, -findWeekday(date))
    if (key === 'Home') return monday
    return key === 'End' ? addDays(monday, 6) : null
  }
  const { step, count, index } = findPlace(view, date)
  const cells: Readonly<Record<string, number>> = {
    Home: -index,
    End: count - 1 - index,
    PageUp: -count,
    PageDown: count,
  }
  const moved = cells[key]
  return moved === undefined ? null : addMonths(date, moved * step)
}
