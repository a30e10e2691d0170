import { departments, hasDepartment } from './department.ts'
import { findLocationType, type Location, type LocationSite, listLocations } from './location.ts'
import { sortLocations } from './location-groups.ts'

const isFilter: Readonly<Record<string, (location: Location) => boolean>> = {
  all: () => true,
  primary: ({ primary }) => primary,
  'service-and-parts': (location) => findLocationType(location) === 'service-and-parts',
  ...Object.fromEntries(
    departments.map((each) => [each, (location: Location) => hasDepartment(location, each)]),
  ),
}

/**
 * Locations a block shows: primary, sales, service, parts, service-and-parts, all, or the one with an id. An unknown
 * filter or id finds none.
 * Source: LOC-013, D-72
 */
export function pickLocations(site: LocationSite, filter: string | number): Location[] {
  const listed = listLocations(site)
  if (typeof filter === 'number') return listed.filter(({ id }) => id === filter)
  const isSelected = Object.hasOwn(isFilter, filter) ? isFilter[filter] : undefined
  return isSelected ? sortLocations(listed.filter(isSelected)) : []
}

/** Columns of the grid of several locations on a wide page: under 3 is 2, exactly 3 is 3, over 3 is 4. Source: LOC-016, D-72 */
export function chooseColumns(count: number): 2 | 3 | 4 {
  if (count < 3) return 2
  return count === 3 ? 3 : 4
}
