import type { Car } from '@forecourt/stock/model'
import { findCurrentPrice } from '@forecourt/stock/model'
import { isEligible, isEstimateHidden } from '../estimate/index.ts'
import type { RateDays } from '../index.ts'
import { createVehicleQuoteRequest, type QuoteRequest } from '../quote/index.ts'
import {
  canFinance,
  type EstimatedCar,
  findProvider,
  findRateDays,
  type RepaymentSite,
  toFinanceVehicle,
} from './car-estimate.ts'

/** A quote that the page of a vehicle asks the lender for, plain enough for JSON. */
export interface VehicleQuoteContent {
  /** Key of the provider, in the address of the call. */
  provider: string
  request: QuoteRequest
  /** Days the rates of the lender count. */
  days: RateDays
}

/** A quote brings the payment that a rule asks a feed for. */
const quoted = { weekDollars: 1, monthDollars: 1 }

/**
 * The quote a vehicle page asks the lender for, where the feed brought no figures an estimate could be made
 * of: with the price of the vehicle, 5 years and a great credit history, by the same rules as an estimate.
 * @param today `YYYY-MM-DD` in the time zone of the site
 * @returns null where none is asked for: no rates count, finance does not apply, the estimate is hidden or
 *   not for such a vehicle, or the price is outside the range of quotes
 * Source: `FIN-036`, `FIN-049`, `API-027`, `API-028`, `D-54`
 */
export function createVehicleQuote(
  car: EstimatedCar & Pick<Car, 'vin' | 'nvic'>,
  site: RepaymentSite,
  today: string,
): VehicleQuoteContent | null {
  const days = findRateDays(site, today)
  const provider = findProvider(site)
  if (!days || !provider || !canFinance(car)) return null
  const vehicle = toFinanceVehicle(car)
  const currentYear = Number(today.slice(0, 4))
  if (isEstimateHidden(vehicle, site.vehiclePage.weeklyFinanceHidden)) return null
  if (!isEligible(vehicle, quoted, provider.eligibility, currentYear)) return null
  const { year, vin, nvic } = car
  const request = createVehicleQuoteRequest({ year, vin, nvic }, findCurrentPrice(car))
  return request && { provider: provider.key, request, days }
}
