import { type Car, joinNames } from '@forecourt/stock/model'

/** Heading of the vehicle page: year, make and model; a car without a year has the other two (VDP-033). */
export function formatCarTitle(car: Pick<Car, 'year' | 'make' | 'model'>): string {
  return joinNames([car.year, car.make, car.model])
}

/** Line under the heading: badge and series; empty when the car has neither (VDP-033). */
export function formatBadgeLine(car: Pick<Car, 'badge' | 'series'>): string {
  return joinNames([car.badge, car.series])
}

/**
 * Title of the vehicle page: name, colour, stock number and site. New cars of one kind have one name, and a
 * visitor's tabs and a search engine's results would not tell them apart by it (PLUS-054).
 */
export function formatPageTitle(
  { name, colour, stocknum }: Pick<Car, 'name' | 'colour' | 'stocknum'>,
  site: { name: string },
): string {
  const facts = [name, colour, stocknum && `stock ${stocknum}`]
  return `${facts.filter(Boolean).join(', ')} | ${site.name}`
}
