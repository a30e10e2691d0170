import { type Car, describePrice, isSold } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { SOLD_TITLE } from './sold-notice.ts'

/**
 * Sentences that search engines and shared links show of a vehicle: its price never without what it includes,
 * and of a sold one no price.
 * Source: `D-98`
 */
export function formatVehicleDescription(car: Car, site: Pick<Site, 'search'>): string {
  const place = [car.location_name, car.state?.toUpperCase()].filter(Boolean).join(', ')
  const offer = [formatOffer(car, site), place && `at ${place}`].filter(Boolean).join(', ')
  const stockNumber = car.stocknum ? ` Stock number ${car.stocknum}.` : ''
  return `${car.name}, ${offer}.${stockNumber} See photos, specification and dealer comments, and enquire online.`
}

function formatOffer(car: Car, site: Pick<Site, 'search'>): string {
  if (isSold(car)) return SOLD_TITLE.toLowerCase()
  const price = describePrice(car, site.search)
  const type = price.kind === 'price' && price.priceType
  return type ? `${price.text} ${type}` : price.text
}
