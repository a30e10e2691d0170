import { isSold } from './availability.ts'
import type { Car } from './car.ts'
import type { CarType } from './car-parts.ts'
import { isDisplayablePrice } from './price.ts'

/** Facts that decide whether a car may be reserved. */
export type ReservableCar = Pick<
  Car,
  | 'status'
  | 'sold'
  | 'tag'
  | 'reserved'
  | 'price'
  | 'car_type'
  | 'dealership_slug'
  | 'payment_processors'
>

/** The dealer's choices about reserving. */
export interface ReserveSettings {
  features: { reserve: boolean }
  reserve: {
    /** A coming-soon car may be reserved as well; default false. */
    allowComingSoon: boolean
    /** Conditions that may be reserved; default all three. */
    carTypes: readonly CarType[]
    /** Slugs of dealerships that take no reservations; default none. */
    excludedDealerships: readonly string[]
    /** Payment processors of every car, besides its own; default none. */
    paymentProcessors: readonly string[]
  }
}

/** Why a car may not be reserved. */
export type ReserveRefusal =
  | 'switched-off'
  | 'sold'
  | 'reserved'
  | 'status'
  | 'price'
  | 'test-drive-only'
  | 'car-type'
  | 'dealership'
  | 'no-payment-processor'

/** Answer of {@link resolveReserveEligibility}. */
export type ReserveEligibility =
  | { allowed: true; reason: null }
  | { allowed: false; reason: ReserveRefusal }

/**
 * Reservation of a car: taken by the site, or the first reason why not. Sold and reserved
 * are named before anything about the site, as a card words these two differently (`D-10`).
 * Source: `SRCH-029`, `D-09`
 */
export function resolveReserveEligibility(
  car: ReservableCar,
  site: ReserveSettings,
): ReserveEligibility {
  const reason = refusal(car, site)
  return reason === null ? { allowed: true, reason } : { allowed: false, reason }
}

function refusal(
  car: ReservableCar,
  { features, reserve }: ReserveSettings,
): ReserveRefusal | null {
  if (isSold(car)) return 'sold'
  if (car.reserved) return 'reserved'
  if (!features.reserve) return 'switched-off'
  if (car.status === 'coming_soon' && !reserve.allowComingSoon) return 'status'
  if (!isDisplayablePrice(car.price)) return 'price'
  if (car.tag?.trim().toLowerCase() === 'test drive only') return 'test-drive-only'
  if (!reserve.carTypes.includes(car.car_type)) return 'car-type'
  if (reserve.excludedDealerships.includes(car.dealership_slug)) return 'dealership'
  const processors = [...car.payment_processors, ...reserve.paymentProcessors]
  return processors.length === 0 ? 'no-payment-processor' : null
}
