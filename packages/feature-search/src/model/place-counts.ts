import { readFacetCounts, type SearchResults } from './search-results.ts'
import { type SearchState, withFacet } from './search-state.ts'

/** A place with the cars of a search that stand there. */
export interface PlaceCount {
  /** Value of the facet `location_name`. */
  name: string
  /** Cars that all filters but that of the place leave, as the filter of places counts them. */
  count: number
}

/**
 * Cars by place: those on the map in the order given, then those elsewhere by name, so that what is counted is all
 * there. A place of the map with none stays; one elsewhere shows only with cars or when it is chosen.
 * Source: `PLUS-081`
 */
export function listPlaceCounts(
  onMap: readonly string[],
  { facets }: Pick<SearchState, 'facets'>,
  results: Pick<SearchResults, 'counts'>,
): PlaceCount[] {
  const counts = new Map(Object.entries(readFacetCounts(results, 'location_name')))
  const elsewhere = new Set([...counts.keys(), ...(facets.location_name ?? [])])
  for (const name of onMap) elsewhere.delete(name)
  return [...onMap, ...[...elsewhere].sort()].map((name) => ({
    name,
    count: counts.get(name) ?? 0,
  }))
}

/** The state at this place alone, or everywhere when it was at this place alone. Source: `PLUS-081` */
export function choosePlace(state: SearchState, name: string): SearchState {
  const [only, ...others] = state.facets.location_name ?? []
  const isOnly = only === name && others.length === 0
  return withFacet(state, 'location_name', isOnly ? [] : [name])
}
