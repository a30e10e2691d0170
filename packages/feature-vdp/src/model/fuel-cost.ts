import { type Car, findBodyShape } from '@forecourt/stock/model'
import type { FuelDefaults } from '@forecourt/tenant-config/model'

/** Input a week's fuel is computed from. */
export interface FuelUse {
  /** Dollars a litre. */
  priceDollars: number
  /** Kilometres a week. */
  distanceKm: number
  /** Litres per 100 km. */
  litresPer100Km: number
}

/** Cost of fuel, dollars with two decimals. */
export interface FuelCost {
  weekDollars: number
  yearDollars: number
}

/** Limits of what may be typed, both ends included. */
export const fuelLimits = {
  priceDollars: { min: 0.1, max: 9.99 },
  distanceKm: { min: 1, max: 10_000 },
  litresPer100Km: { min: 0.1, max: 100 },
} as const satisfies Record<keyof FuelUse, { min: number; max: number }>

const WEEKS_A_YEAR = 52

/* Half a cent that a product of fractions misses in its last digits is half a cent still. */
const toCents = (dollars: number) => Math.round(Number((dollars * 100).toPrecision(12))) / 100

/**
 * distance / 100 x consumption x price, for a week; a year is 52 of them. Each is rounded to the
 * cent by itself.
 * Source: D-42, VDP-115
 */
export function calculateFuelCost({ distanceKm, litresPer100Km, priceDollars }: FuelUse): FuelCost {
  const week = (distanceKm / 100) * litresPer100Km * priceDollars
  return { weekDollars: toCents(week), yearDollars: toCents(week * WEEKS_A_YEAR) }
}

/** Start values of the calculator: the maker's consumption when above 0, else the site's. Source: D-42 */
export function findFuelUse(car: Pick<Car, 'variant'>, defaults: FuelDefaults): FuelUse {
  const stated = car.variant?.fuelconsumptioncombined ?? 0
  return {
    priceDollars: defaults.priceDollars,
    distanceKm: defaults.distanceKm,
    litresPer100Km: stated > 0 ? stated : defaults.litresPer100Km,
  }
}

const isElectric = (fuel: string | null) => fuel?.trim().toLowerCase() === 'electric'

/** A motorhome may be listed as a caravan; it has a fuel. */
const isTowedItem = ({ item_type, fuel }: Pick<Car, 'item_type' | 'fuel'>) =>
  fuel === null && /caravan|trailer/i.test(item_type ?? '')

/**
 * True when a vehicle burns fuel a visitor pays for: not an electric one, and nothing that is towed.
 * A hybrid does.
 * Source: D-42, VDP-111
 */
export function isFuelBurning(
  car: Pick<Car, 'simple_fuel' | 'fuel' | 'simple_body' | 'item_type'>,
): boolean {
  if (isElectric(car.simple_fuel) || isElectric(car.fuel) || isTowedItem(car)) return false
  return findBodyShape(car.simple_body) !== 'caravan'
}

/** True when the maker says how much it burns. */
export const hasStatedConsumption = ({ variant }: Pick<Car, 'variant'>): boolean =>
  (variant?.fuelconsumptioncombined ?? 0) > 0
