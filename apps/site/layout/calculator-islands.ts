import { POSTCODE_ATTRIBUTION } from '@forecourt/feature-locations/adapters'
import { type Car, carPath, isSold } from '@forecourt/feature-search/model'
import { FuelCalculator } from '@forecourt/feature-vdp'
import {
  burnsFuel,
  fuelText,
  fuelTextFromParameters,
  fuelUseOf,
  hasDeliveryPrices,
  hasStatedConsumption,
  vehicleNoun,
} from '@forecourt/feature-vdp/model'
import { loadDeliveryPrice } from '@forecourt/feature-vdp/server'
import { isFeatureOn } from '@forecourt/tenant-config/model'
import type { PageContextServer } from 'vike/types'
import { DeliveryIsland } from '../islands/delivery-calculator.tsx'
import { requestAddress } from './load-context.ts'
import { renderIsland } from './render-island.ts'

/** What the calculators of a vehicle page are made from. */
type CalculatorContext = Pick<PageContextServer, 'site' | 'deps' | 'urlOriginal'>

/** Postcodes are four digits; nobody needs more of what was typed back. */
const TYPED_LENGTH = 12

/** What delivery costs, already answered when the address of the page asks (D-41); null where there is none. */
export async function deliveryIsland(car: Car, { site, deps, ...context }: CalculatorContext) {
  const { deliveryPrices } = site.vehiclePage
  const isOffered = isFeatureOn(site, 'deliveryCalculator') && hasDeliveryPrices(deliveryPrices)
  if (!isOffered || isSold(car)) return null
  const typed = requestAddress(context).searchParams.get('postcode')?.slice(0, TYPED_LENGTH)
  const ports = {
    geocoder: deps.geocoder,
    onFailure: (error: unknown) => deps.logger.error('the geocoder failed', { error }),
  }
  return renderIsland('delivery-calculator', DeliveryIsland, {
    action: carPath(car),
    carId: car.id,
    noun: vehicleNoun(car, site),
    initialPostcode: typed ?? '',
    initialAnswer: typed === undefined ? null : await loadDeliveryPrice(ports, site, typed),
    ...(deliveryPrices.bands.length > 0 && { note: POSTCODE_ATTRIBUTION }),
  })
}

/** What fuel costs, with what the address of the page says was typed (D-42); null for what burns none. */
export function fuelIsland(car: Car, { site, ...context }: CalculatorContext) {
  if (!isFeatureOn(site, 'fuelCalculator') || !burnsFuel(car) || isSold(car)) return null
  const start = fuelText(fuelUseOf(car, site.vehiclePage.fuelDefaults))
  return renderIsland('fuel-calculator', FuelCalculator, {
    action: carPath(car),
    isStated: hasStatedConsumption(car),
    initialText: fuelTextFromParameters(requestAddress(context).searchParams, start),
  })
}
