import { type BodyShape, type Car, findBodyShape } from '@forecourt/stock/model'
import {
  createVehicleOffer,
  type OfferAvailability,
  type OfferPlace,
  type OfferSite,
  type VehicleOffer,
} from './vehicle-offer.ts'

/** A demonstrator has been registered and driven: it is used, as in feeds and leads. */
const conditions: Record<Car['car_type'], string> = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
  demo: 'https://schema.org/UsedCondition',
}

const availabilities: Record<OfferAvailability, string> = {
  available: 'https://schema.org/InStock',
  'coming-soon': 'https://schema.org/PreOrder',
  reserved: 'https://schema.org/Reserved',
  sold: 'https://schema.org/SoldOut',
}

/** Drops what the car does not say, so that no empty value and no empty list is published. */
const stated = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )

const addressOf = (place: OfferPlace) =>
  stated({
    '@type': 'PostalAddress',
    streetAddress: place.street,
    addressLocality: place.city,
    addressRegion: place.state,
    postalCode: place.postcode,
    addressCountry: 'AU',
  })

/** Without a price there is no offer: the vocabulary and its readers know none. */
function offerJsonLd({ car, url, priceDollars, availability, dealerName, place }: VehicleOffer) {
  if (priceDollars === null) return null
  return stated({
    '@type': 'Offer',
    url,
    priceCurrency: 'AUD',
    price: priceDollars,
    itemCondition: conditions[car.car_type],
    availability: availabilities[availability],
    seller: stated({
      '@type': 'AutoDealer',
      name: dealerName,
      telephone: place?.phone,
      address: place && addressOf(place),
    }),
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
 * those of the page. A car without a displayable price has no offer; its condition stands on the car.
 * Source: D-104, PLUS-050
 */
export function createVehicleJsonLd(car: Car, site: OfferSite): object {
  const offer = createVehicleOffer(car, site)
  return {
    '@context': 'https://schema.org',
    '@type': types[findBodyShape(car.simple_body)] ?? 'Car',
    ...stated({
      name: car.name,
      url: offer.url,
      image: offer.photographs,
      itemCondition: conditions[car.car_type],
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
      offers: offerJsonLd(offer),
    }),
  }
}
