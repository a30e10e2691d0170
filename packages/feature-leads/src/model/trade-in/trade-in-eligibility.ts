import type { IneligibleReason } from './trade-in-provider.ts'

/** Oldest car that gets an estimate online, in years. Source: `LEAD-082`, `LEAD-084` */
export const OLDEST_VALUED_YEARS = 7

/** Most kilometres of a car that gets an estimate online. Source: `LEAD-083`, `LEAD-084` */
export const MOST_VALUED_KM = 100_000

/** Most kilometres anybody may enter. */
export const mostKm = 2_000_000

/**
 * Reason a car gets no estimate online; null for one that does. Its age is the current year minus its build
 * year: exactly 7 years and exactly 100,000 km are still valued.
 * Source: `LEAD-082` to `LEAD-084`, `D-69`
 */
export function findIneligibility(
  { year, km }: { year: number; km: number | null },
  currentYear: number,
): IneligibleReason | null {
  if (currentYear - year > OLDEST_VALUED_YEARS) return 'age'
  return km !== null && km > MOST_VALUED_KM ? 'km' : null
}

/**
 * Kilometres as they were typed, "45,000 km".
 * @returns null for anything but a whole number from 0 to 2,000,000
 */
export function parseKm(typed: unknown): number | null {
  if (typeof typed === 'number') return isKm(typed) ? typed : null
  if (typeof typed !== 'string') return null
  const digits = typed
    .trim()
    .replace(/\s*kms?$/i, '')
    .replace(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '')
  return /^\d{1,7}$/.test(digits) && isKm(Number(digits)) ? Number(digits) : null
}

const separated = new Intl.NumberFormat('en-AU')

/** Kilometres with thousand separators, "45,000"; anything that cannot be read as typed. Source: `UI-012` */
export function formatTypedKm(typed: string): string {
  const km = parseKm(typed)
  return km === null ? typed : separated.format(km)
}

const isKm = (km: number) => Number.isSafeInteger(km) && km >= 0 && km <= mostKm
