import type { GovernmentCharges } from '@forecourt/tenant-config/model'
import type { Car } from './car.ts'
import { findCurrentPrice } from './price.ts'

/** Content of a price: all there is to pay, or all but what the state charges. */
export type PriceBasis = 'drive-away' | 'excluding-government-charges'

/**
 * Meaning of a price type; null for one that promises neither.
 * Source: D-98
 */
export function findPriceBasis(priceType: string | null): PriceBasis | null {
  const type = (priceType ?? '').trim().toLowerCase()
  if (/^(?:ex\b|excl|before|plus|not\b)/.test(type))
    return /gov|on[ -]?road|drive ?-?away/.test(type) ? 'excluding-government-charges' : null
  return /^drive ?-?away|drive ?-?away$/.test(type) ? 'drive-away' : null
}

/** Facts of a car that its drive-away price is estimated from. */
export type EstimatedCar = Pick<Car, 'car_type' | 'offer_price' | 'price' | 'price_type' | 'state'>

/**
 * Estimate of the drive-away price of a car priced without government charges, by those of the state it stands in:
 * duty on each part of the price, and what is charged once. It serves comparisons and is no price of the car.
 * @returns whole dollars; null for any other price, and without the charges of the state
 * Source: D-114
 */
export function computeDriveAwayEstimate(
  car: EstimatedCar,
  charges: readonly GovernmentCharges[],
): number | null {
  const dollars = findCurrentPrice(car)
  const ofState = charges.find(({ state }) => state === car.state)
  const isWithout = findPriceBasis(car.price_type) === 'excluding-government-charges'
  if (dollars === null || !ofState || !isWithout) return null
  const { stampDuty, newVehicleDollars, usedVehicleDollars } = ofState
  const once = car.car_type === 'new' ? newVehicleDollars : usedVehicleDollars
  return Math.round(dollars + computeStampDuty(dollars, stampDuty) + once)
}

function computeStampDuty(dollars: number, bands: GovernmentCharges['stampDuty']): number {
  let from = 0
  let duty = 0
  for (const { upToDollars, percent } of bands) {
    const to = Math.min(upToDollars ?? dollars, dollars)
    duty += (Math.max(0, to - from) * percent) / 100
    from = to
  }
  return duty
}
