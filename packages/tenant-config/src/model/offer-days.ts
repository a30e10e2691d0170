import type { Offer } from './offers-config.ts'

/** Address of the offers page. */
export const OFFERS_PATH = '/special-offers'

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)

const calendars = new Map<string, Intl.DateTimeFormat>()

/* Cached, because making one costs more than all it is asked for on a page. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone)
  if (known) return known
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  // oxlint-disable-next-line forecourt/formatter-at-module-scope -- one for each time zone
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, ...digits })
  calendars.set(timeZone, calendar)
  return calendar
}

/** "2026-11-22" in a time zone; such days compare as text. */
const dayIn = (timeZone: string, now: Date): string => calendarOf(timeZone).format(now)

/**
 * True after the day `until` in a time zone, or after that very instant.
 * Source: `D-75`
 */
export function hasOfferEnded(
  { until }: Pick<Offer, 'until'>,
  timeZone: string,
  now: Date,
): boolean {
  if (until === null) return false
  return isDay(until) ? until < dayIn(timeZone, now) : Date.parse(until) < now.getTime()
}

/**
 * The offers of a site that run now, in the order of its file: from the first moment of `from` to the end of
 * the day `until` in the time zone of the site, or to that very instant.
 * Source: `SITE-040`, `D-75`
 */
export function listRunningOffers(
  { offers, timeZone }: { offers: readonly Offer[]; timeZone: string },
  now: Date,
): Offer[] {
  const today = dayIn(timeZone, now)
  const hasBegun = ({ from }: Offer) => from === null || from <= today
  return offers.filter((offer) => hasBegun(offer) && !hasOfferEnded(offer, timeZone, now))
}

const dayWords = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** "Ends 31 January 2027", the last day in the time zone of the site; null for an offer without an end. */
export function formatOfferEnd({ until }: Pick<Offer, 'until'>, timeZone: string): string | null {
  if (until === null) return null
  const day = isDay(until) ? until : dayIn(timeZone, new Date(until))
  return `Ends ${dayWords.format(new Date(`${day}T00:00:00Z`))}`
}
