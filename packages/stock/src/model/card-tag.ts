import { type CarAvailability, isSold } from './availability.ts'
import type { Car } from './car.ts'

const DAY_MS = 86_400_000

/** Facts that decide the tag of a card. */
export type TaggedCar = CarAvailability &
  Pick<Car, 'simple_fuel' | 'certified' | 'car_type' | 'created_at'>

/** The dealer's choices about tags. */
export interface CardTagSettings {
  /** Electric and hybrid cars say so; default false. */
  electricTag: boolean
  /** Days a car counts as new arrival; default 8. */
  newArrivalDays: number
  /** Default 'New Arrival'. */
  newArrivalText: string
  /** Certified cars say so; default true. */
  certifiedBadge?: boolean
}

/** The one tag of a card. */
export interface CardTag {
  kind:
    | 'sold'
    | 'electric'
    | 'reserved'
    | 'certified'
    | 'custom'
    | 'coming-soon'
    | 'new-arrival'
    | 'demo'
  text: string
}

/**
 * The highest tag that fits: sold, electric or hybrid (where switched on), reserved, certified, the
 * dealer's own, coming soon, new arrival, demo.
 * @param nowMs Unix milliseconds; a car is a new arrival up to and including `newArrivalDays` x 24 h
 * @returns `null` when nothing fits
 * Source: `SRCH-049` to `SRCH-058`, `D-12`
 */
export function resolveCardTag(
  car: TaggedCar,
  settings: CardTagSettings,
  nowMs: number,
): CardTag | null {
  if (isSold(car)) return { kind: 'sold', text: 'Just Sold' }
  if (settings.electricTag && isElectrified(car)) {
    return { kind: 'electric', text: car.simple_fuel ?? '' }
  }
  if (car.reserved) return { kind: 'reserved', text: 'Reserved' }
  if (car.certified && settings.certifiedBadge !== false)
    return { kind: 'certified', text: 'Certified' }
  const custom = car.tag?.trim()
  if (custom) return { kind: 'custom', text: custom }
  if (car.status === 'coming_soon') return { kind: 'coming-soon', text: 'Coming Soon' }
  if (isNewArrival(car, settings.newArrivalDays, nowMs)) {
    return { kind: 'new-arrival', text: settings.newArrivalText }
  }
  return car.car_type === 'demo' ? { kind: 'demo', text: 'Demo' } : null
}

function isElectrified(car: TaggedCar): boolean {
  return /electric|hybrid/i.test(car.simple_fuel ?? '')
}

function isNewArrival(car: TaggedCar, days: number, nowMs: number): boolean {
  const ageMs = nowMs - Date.parse(car.created_at)
  return ageMs <= days * DAY_MS
}
