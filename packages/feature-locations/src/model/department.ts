import { findNearestPlace, findPoint } from './distance.ts'
import { findLocationType, type Location, type LocationType } from './location.ts'
import type { Department } from './location-paths.ts'

/** Departments in the order of lists. Source: LOC-002 */
export const departments = ['sales', 'used', 'service', 'parts'] as const satisfies Department[]

const names: Readonly<Record<LocationType, string>> = {
  sales: 'Sales',
  used: 'Used',
  service: 'Service',
  parts: 'Parts',
  'service-and-parts': 'Service and Parts',
}

/** Name of a department as visitors read it, "Service and Parts". */
export const formatLocationType = (type: LocationType): string => names[type]

/** "Used, Buying": the department of a location, and that it buys vehicles where it does. Source: DATA-026 */
export function describeLocation(location: Location): string {
  const buys = location.location_subtype.some((role) => role.toLowerCase() === 'buying')
  return [formatLocationType(findLocationType(location)), ...(buys ? ['Buying'] : [])].join(', ')
}

/** Name of a location, with its department where another has the same: "Harbour Mazda, Service". Source: PLUS-054 */
export function formatLocationTitle(location: Location, all: readonly Location[]): string {
  const isAlone = all.every(({ id, name }) => name !== location.name || id === location.id)
  return isAlone ? location.name : `${location.name}, ${describeLocation(location)}`
}

/** True for a location with the department; one for service and parts has both. Source: D-72 */
export function hasDepartment(
  location: Pick<Location, 'location_type'>,
  department: Department,
): boolean {
  const type = findLocationType(location)
  if (type === department) return true
  return type === 'service-and-parts' && (department === 'service' || department === 'parts')
}

/** Departments some location has, in the order of lists. Source: D-72, LOC-004 */
export const listPresentDepartments = (locations: readonly Location[]): Department[] =>
  departments.filter((each) => locations.some((location) => hasDepartment(location, each)))

/** True for a location whose visitors come to have a vehicle serviced. Source: LOC-018 */
export const hasService = (location: Location): boolean => hasDepartment(location, 'service')

/** The first department of a location, which the selector of its page starts with. Source: LOC-026 */
export const findOwnDepartment = (location: Location): Department =>
  departments.find((each) => hasDepartment(location, each)) ?? 'sales'

/**
 * The location that answers for a department at another's place: itself, else one of the same name, of the same
 * dealership, the nearest, the first.
 * @returns null when no location has the department
 * Source: LOC-025, LOC-026
 */
export function findDepartment(
  locations: readonly Location[],
  at: Location,
  department: Department,
): Location | null {
  if (hasDepartment(at, department)) return at
  const having = locations.filter((location) => hasDepartment(location, department))
  const point = findPoint(at)
  return (
    having.find(({ name }) => name === at.name) ??
    having.find(({ dealership_slug }) => dealership_slug === at.dealership_slug) ??
    (point && findNearestPlace(having, point)?.place) ??
    having[0] ??
    null
  )
}
