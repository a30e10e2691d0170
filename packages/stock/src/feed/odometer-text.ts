import { isNoFact, nothing, type Parsed, parsed, unreadable } from './parsed.ts'

const reading = /^(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d+)?\s*(?:kms?|kilomet(?:re|er)s?)?\.?$/i
/** "45.000": a decimal point, or the thousands of another country. */
const isAmbiguous = /^[1-9]\d{0,2}\.\d{3}(?!\d)/
const ordered = /^available to order$/i

/** Above this a reading is a typing mistake. */
const maxOdometerKm = 2_000_000

/**
 * An odometer reading: "12,345 km", "12345", "0". "-" and nothing are no reading; parts of a
 * kilometre are dropped. "45.000" is not guessed at.
 * @returns kilometres, 0 or more
 * Source: `PLUS-009`
 */
export function parseOdometerText(text: string): Parsed<number> {
  const trimmed = text.trim()
  if (isNoFact(trimmed) || ordered.test(trimmed)) return nothing
  const match = reading.exec(trimmed)
  if (!match || isAmbiguous.test(trimmed)) return unreadable('is not a distance in kilometres')
  const km = Number(match[1]?.replace(/[, ]/g, ''))
  return km > maxOdometerKm ? unreadable('is above 2,000,000 km') : parsed(km)
}
