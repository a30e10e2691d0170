import { type BodyShape, findBodyShape, type PriceBasis } from '@forecourt/stock/model'
import {
  type AdvertisedOffer,
  advertisedKm,
  feedDescription,
  feedPrice,
  isAdvertised,
  tabLine,
  type VehicleFeed,
} from './vehicle-feed.ts'
import type { VehicleOffer } from './vehicle-offer.ts'

/** Bodies the service takes, by the names it knows; it takes no trucks, buses, motorcycles or caravans. */
const bodyStyles: Partial<Record<BodyShape, string>> = {
  convertible: 'convertible',
  coupe: 'coupe',
  hatch: 'hatchback',
  'people-mover': 'minivan',
  sedan: 'sedan',
  suv: 'suv',
  ute: 'truck',
  van: 'full size van',
  wagon: 'station wagon',
}

const engines: Record<string, string> = {
  Petrol: 'gasoline',
  Diesel: 'diesel',
  Electric: 'electric',
  Hybrid: 'hybrid',
}

const priceTypes: Record<PriceBasis, string> = {
  'drive-away': 'drive_away_price',
  'excluding-government-charges': 'excluding_government_charges_price',
}

/** "Motor Vehicles: Cars, Trucks & Vans" of the product taxonomy. */
const category = '916'

type GoogleColumn = readonly [name: string, read: (offer: AdvertisedOffer) => string]

const columns: readonly GoogleColumn[] = [
  ['VIN', ({ car }) => car.vin],
  ['id', ({ car }) => String(car.id)],
  ['store_code', ({ place }) => String(place.id)],
  ['vehicle_fulfillment(option:store_code)', ({ place }) => `in_store:${place.id}`],
  ['google_product_category', () => category],
  ['condition', ({ car }) => (car.car_type === 'new' ? 'new' : 'used')],
  ['brand', ({ car }) => car.make],
  ['model', ({ car }) => car.model],
  ['trim', ({ car }) => car.badge ?? ''],
  ['year', ({ car }) => String(car.year)],
  ['mileage', ({ car }) => `${advertisedKm(car)} km`],
  ['price', ({ priceDollars }) => feedPrice(priceDollars)],
  ['vehicle_price_type', ({ priceBasis }) => (priceBasis ? priceTypes[priceBasis] : '')],
  ['color', ({ car }) => car.colour ?? ''],
  ['body_style', ({ car }) => bodyStyles[findBodyShape(car.simple_body)] ?? ''],
  ['engine', ({ car }) => engines[car.simple_fuel ?? ''] ?? ''],
  ['certified_pre-owned', ({ car }) => (car.certified ? 'yes' : 'no')],
  ['title', ({ car }) => car.name],
  ['description', feedDescription],
  ['link', ({ url }) => url],
  ['image_link', ({ photographs }) => photographs[0] ?? ''],
  ['additional_image_link', ({ photographs }) => photographs.slice(1, 11).join(',')],
]

/** A new car is advertised at its drive-away price only; a price must say what it holds. */
const hasTakenPrice = ({ car, priceBasis }: VehicleOffer) =>
  priceBasis === 'drive-away' || (priceBasis !== null && car.car_type !== 'new')

/**
 * Vehicle ads of Google Merchant Center, Australia: a tab-separated primary feed. The code of a
 * store is the number of the location in the stock feeds.
 * Source: D-104, PLUS-053, support.google.com/merchants/answer/11192663 and 14592783
 */
export const googleVehicleFeed: VehicleFeed = {
  contentType: 'text/tab-separated-values;charset=utf-8',
  header: tabLine(columns.map(([name]) => name)),
  line: (offer) => {
    // The service takes no picture that is not of the very vehicle.
    if (!isAdvertised(offer) || !hasTakenPrice(offer) || offer.photographs.length === 0) return null
    const { car } = offer
    if (advertisedKm(car) === null || !bodyStyles[findBodyShape(car.simple_body)]) return null
    return tabLine(columns.map(([, read]) => read(offer)))
  },
}
