import type { UnitMake } from '../catalogue/units.ts'
import type { UnitEntry } from './build-unit.ts'
import type { Random } from './random.ts'

/** True when the unit was sold new as a vehicle of that model year. */
export function isUnitSoldIn({ unit: { years } }: UnitEntry, year: number): boolean {
  return year >= years[0] && year <= years[1]
}

/** Every line of the catalogues of some makers. */
export function unitEntries(makes: readonly UnitMake[]): UnitEntry[] {
  return makes.flatMap((make) => make.units.map((unit) => ({ make, unit })))
}

/** Draws a line that was sold in a year and that the dealer asks for. */
export function drawUnitEntry(
  entries: readonly UnitEntry[],
  year: number,
  weightOf: (entry: UnitEntry) => number,
  random: Random,
): UnitEntry {
  return random.weighted(
    entries.filter((entry) => isUnitSoldIn(entry, year)),
    weightOf,
  )
}

/** A model year of used stock: most are about `middle`, none outside the range. */
export function drawUsedYear(
  [first, last]: readonly [first: number, last: number],
  middle: number,
  random: Random,
): number {
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return random.weighted(years, (year) => Math.exp(-(((year - middle) / 4) ** 2)))
}
