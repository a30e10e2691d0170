import { findTimeZone } from '@forecourt/tenant-config/model'
import {
  formatMinutes,
  type Interval,
  intervalsOn,
  type OpeningPlace,
  specialOn,
  weekdayNames,
} from './opening-intervals.ts'
import { addDays, findWeekday, readWallClock } from './time-zone.ts'

/** Minutes before closing from which the words count down. */
const soonMinutes = 60

/** Days looked ahead for the next opening. */
const daysAhead = 14

/** Days without a closing after which a place counts as open around the clock. */
const openDays = 7

const dayMinutes = 24 * 60

/** "Monday 4 January". */
const dateFormat = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

interface TimedInterval extends Interval {
  openMinutes: number
  closeMinutes: number
}

const isTimed = (interval: Interval): interval is TimedInterval =>
  interval.openMinutes !== null && interval.closeMinutes !== null

/**
 * Words beside the hours of a location, true at that minute: "Open until 5:30 pm", "Closes in 40 minutes",
 * "Opens at 8:30 am", "Opens Monday 8:30 am"; on a special day "Closed today for Australia Day. Opens Wednesday
 * 8:30 am". Hours that go on past midnight are one stretch, "Open until 2:00 am" or "Open until Saturday 5:00 pm",
 * and without an end "Open 24 hours".
 * @param now an instant; the time of day is that of the location's state
 * @returns null without hours, with hours that are free text, and when no day of the next two weeks opens
 * Source: `PLUS-082`, `D-71`
 */
export function describeOpening(place: OpeningPlace, now: Date): string | null {
  if (place.contact_detail.opening_hours.length === 0) return null
  const { date, minutes } = readWallClock(now, findTimeZone(place.address.state))
  const today = intervalsOn(place, date)
  if (!today.every(isTimed)) return null
  const current = today.find(
    ({ openMinutes, closeMinutes }) => openMinutes <= minutes && minutes < closeMinutes,
  )
  if (current) return describeClosing(place, { date, minutes, closeMinutes: current.closeMinutes })
  const later = today.find(({ openMinutes }) => openMinutes > minutes)
  if (later) return `Opens at ${formatMinutes(later.openMinutes)}`
  const next = describeNextDay(place, date)
  const holiday = today.length === 0 ? specialOn(place, date)[0]?.name : null
  return next && holiday ? `Closed today for ${holiday}. ${next}` : next
}

interface OpenStretch {
  /** Calendar date it is, YYYY-MM-DD. */
  date: string
  /** Minutes since the midnight before: the time it is, and the end of the hours of that day. */
  minutes: number
  closeMinutes: number
}

function describeClosing(place: OpeningPlace, stretch: OpenStretch): string {
  const closing = findClosing(place, stretch)
  if (closing === null) return 'Open 24 hours'
  const remaining = closing - stretch.minutes
  if (remaining <= soonMinutes)
    return `Closes in ${remaining === 1 ? '1 minute' : `${remaining} minutes`}`
  return `Open until ${nameClosingDay(stretch.date, closing)}${formatMinutes(closing)}`
}

/** Today and the small hours that follow need no name. */
function nameClosingDay(date: string, closing: number): string {
  const ahead = Math.floor(closing / dayMinutes)
  if (closing < 1.5 * dayMinutes) return ''
  return ahead === 1 ? 'tomorrow ' : `${weekdayNames[findWeekday(addDays(date, ahead))]} `
}

/** Minutes from the midnight before the date to the closing, past midnight where hours go on; null for no end. */
function findClosing(place: OpeningPlace, { date, closeMinutes }: OpenStretch): number | null {
  let closing = closeMinutes
  for (let ahead = 1; closing === ahead * dayMinutes; ahead += 1) {
    if (ahead === openDays) return null
    const next = intervalsOn(place, addDays(date, ahead)).find(
      ({ openMinutes }) => openMinutes === 0,
    )
    closing += next?.closeMinutes ?? 0
  }
  return closing
}

function describeNextDay(place: OpeningPlace, date: string): string | null {
  for (let ahead = 1; ahead <= daysAhead; ahead += 1) {
    const day = addDays(date, ahead)
    const [first] = intervalsOn(place, day)
    if (!first) continue
    if (!isTimed(first)) return null
    const name = ahead === 1 ? 'tomorrow' : (weekdayNames[findWeekday(day)] ?? '')
    const time = formatMinutes(first.openMinutes)
    return ahead < 7
      ? `Opens ${name} ${time}`
      : `Opens ${dateFormat.format(new Date(`${day}T00:00:00Z`))} ${time}`
  }
  return null
}
