import { findOwnDepartment } from './department.ts'
import { findPoint, type GeoPoint } from './distance.ts'
import { type Location, type LocationSite, listLocations } from './location.ts'

/** A place vehicles stand at, by the name their records give it. */
export interface StockPlace {
  /** Name of the location, which is the `location_name` of its vehicles. */
  name: string
  /** "Hamilton QLD" */
  suburb: string
  point: GeoPoint
}

const departments: readonly string[] = ['sales', 'used']

/**
 * The listed locations that sell and whose coordinates are known, in the order configured; of those with one name, the
 * departments of one place, the first.
 * Source: PLUS-081
 */
export function listStockPlaces(site: LocationSite): StockPlace[] {
  const places = new Map<string, StockPlace>()
  for (const location of listLocations(site)) {
    const point = findPoint(location)
    if (!point || !departments.includes(findOwnDepartment(location))) continue
    if (places.has(location.name)) continue
    places.set(location.name, { name: location.name, suburb: formatSuburb(location), point })
  }
  return [...places.values()]
}

const formatSuburb = ({ address: { city, state } }: Location) => `${city} ${state.toUpperCase()}`
