import { findTimeZone } from '@forecourt/tenant-config/model'
import { groupBy } from './group-by.ts'
import type { Location } from './location.ts'
import { formatHours, intervalsOn } from './opening-intervals.ts'
import type { SpecialDay } from './special-day.ts'
import { readWallClock } from './time-zone.ts'

/** A coming day whose hours differ, as visitors read it. */
export interface ComingSpecialDay {
  /** Calendar date, YYYY-MM-DD. */
  date: string
  /** "Friday 25 December 2026" */
  dateText: string
  /** Why the day differs; null when nobody said. */
  name: string | null
  /** "8:30 am - 1:00 pm", several joined with ", ", or "Closed". */
  text: string
  /** Names of the locations it is for; empty for all that are shown. */
  places: readonly string[]
}

const dates = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', dateStyle: 'full' })

/** Special days of a location from today on; its own go before those for all. */
export function listComingDays(
  location: Pick<Location, 'address' | 'special_days'>,
  now: Date,
): SpecialDay[] {
  const { date: today } = readWallClock(now, findTimeZone(location.address.state))
  const own = new Set(
    location.special_days.filter(({ locationId }) => locationId !== null).map(({ date }) => date),
  )
  return location.special_days.filter(
    ({ date, locationId }) => date >= today && (locationId !== null || !own.has(date)),
  )
}

interface DayAtPlace {
  place: Location
  day: SpecialDay
}

/**
 * Coming days of locations whose hours differ, today among them, by date; a day with the same hours at all of them
 * comes once.
 * Source: LOC-020, D-71
 */
export function listSpecialDays(locations: readonly Location[], now: Date): ComingSpecialDay[] {
  const entries = locations.flatMap((place) =>
    listComingDays(place, now).map((day): DayAtPlace => ({ place, day })),
  )
  const ofDate = groupBy(entries, ({ day }) => day.date)
  return [...ofDate]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([date, ofDay]) => listHoursOf(date, ofDay, locations.length))
}

/** The different hours of one day; a location counts by its first entry. */
function listHoursOf(
  date: string,
  ofDay: readonly DayAtPlace[],
  locationCount: number,
): ComingSpecialDay[] {
  const first = [...groupBy(ofDay, ({ place }) => place.id).values()].flatMap(
    ([entry]) => entry ?? [],
  )
  const hours = first.map(({ place, day }) => ({
    place: place.name,
    name: day.name,
    text: formatHours(intervalsOn(place, date)),
  }))
  const dateText = dates.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
  const alike = groupBy(hours, ({ name, text }) => `${name}\n${text}`)
  return [...alike.values()].map((same) => ({
    date,
    dateText,
    name: same[0]?.name ?? null,
    text: same[0]?.text ?? '',
    places: same.length === locationCount ? [] : [...new Set(same.map(({ place }) => place))],
  }))
}
