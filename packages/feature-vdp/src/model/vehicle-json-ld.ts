import type { BodyShape, Car, CarStatus } from '@forecourt/feature-search/model'
import { bodyShape, currentPrice, isAvailable } from '@forecourt/feature-search/model'
import type { Site } from '@forecourt/tenant-config/model'
import { galleryPictures } from './gallery.ts'

const conditions: Record<Car['car_type'], string> = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
  demo: 'https://schema.org/UsedCondition',
}

const availabilities: Record<CarStatus, string> = {
  in_stock: 'https://schema.org/InStock',
  coming_soon: 'https://schema.org/PreOrder',
  sold: 'https://schema.org/SoldOut',
}

/** schema.org availability of a car; a sold one is sold out whatever its status says. */
export function offerAvailability(car: Pick<Car, 'status' | 'sold' | 'tag'>): string {
  return isAvailable(car) ? availabilities[car.status] : availabilities.sold
}

const absolute = (site: Pick<Site, 'url'>, address: string) => new URL(address, site.url).href

/** Drops what the car does not say, so that no empty value is published. */
const stated = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  )

function offer(car: Car, site: Pick<Site, 'url' | 'name'>) {
  return stated({
    '@type': 'Offer',
    url: absolute(site, car.path),
    priceCurrency: 'AUD',
    price: currentPrice(car),
    itemCondition: conditions[car.car_type],
    availability: offerAvailability(car),
    seller: { '@type': 'AutoDealer', name: car.dealership_name ?? site.name },
  })
}

/** Types of schema.org by the shape of a body; a caravan and a truck have none of their own. */
const types: Partial<Record<BodyShape, string>> = {
  bus: 'BusOrCoach',
  caravan: 'Vehicle',
  'light-truck': 'Vehicle',
  motorcycle: 'Motorcycle',
  motorhome: 'Vehicle',
  'prime-mover': 'Vehicle',
}

/**
 * The car as schema.org `Car`, or as what else it is, with an AUD `Offer`; price and availability are
 * those of the page. A car without a displayable price has an offer without price.
 * Source: D-104, PLUS-050
 */
export function vehicleJsonLd(car: Car, site: Pick<Site, 'url' | 'name'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': types[bodyShape(car.simple_body)] ?? 'Car',
    ...stated({
      name: car.name,
      url: absolute(site, car.path),
      image: galleryPictures(car).map((picture) => absolute(site, picture.url)),
      brand: { '@type': 'Brand', name: car.make },
      model: car.model,
      vehicleConfiguration: car.badge,
      vehicleModelDate: car.year === null ? null : String(car.year),
      bodyType: car.simple_body,
      color: car.colour,
      vehicleInteriorColor: car.interior_colour,
      vehicleTransmission: car.trans ?? car.simple_transmission,
      fuelType: car.fuel ?? car.simple_fuel,
      driveWheelConfiguration: car.drive ?? car.simple_drive,
      numberOfDoors: car.doors,
      vehicleSeatingCapacity: car.seats,
      vehicleIdentificationNumber: car.vin,
      sku: car.stocknum,
      mileageFromOdometer:
        car.km === null ? null : { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' },
      offers: offer(car, site),
    }),
  }
}
