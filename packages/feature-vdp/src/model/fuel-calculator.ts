import { type Car, formatCarPath, isSold } from '@forecourt/stock/model'
import { isFeatureOn, type Site } from '@forecourt/tenant-config/model'
import { findFuelUse, hasStatedConsumption, isFuelBurning } from './fuel-cost.ts'
import { type FuelText, formatFuelText, readFuelText } from './fuel-form.ts'

/** Part of a site that decides whether and how it works out the cost of fuel. */
export type FuelCalculatorSite = Pick<Site, 'features' | 'plugins' | 'vehiclePage'>

/** Content of the fuel calculator of one car, plain enough for JSON. */
export interface FuelCalculatorContent {
  /** Path of the vehicle page, where the form without script leads. */
  action: string
  /** True when the consumption is the maker's. */
  isStated: boolean
  /** Content that stands in the fields at first. */
  initialText: FuelText
}

/**
 * The fuel calculator of a car, with what the address of the page says was typed; null for what burns
 * none, and for what is sold.
 * Source: D-42, VDP-111
 */
export function resolveFuelCalculator(
  car: Car,
  site: FuelCalculatorSite,
  parameters: URLSearchParams,
): FuelCalculatorContent | null {
  if (!isFeatureOn(site, 'fuelCalculator') || !isFuelBurning(car) || isSold(car)) return null
  const start = formatFuelText(findFuelUse(car, site.vehiclePage.fuelDefaults))
  return {
    action: formatCarPath(car),
    isStated: hasStatedConsumption(car),
    initialText: readFuelText(parameters, start),
  }
}
