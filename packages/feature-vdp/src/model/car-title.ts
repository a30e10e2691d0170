import type { Car } from '@forecourt/feature-search/model'

const joined = (parts: readonly (string | null)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')

/** Heading of the vehicle page: year, make and model; a car without a year has the other two (VDP-033). */
export function carTitle(car: Pick<Car, 'year' | 'make' | 'model'>): string {
  return joined([car.year === null ? null : String(car.year), car.make, car.model])
}

/** Line under the heading: badge and series; empty when the car has neither (VDP-033). */
export function badgeLine(car: Pick<Car, 'badge' | 'series'>): string {
  return joined([car.badge, car.series])
}
