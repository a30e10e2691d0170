import type { Car } from '@forecourt/stock/model'
import { createVehicleOffer, type OfferAvailability, type OfferSite } from './vehicle-offer.ts'

const availabilities: Record<OfferAvailability, string> = {
  available: 'in stock',
  'coming-soon': 'pending',
  reserved: 'pending',
  sold: 'out of stock',
}

/**
 * Open Graph properties of a car besides its title and picture, for social networks: that it is a product,
 * its price in AUD, availability, condition and make. Without a price to show there is no price property.
 * Source: D-104, PLUS-054, ogp.me
 */
export function createVehicleOpenGraph(car: Car, site: OfferSite): (readonly [string, string])[] {
  const { priceDollars, availability } = createVehicleOffer(car, site)
  const price =
    priceDollars === null
      ? []
      : ([
          ['product:price:amount', priceDollars.toFixed(2)],
          ['product:price:currency', 'AUD'],
        ] as const)
  return [
    ['og:type', 'product'],
    ...price,
    ['product:availability', availabilities[availability]],
    ['product:condition', car.car_type === 'new' ? 'new' : 'used'],
    ['product:brand', car.make],
  ]
}
