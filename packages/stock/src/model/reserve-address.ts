import type { Car } from './car.ts'
import { formatCarPath } from './car-path.ts'

/**
 * Address at which cars are reserved, with `{id}`, `{slug}` and `{stocknum}` still to be filled in:
 * the checkout of the car, or the dealer's own address.
 * @param reservePath `checkout`, `buy-online`, or an address of the dealer's own
 * Source: `CFG-023`, `D-13`
 */
export function findReserveTemplate(reservePath: string): string {
  const isOwn = reservePath.startsWith('/') || reservePath.startsWith('https://')
  return isOwn ? reservePath : `${formatCarPath({ slug: '{slug}' })}/${reservePath}`
}

/**
 * Address at which one car is reserved.
 * @returns null for a car that lacks what the address names
 */
export function formatReserveHref(
  template: string,
  car: Pick<Car, 'id' | 'slug' | 'stocknum'>,
): string | null {
  let isWhole = true
  const href = template.replace(/\{(id|slug|stocknum)\}/g, (_, field) => {
    const value = String(car[field as 'id' | 'slug' | 'stocknum'] ?? '').trim()
    isWhole &&= value !== ''
    return encodeURIComponent(value)
  })
  return isWhole ? href : null
}
