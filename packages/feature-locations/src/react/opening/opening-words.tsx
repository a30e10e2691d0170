import {
  findHoursToday,
  formatHoursToday,
  formatOpeningPhases,
  listOpeningPhases,
  type OpeningPlace,
} from '../../model/index.ts'

export interface OpeningWordsProps {
  /** Location whose hours they are. */
  location: OpeningPlace
  /** Any instant of today; a page may be read later. */
  now: Date
  /** Further class names. Default none. */
  className?: string
}

/**
 * The hours of today by the name of the day, which stay true on a page that is cached. They carry the words of
 * two days, so that `connectOpeningWords` says "Open until 5:30 pm" or "Closes in 40 minutes" of the very minute.
 * Without hours there is nothing.
 */
export function OpeningWords({ location, now, className }: OpeningWordsProps) {
  const today = findHoursToday(location, now)
  if (!today) return null
  const phases = formatOpeningPhases(listOpeningPhases(location, now))
  return (
    <span className={className} data-opening={phases ?? undefined}>
      {formatHoursToday(today)}
    </span>
  )
}
