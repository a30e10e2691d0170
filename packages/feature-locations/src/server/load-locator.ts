import type { Site } from '@forecourt/tenant-config/model'
import {
  type Department,
  findPoint,
  formatLocationType,
  formatLocatorPath,
  type Geocoder,
  type GeoPoint,
  hasDepartment,
  InvalidPostcodeError,
  LOCATION_QUERY,
  LOCATION_TYPE,
  type Location,
  type LocationGroup,
  type LocationSite,
  listLocationGroups,
  listLocations,
  listPresentDepartments,
  matchLocations,
  measureDistanceKm,
  sortLocations,
} from '../model/index.ts'
import { findLocality, formatLocality } from './map/localities.ts'

/** Kilometres from a place that was typed within which locations are listed; the nearest always is. */
export const NEARBY_KM = 100

/** A location with its distance from the place that was typed. */
export interface FoundLocation extends Location {
  /** Kilometres as the crow flies; null when no place was typed or it has no coordinates. */
  km: number | null
}

/** A department to choose, as a link. */
export interface LocatorTab {
  label: string
  href: string
  count: number
  isCurrent: boolean
}

/** Data of the list of locations. */
export interface Locator {
  /** The search as it was typed. */
  query: string
  /** Place the distances are from, such as "4066" or "Toowong QLD 4066"; null when none was typed. */
  near: string | null
  /** All, then each department there is; one or none offers no choice. */
  tabs: readonly LocatorTab[]
  groups: readonly LocationGroup<FoundLocation>[]
}

/** Needs of the list. */
export interface LocatorPorts {
  geocoder: Geocoder
  /** Called when the geocoder did not answer; the list goes without distances. */
  onFailure: (error: unknown) => void
}

interface TypedPlace {
  name: string
  point: GeoPoint
}

async function findPostcode(ports: LocatorPorts, postcode: string): Promise<TypedPlace | null> {
  try {
    return { name: postcode, point: await ports.geocoder.locate(postcode) }
  } catch (error) {
    if (!(error instanceof InvalidPostcodeError)) ports.onFailure(error)
    return null
  }
}

/** The place that was typed: a postcode, or the name of a suburb or town that no location has in its own words. */
async function findTypedPlace(
  ports: LocatorPorts,
  query: string,
  site: LocationSite & Pick<Site, 'state'>,
): Promise<TypedPlace | null> {
  if (/^\d{4}$/.test(query)) return findPostcode(ports, query)
  if (matchLocations(listLocations(site), query).length > 0) return null
  const locality = findLocality(query, site.state)
  return locality && { name: formatLocality(locality), point: locality }
}

const withDistance = (location: Location, place: TypedPlace | null): FoundLocation => {
  const point = place && findPoint(location)
  return { ...location, km: point ? measureDistanceKm(place.point, point) : null }
}

/** Whole kilometres, as cards show them: what is as far keeps its order. */
const shownKm = ({ km }: FoundLocation) => (km === null ? Number.MAX_SAFE_INTEGER : Math.round(km))

/** Locations that fit the words, and those near the place they name, the nearest first. */
function findLocations(
  located: readonly FoundLocation[],
  query: string,
  place: TypedPlace | null,
): FoundLocation[] {
  const matching = new Set(matchLocations(located, query).map(({ id }) => id))
  if (!place) return sortLocations(located.filter(({ id }) => matching.has(id)))
  const nearest = sortLocations(located).toSorted((a, b) => shownKm(a) - shownKm(b))
  return nearest.filter(
    ({ id, km }, index) => matching.has(id) || (km !== null && (km <= NEARBY_KM || index === 0)),
  )
}

function tabsOf(
  found: readonly FoundLocation[],
  query: string,
  chosen: Department | null,
): LocatorTab[] {
  const tab = (department: Department | null, count: number) => ({
    label: department === null ? 'All' : formatLocationType(department),
    href: formatLocatorPath(query, department),
    count,
    isCurrent: department === chosen,
  })
  const present = listPresentDepartments(found)
  if (present.length < 2) return []
  return [
    tab(null, found.length),
    ...present.map((each) =>
      tab(each, found.filter((location) => hasDepartment(location, each)).length),
    ),
  ]
}

/**
 * The list of a site's locations for an address: `locationQuery` filters it, `locationType` chooses a department. A
 * new search, and a department the list has not, start with the first tab. Near a place all are listed where no
 * location has coordinates.
 * Source: LOC-001 to LOC-005
 */
export async function loadLocator(
  ports: LocatorPorts,
  site: LocationSite & Pick<Site, 'state'>,
  parameters: URLSearchParams,
): Promise<Locator> {
  const query = (parameters.get(LOCATION_QUERY) ?? '').trim().slice(0, 100)
  const typed = await findTypedPlace(ports, query, site)
  const located = listLocations(site).map((location) => withDistance(location, typed))
  const place = located.some(({ km }) => km !== null) ? typed : null
  const fitting = findLocations(located, query, place)
  const found = typed && fitting.length === 0 ? sortLocations(located) : fitting
  const asked = parameters.get(LOCATION_TYPE)
  const chosen = listPresentDepartments(found).find((each) => each === asked) ?? null
  const listed = chosen ? found.filter((location) => hasDepartment(location, chosen)) : found
  return {
    query,
    near: place?.name ?? null,
    tabs: tabsOf(found, query, chosen),
    groups: listLocationGroups(listed),
  }
}
