import { type Car, formatCarPath, isSold } from '@forecourt/stock/model'
import { isFeatureOn, type Site } from '@forecourt/tenant-config/model'
import { type DeliveryAnswer, hasDeliveryPrices, pickVehicleNoun } from '../model/index.ts'
import {
  type DeliveryPricePorts,
  type DeliveryPriceSite,
  loadDeliveryPrice,
} from './load-delivery-price.ts'

/** Postcodes are four digits; nobody needs more of what was typed back. */
const TYPED_LENGTH = 12

/** Part of a site that decides whether and how it offers delivery. */
export type DeliveryCalculatorSite = DeliveryPriceSite & Pick<Site, 'features' | 'plugins' | 'kind'>

/** Content of the delivery calculator of one car, plain enough for JSON. */
export interface DeliveryCalculatorContent {
  /** Path of the vehicle page, where the form without script leads. */
  action: string
  carId: Car['id']
  noun: string
  /** Postcode of the address, as it was typed; empty without one. */
  initialPostcode: string
  /** Answer to it; null without one. */
  initialAnswer: DeliveryAnswer | null
  /** Small print below. Default none. */
  note?: string
}

/** Ports the delivery calculator is loaded through. */
export interface DeliveryCalculatorPorts extends DeliveryPricePorts {
  /** Credit due to the geocoder's data, shown where prices go by distance. Default none. */
  attribution?: string
}

/** The delivery calculator; `failed` when it could not answer what the address of the page asks. */
export interface DeliveryCalculatorLoad {
  kind: 'loaded' | 'failed'
  /** Content of the calculator; null where there is none. */
  delivery: DeliveryCalculatorContent | null
}

/** Cost of delivery, already answered when `?postcode=` of the page asks. Source: D-41 */
export async function loadDeliveryCalculator(
  { attribution, ...ports }: DeliveryCalculatorPorts,
  site: DeliveryCalculatorSite,
  car: Car,
  parameters: URLSearchParams,
): Promise<DeliveryCalculatorLoad> {
  const { deliveryPrices } = site.vehiclePage
  const isOffered = isFeatureOn(site, 'deliveryCalculator') && hasDeliveryPrices(deliveryPrices)
  if (!isOffered || isSold(car)) return { kind: 'loaded', delivery: null }
  const typed = parameters.get('postcode')?.slice(0, TYPED_LENGTH)
  const answer = typed === undefined ? null : await loadDeliveryPrice(ports, site, typed)
  const delivery = {
    action: formatCarPath(car),
    carId: car.id,
    noun: pickVehicleNoun(car, site),
    initialPostcode: typed ?? '',
    initialAnswer: answer,
    ...(attribution && deliveryPrices.bands.length > 0 && { note: attribution }),
  }
  return { kind: answer?.kind === 'failed' ? 'failed' : 'loaded', delivery }
}
