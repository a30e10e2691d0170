import type { Car } from './car.ts'

/** Facts that decide whether a car is still available. */
export type CarAvailability = Pick<Car, 'status' | 'sold' | 'tag' | 'reserved'>

/**
 * True when the flag, the status or the dealer's tag "SOLD" (any case) says so.
 * Source: `D-08`
 */
export function isSold(car: Omit<CarAvailability, 'reserved'>): boolean {
  return car.sold || car.status === 'sold' || car.tag?.trim().toUpperCase() === 'SOLD'
}

/**
 * True while the car is in stock or coming soon and not sold; a reserved car is still available.
 * Source: `SRCH-048`, `D-08`
 */
export function isAvailable(car: Omit<CarAvailability, 'reserved'>): boolean {
  return (car.status === 'in_stock' || car.status === 'coming_soon') && !isSold(car)
}

/**
 * True when the car is available and nobody has reserved it.
 * Source: `D-08`
 */
export function isPurchasable(car: CarAvailability): boolean {
  return isAvailable(car) && !car.reserved
}
