import { departments, describeLocation, findOwnDepartment } from './department.ts'
import { groupBy } from './group-by.ts'
import type { Location } from './location.ts'

/** Locations of one name: the departments of one place. Source: LOC-001 */
export interface LocationGroup<Place extends Location = Location> {
  name: string
  /** In the order sales, used, service, parts. */
  locations: readonly Place[]
}

const rank = (location: Location) =>
  departments.indexOf(findOwnDepartment(location)) * 2 + Number(!location.primary)

/**
 * Locations in the order sales, used, service, parts; inside a type the primary ones first, then by name.
 * Source: LOC-002, D-72
 */
export const sortLocations = <Place extends Location>(locations: readonly Place[]): Place[] =>
  locations.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en-AU'))

/** Locations of one name together, in the order of their first. Source: LOC-001 */
export function listLocationGroups<Place extends Location>(
  locations: readonly Place[],
): LocationGroup<Place>[] {
  const groups = groupBy(locations, ({ name }) => name)
  return [...groups].map(([name, places]) => ({ name, locations: places }))
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const stateNames: Readonly<Record<Location['address']['state'], string>> = {
  act: 'Australian Capital Territory',
  nsw: 'New South Wales',
  nt: 'Northern Territory',
  qld: 'Queensland',
  sa: 'South Australia',
  tas: 'Tasmania',
  vic: 'Victoria',
  wa: 'Western Australia',
}

const textOf = (location: Location): string => {
  const { street, city, state, postcode } = location.address
  const roles = describeLocation(location)
  const about = [location.name, street, city, state, stateNames[state], postcode, roles]
  return fold([...about, ...location.manufacturers].join(' '))
}

/**
 * Locations in whose name, address, department or makes each word of a search begins a word. Case, accents and
 * punctuation do not count; without words all are found.
 * Source: LOC-003
 */
export function matchLocations<Place extends Location>(
  locations: readonly Place[],
  query: string,
): Place[] {
  const words = fold(query).split(' ').filter(Boolean)
  return locations.filter((location) => {
    const text = ` ${textOf(location)}`
    return words.every((word) => text.includes(` ${word}`))
  })
}
