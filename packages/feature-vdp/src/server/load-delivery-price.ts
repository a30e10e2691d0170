import {
  findLocationType,
  type Geocoder,
  InvalidPostcodeError,
  type LocationSite,
  listLocations,
} from '@forecourt/feature-locations/model'
import type { Site } from '@forecourt/tenant-config/model'
import {
  checkPostcode,
  type DeliveryAnswer,
  findBandPrice,
  findRegionPrice,
} from '../model/index.ts'

/** Input a delivery price is found with. */
export interface DeliveryPricePorts {
  geocoder: Geocoder
  /** Called when the geocoder did not answer; the visitor sees the message of an unknown place. */
  onFailure?: (error: unknown) => void
}

/** Part of a site that says what delivery costs. */
export type DeliveryPriceSite = LocationSite & {
  vehiclePage: Pick<Site['vehiclePage'], 'deliveryPrices'>
}

const sells = (location: Parameters<typeof findLocationType>[0]) =>
  ['sales', 'used'].includes(findLocationType(location))

/**
 * Cost of delivery to a postcode: the price of its region, else of the distance to the nearest
 * place that sells. The geocoder is asked only when a distance is needed.
 * @param typed the postcode as it came
 * Source: D-41
 */
export async function loadDeliveryPrice(
  { geocoder, onFailure }: DeliveryPricePorts,
  site: DeliveryPriceSite,
  typed: string,
): Promise<DeliveryAnswer> {
  const checked = checkPostcode(typed)
  if (!checked.ok) return { kind: 'refused', message: checked.message }
  const { deliveryPrices } = site.vehiclePage
  const region = findRegionPrice(deliveryPrices, checked.postcode)
  if (region) return { kind: 'price', ...region }
  if (deliveryPrices.bands.length === 0) return { kind: 'unknown' }
  try {
    const point = await geocoder.locate(checked.postcode)
    const band = findBandPrice(deliveryPrices, listLocations(site).filter(sells), point)
    return band ? { kind: 'price', ...band } : { kind: 'unknown' }
  } catch (error) {
    if (error instanceof InvalidPostcodeError) return { kind: 'unknown' }
    onFailure?.(error)
    return { kind: 'failed' }
  }
}
