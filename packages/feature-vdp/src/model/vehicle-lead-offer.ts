import type { LeadOffer } from '@forecourt/feature-leads/model'
import type { Car } from '@forecourt/stock/model'
import { createVehicleOffer, type OfferSite } from './vehicle-offer.ts'

/**
 * A car as a lead keeps it: price and availability are those of the page, so that whoever receives
 * the lead reads what the visitor read.
 * Source: D-104
 */
export function createVehicleLeadOffer(car: Car, site: OfferSite): LeadOffer {
  const { availability, price, priceDollars, priceType, pictures, url } = createVehicleOffer(
    car,
    site,
  )
  return {
    name: car.name,
    year: car.year,
    make: car.make,
    model: car.model,
    badge: car.badge,
    vin: car.vin,
    stock_number: car.stocknum,
    body: car.simple_body,
    transmission: car.trans ?? car.simple_transmission,
    odometer_km: car.km,
    colour: car.colour,
    is_new: car.car_type === 'new',
    availability,
    price_dollars: priceDollars,
    price_text: price.text,
    price_type: priceType,
    picture_url: pictures[0] ?? null,
    url,
  }
}
