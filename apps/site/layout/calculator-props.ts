import { POSTCODE_ATTRIBUTION } from '@forecourt/feature-locations/adapters'
import type { FuelCalculatorProps } from '@forecourt/feature-vdp'
import {
  findFuelUse,
  formatFuelText,
  hasDeliveryPrices,
  hasStatedConsumption,
  isFuelBurning,
  pickVehicleNoun,
  readFuelText,
} from '@forecourt/feature-vdp/model'
import { loadDeliveryPrice } from '@forecourt/feature-vdp/server'
import { type Car, formatCarPath, isSold } from '@forecourt/stock/model'
import { isFeatureOn } from '@forecourt/tenant-config/model'
import type { PageContextServer } from 'vike/types'
import type { DeliveryIslandProps } from '../islands/delivery-calculator.tsx'
import { requestAddress } from './page-request.ts'

/** Parts the calculators of a vehicle page are made from. */
type CalculatorContext = Pick<PageContextServer, 'site' | 'deps' | 'urlOriginal'>

/** Postcodes are four digits; nobody needs more of what was typed back. */
const TYPED_LENGTH = 12

/** The delivery calculator; `failed` when it could not answer what the address of the page asks. */
export interface DeliveryLoad {
  kind: 'loaded' | 'failed'
  /** Props of the calculator; null where there is none. */
  delivery: DeliveryIslandProps | null
}

/** Cost of delivery, already answered when the address of the page asks (D-41). */
export async function loadDelivery(
  car: Car,
  { site, deps, ...context }: CalculatorContext,
): Promise<DeliveryLoad> {
  const { deliveryPrices } = site.vehiclePage
  const isOffered = isFeatureOn(site, 'deliveryCalculator') && hasDeliveryPrices(deliveryPrices)
  if (!isOffered || isSold(car)) return { kind: 'loaded', delivery: null }
  const typed = requestAddress(context).searchParams.get('postcode')?.slice(0, TYPED_LENGTH)
  const ports = {
    geocoder: deps.geocoder,
    onFailure: (error: unknown) => deps.logger.error('the geocoder failed', { error }),
  }
  const answer = typed === undefined ? null : await loadDeliveryPrice(ports, site, typed)
  const delivery = {
    action: formatCarPath(car),
    carId: car.id,
    noun: pickVehicleNoun(car, site),
    initialPostcode: typed ?? '',
    initialAnswer: answer,
    ...(deliveryPrices.bands.length > 0 && { note: POSTCODE_ATTRIBUTION }),
  }
  return { kind: answer?.kind === 'failed' ? 'failed' : 'loaded', delivery }
}

/** Cost of fuel, with what the address of the page says was typed (D-42); null for what burns none. */
export function fuelProps(
  car: Car,
  { site, ...context }: CalculatorContext,
): FuelCalculatorProps | null {
  if (!isFeatureOn(site, 'fuelCalculator') || !isFuelBurning(car) || isSold(car)) return null
  const start = formatFuelText(findFuelUse(car, site.vehiclePage.fuelDefaults))
  return {
    action: formatCarPath(car),
    isStated: hasStatedConsumption(car),
    initialText: readFuelText(requestAddress(context).searchParams, start),
  }
}
