import type { Car } from '@forecourt/stock/model'
import { stripComments } from './plain-comments.ts'
import type { VehicleOffer } from './vehicle-offer.ts'

/** A feed of the cars that can be bought, for one advertising service. */
export interface VehicleFeed {
  contentType: string
  /** First line, names of the columns. */
  header: string
  /** Line of a car; null for one that the service does not take. */
  line(offer: VehicleOffer): string | null
}

/** An offer with all that every advertising service asks for. */
export type AdvertisedOffer = VehicleOffer & {
  car: Car & { vin: string; year: number }
  place: NonNullable<VehicleOffer['place']>
  priceDollars: number
}

/**
 * True for a car that may be advertised: available, priced, pictured, with a chassis number of 17
 * characters, a year and a place. A sold, reserved, coming or unpriced one never is.
 * Source: D-104, PLUS-053
 */
export function isAdvertised(offer: VehicleOffer): offer is AdvertisedOffer {
  const { car, availability, priceDollars, pictures, place } = offer
  return (
    availability === 'available' &&
    priceDollars !== null &&
    pictures.length > 0 &&
    place !== null &&
    car.year !== null &&
    car.vin?.length === 17
  )
}

/**
 * Kilometres of a car as both services read them: a new one without a reading has driven none. Google
 * lets its value be 0; Meta asks for a reading of every vehicle.
 * @returns null for a car that has been driven nobody says how far
 * Source: support.google.com/merchants/answer/14156166
 */
export function advertisedKm({ km, car_type }: Pick<Car, 'km' | 'car_type'>): number | null {
  return km ?? (car_type === 'new' ? 0 : null)
}

/** "24990.00 AUD", as both services read a price. */
export const feedPrice = (dollars: number) => `${dollars.toFixed(2)} AUD`

/** The dealer's words, else what the car is; at most 5,000 characters, the least limit of both services. */
export function feedDescription({ car, dealerName }: VehicleOffer): string {
  const text = stripComments(car.dealercomments) || `${car.name} at ${dealerName}.`
  return [...text].slice(0, 5000).join('')
}

/** A line of tab-separated fields; tabs and line breaks inside become spaces. */
export const tabLine = (fields: readonly string[]) =>
  `${fields.map((field) => field.replace(/[\t\r\n]+/g, ' ')).join('\t')}\n`

/** A line of comma-separated fields. Source: RFC 4180 */
export const commaLine = (fields: readonly string[]) =>
  `${fields.map((field) => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',')}\r\n`
