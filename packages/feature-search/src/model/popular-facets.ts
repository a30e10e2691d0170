import { listFacetValues } from './facet-values.ts'
import { findListFacet } from './facets.ts'
import { type FacetValue, makeList } from './make-list.ts'
import { readFacetCounts, type SearchResults } from './search-results.ts'
import type { SidebarSite } from './search-sidebar.ts'
import type { SearchState } from './search-state.ts'
import { NOTHING_SEEN, type SeenFacets } from './seen-facets.ts'
import { BODY_TILES } from './stock-overview.ts'

/** Make tiles above the results. */
export const POPULAR_MAKE_TILES = 6

/** Quick ways into the stock, each with its count. */
export interface PopularFacets {
  /** The 4 most common bodies (`SRCH-040`, `D-30`). */
  bodies: readonly FacetValue[]
  /** The makes of the "Popular" list; none where there is only one (`SRCH-038`, `D-27`). */
  makes: readonly FacetValue[]
}

/**
 * Bodies and makes to start from, under the other filters of the search. What was seen before keeps
 * its place, with its new count.
 * Source: `SRCH-038` to `SRCH-041`
 */
export function listPopularFacets(
  state: SearchState,
  results: SearchResults,
  site: SidebarSite,
  seen: SeenFacets = NOTHING_SEEN,
): PopularFacets {
  const valuesOf = (key: 'body' | 'make') =>
    listFacetValues(findListFacet(key), readFacetCounts(results, key), state.facets[key] ?? [], {
      seen: seen.values[key],
    })
  const isSteady = seen.values.make !== undefined
  const { makes, rest } = makeList(valuesOf('make'), { ...site.search, isSteady })
  const isOnlyOne = makes.length + rest.length < 2
  return {
    bodies: valuesOf('body').slice(0, BODY_TILES),
    makes: isOnlyOne ? [] : makes.slice(0, POPULAR_MAKE_TILES),
  }
}
