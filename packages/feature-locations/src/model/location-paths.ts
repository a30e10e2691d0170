import type { LocationType } from './location.ts'

/** Address of the list of all locations. Source: SITE-041 */
export const LOCATOR_PATH = '/dealer-locator'

/** First part of the address of a location's page. Source: SITE-042 */
export const LOCATION_PATH = '/our-location'

/** Name of the query parameter with the words of the search. Source: LOC-003 */
export const LOCATION_QUERY = 'locationQuery'

/** Name of the query parameter with the chosen department. Source: LOC-004 */
export const LOCATION_TYPE = 'locationType'

/** Departments that can be chosen; one that does both service and parts belongs to both. */
export type Department = Exclude<LocationType, 'service-and-parts'>

/** Address of the page of a location. */
export const formatLocationPath = (slug: string): string => `${LOCATION_PATH}/${slug}`

/** Address of a list of locations; what is empty is left out. */
export function formatLocatorPath(query: string, department: Department | null): string {
  const parameters = new URLSearchParams()
  if (query !== '') parameters.set(LOCATION_QUERY, query)
  if (department !== null) parameters.set(LOCATION_TYPE, department)
  return parameters.size === 0 ? LOCATOR_PATH : `${LOCATOR_PATH}?${parameters}`
}
