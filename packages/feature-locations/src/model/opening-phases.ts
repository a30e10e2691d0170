import { findTimeZone } from '@forecourt/tenant-config/model'
import { intervalsOn, type OpeningPlace } from './opening-intervals.ts'
import type { OpeningPhase } from './opening-schedule.ts'
import { describeOpening } from './opening-words.ts'
import { addDays, findInstant, readWallClock } from './time-zone.ts'

/** Days the phases reach, today included. */
const daysAhead = 2

/** Minutes before closing from which the words count down. */
const soonMinutes = 60

const countdown = /^(Closes in) \d+ minutes?$/

const dayMinutes = 24 * 60

/** Minutes of a day at which the words may change; hours of the next day may close soon before it begins. */
function turnsOf(place: OpeningPlace, date: string): number[] {
  const turns = [0, 1].flatMap((ahead) =>
    intervalsOn(place, addDays(date, ahead))
      .flatMap(({ openMinutes, closeMinutes }) =>
        openMinutes === null || closeMinutes === null
          ? []
          : [openMinutes, closeMinutes - soonMinutes, closeMinutes],
      )
      .map((minutes) => minutes + ahead * dayMinutes),
  )
  return [...new Set([0, ...turns])]
    .filter((minutes) => minutes >= 0 && minutes < dayMinutes)
    .toSorted((a, b) => a - b)
}

/**
 * Words beside the hours of a location from the beginning of today on for two days, for a page that is read later
 * than it was made; the last phase has none.
 * @param now any instant of today, on the clock of the location's state
 * @returns an empty list where there are no words at all
 * Source: PLUS-082
 */
export function listOpeningPhases(place: OpeningPlace, now: Date): OpeningPhase[] {
  const zone = findTimeZone(place.address.state)
  const { date } = readWallClock(now, zone)
  const phases = Array.from({ length: daysAhead }, (_, ahead) => addDays(date, ahead)).flatMap(
    (day) =>
      turnsOf(place, day).map((minutes) =>
        phaseAt(place, findInstant({ date: day, minutes }, zone)),
      ),
  )
  if (phases.every(({ text }) => text === '')) return []
  const end = phaseAt(place, findInstant({ date: addDays(date, daysAhead), minutes: 0 }, zone))
  const last = phases.at(-1)
  // A countdown that goes on past the end would count down to the end.
  const silent = last && last.text === end.text && hasCountdown(end) ? last : end
  return [
    ...phases.filter(({ fromMinutes }) => fromMinutes < silent.fromMinutes),
    { fromMinutes: silent.fromMinutes, text: '', isOpen: false },
  ].filter((phase, index, all) => phase.text !== all[index - 1]?.text)
}

const hasCountdown = ({ text }: OpeningPhase) => text.includes('{n}')

const toMinutes = (at: Date) => Math.floor(at.getTime() / 60_000)

function phaseAt(place: OpeningPlace, at: Date): OpeningPhase {
  const words = describeOpening(place, at) ?? ''
  return {
    fromMinutes: toMinutes(at),
    text: words.replace(countdown, '$1 {n}'),
    isOpen: words.startsWith('Open ') || countdown.test(words),
  }
}
