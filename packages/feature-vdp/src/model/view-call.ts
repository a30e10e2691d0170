import { type Car, isSold } from '@forecourt/stock/model'

/** Part of a car that may have changed since its page was rendered. Source: `API-017`, `D-39` */
export interface CarFields {
  /** Dollars; `null` without a price. */
  price: number | null
  status: Car['status']
  sold: boolean
  reserved: boolean
  photos_count: number
}

/** Answer of the view call. Source: `API-017` */
export interface ViewAnswer {
  /** How often the page was opened, this time included. */
  views: number
  car_fields: CarFields
}

/** The fields of a car as it is now. A car that left the stock is sold. */
export function pickCarFields(car: Car, isWithdrawn = false): CarFields {
  return {
    price: car.offer_price ?? car.price,
    status: car.status,
    sold: isWithdrawn || isSold(car),
    reserved: car.reserved,
    photos_count: car.photos_count,
  }
}

/**
 * Address of the view call of a car.
 * @param siteId id of the site, sent as `website_id` (`D-01`)
 * Source: `API-016`
 */
export function formatViewPath(
  car: Pick<Car, 'slug' | 'photos_count' | 'updated_at'>,
  siteId: string,
): string {
  const query = new URLSearchParams({
    photos_count: String(car.photos_count),
    updated_at: car.updated_at,
    website_id: siteId,
  })
  return `/api/cars/${car.slug}/view.json?${query}`
}

/**
 * Reads the answer of the view call.
 * @returns null when it is none; the page then keeps what the server rendered
 * Source: `API-017`, `D-39`
 */
export function readViewAnswer(answer: unknown): ViewAnswer | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { views, car_fields } = answer as Partial<ViewAnswer>
  if (typeof views !== 'number' || typeof car_fields !== 'object' || car_fields === null)
    return null
  const { price, status, sold, reserved, photos_count } = car_fields
  return { views, car_fields: { price, status, sold, reserved, photos_count } }
}

/** True when something a visitor decides by is not as the page says. Source: `D-39` */
export function hasCarChanged(rendered: CarFields, now: CarFields): boolean {
  const names = ['price', 'status', 'sold', 'reserved', 'photos_count'] as const
  return names.some((name) => rendered[name] !== now[name])
}
