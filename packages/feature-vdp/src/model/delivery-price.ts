import { findPostcodeProblem } from '@forecourt/feature-leads/model'
import {
  findNearestPlace,
  type GeoPoint,
  type LocatedPlace,
} from '@forecourt/feature-locations/model'
import { formatNumber, formatPrice } from '@forecourt/stock/model'
import type { DeliveryPrices } from '@forecourt/tenant-config/model'
import { POSTCODE_MISSING } from './error-message.ts'

/** Cost of delivery to a place (API-019). */
export interface DeliveryPrice {
  /** The region, such as "Brisbane". */
  name: string
  /** Dollars; 0 is free. */
  price: number
}

/** The price for a postcode, or why there is none. */
export type DeliveryAnswer =
  | ({ kind: 'price' } & DeliveryPrice)
  /** It is no postcode; the message says so. */
  | { kind: 'refused'; message: string }
  /** The dealer has no price for the place. */
  | { kind: 'unknown' }
  /** Nobody could say. */
  | { kind: 'failed' }

/** Finds the price of delivery to a postcode for one car; never rejects. */
export type LookUpDelivery = (question: {
  postcode: string
  carId: number
}) => Promise<DeliveryAnswer>

/** True for a dealer who has set what delivery costs. */
export const hasDeliveryPrices = ({ regions, bands }: DeliveryPrices): boolean =>
  regions.length > 0 || bands.length > 0

/** A postcode as it was typed: four digits, or what to say. Source: VDP-106, VDP-107, D-41 */
export function checkPostcode(
  typed: string,
): { ok: true; postcode: string } | { ok: false; message: string } {
  const postcode = typed.trim()
  if (postcode === '') return { ok: false, message: POSTCODE_MISSING }
  const message = findPostcodeProblem(postcode)
  return message === null ? { ok: true, postcode } : { ok: false, message }
}

const holds = (range: string, postcode: string) => {
  const [from = '', to = from] = range.split('-')
  return from <= postcode && postcode <= to
}

/**
 * The price of the first region one of whose ranges contains the postcode; null when none does.
 * Source: D-41
 */
export function findRegionPrice(
  { regions }: DeliveryPrices,
  postcode: string,
): DeliveryPrice | null {
  const region = regions.find(({ postcodes }) => postcodes.some((range) => holds(range, postcode)))
  return region ? { name: region.name, price: region.price } : null
}

/** A place deliveries start from. */
export interface DeliveryPlace extends LocatedPlace {
  address: LocatedPlace['address'] & { city: string }
}

/**
 * The price of the first band that reaches from the nearest place to the point, its limit included;
 * null when none does.
 * Source: D-41, VDP-110
 */
export function findBandPrice(
  { bands }: DeliveryPrices,
  places: readonly DeliveryPlace[],
  point: GeoPoint,
): DeliveryPrice | null {
  const nearest = findNearestPlace(places, point)
  const band = nearest && bands.find(({ upToKm }) => nearest.km <= upToKm)
  if (!nearest || !band) return null
  const { city } = nearest.place.address
  const name = band.name ?? `Within ${formatNumber(band.upToKm)} km of ${city}`
  return { name, price: band.price }
}

/** "$350", or "Free" of 0. Cents show where there are any. Source: D-41 */
export function formatDeliveryPrice(dollars: number): string {
  return dollars === 0 ? 'Free' : formatPrice(dollars)
}
