import type { Offer } from '@forecourt/tenant-config/model'
import { isPromoRunning } from './promo-placement.ts'

/** Address of the offers page. Source: `SITE-040` */
export const OFFERS_PATH = '/special-offers'

/**
 * The offers of a site that run now, in the order of its file: from the first moment of `from` to the end of
 * the day `until` in the time zone of the site, or to that very instant.
 * Source: `SITE-040`, `D-75`
 */
export const listRunningOffers = (
  { offers, timeZone }: { offers: readonly Offer[]; timeZone: string },
  now: Date,
): Offer[] =>
  offers.filter(({ from, until }) =>
    isPromoRunning({ start: from, expiry: until }, now.getTime(), timeZone),
  )

const dayWords = { day: 'numeric', month: 'long', year: 'numeric' } as const

const days = new Map<string, Intl.DateTimeFormat>()

/* Cached, because making one costs more than all it is asked for on a page. */
function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const known = days.get(timeZone)
  if (known) return known
  // oxlint-disable-next-line forecourt/formatter-at-module-scope -- one for each time zone
  const format = new Intl.DateTimeFormat('en-AU', { timeZone, ...dayWords })
  days.set(timeZone, format)
  return format
}

/** "Ends 31 January 2027", the last day in the time zone of the site; null for an offer without an end. */
export function formatOfferEnd({ until }: Pick<Offer, 'until'>, timeZone: string): string | null {
  if (until === null) return null
  const isDay = until.length === 'YYYY-MM-DD'.length
  // A day without a time is that day wherever the dealer is.
  const format = dayFormatOf(isDay ? 'UTC' : timeZone)
  return `Ends ${format.format(new Date(until))}`
}
