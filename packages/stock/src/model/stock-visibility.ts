import { isSold } from './availability.ts'
import type { Car } from './car.ts'

const DAY_SECONDS = 86_400
const MILLISECONDS_FROM = 1e11

/** `sold_at_seconds` of a car that is not sold: later than any date. */
export const NEVER_SOLD_SECONDS = 9_999_999_999

/** Facts that decide whether a search may show a car. */
export type VisibleCar = Pick<
  Car,
  'status' | 'sold' | 'tag' | 'sold_date_timestamp' | 'show_on_dealer_website'
>

/**
 * One number that holds the whole rule about sold cars: {@link NEVER_SOLD_SECONDS} while the car is
 * not sold, Unix seconds of the sale after it, and 0 for a sold car without a date.
 * Source: `D-16`
 */
export function findSoldAtSeconds(car: Omit<VisibleCar, 'show_on_dealer_website'>): number {
  if (!isSold(car)) return NEVER_SOLD_SECONDS
  const stamp = car.sold_date_timestamp
  if (stamp === null || stamp <= 0) return 0
  return Math.floor(stamp > MILLISECONDS_FROM ? stamp / 1000 : stamp)
}

/**
 * The earliest `sold_at_seconds` a search still shows.
 * @param nowMs Unix milliseconds
 * Source: `SRCH-060`, `D-16`
 */
export function findSoldWindowStartSeconds(soldWindowDays: number, nowMs: number): number {
  return Math.max(1, Math.ceil(nowMs / 1000 - soldWindowDays * DAY_SECONDS))
}

/**
 * True for a car marked for the dealer's website that is not sold, or was sold inside the window.
 * @param nowMs Unix milliseconds; a sale exactly `soldWindowDays` ago is still inside
 * Source: `SRCH-059` to `SRCH-061`, `D-16`
 */
export function isVisible(car: VisibleCar, soldWindowDays: number, nowMs: number): boolean {
  return (
    car.show_on_dealer_website &&
    findSoldAtSeconds(car) >= findSoldWindowStartSeconds(soldWindowDays, nowMs)
  )
}
