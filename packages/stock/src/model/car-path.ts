import type { Car } from './car.ts'

/** Address of a car's page, "/cars/{slug}" (`SRCH-025`). */
export function formatCarPath(car: Pick<Car, 'slug'>): string {
  return `/cars/${car.slug}`
}
