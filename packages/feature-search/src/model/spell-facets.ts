import { LIST_FACETS } from './facets.ts'
import { readFacetCounts, type SearchResults } from './search-results.ts'
import { type ChosenFacets, type SearchState, sortedUnique } from './search-state.ts'

const fold = (value: string) => value.toLowerCase()

/** Each value as the stock writes it; one the stock does not have stays. */
function spellValues(values: readonly string[], known: readonly string[]): readonly string[] {
  if (values.every((value) => known.includes(value))) return values
  const spelt = new Map(known.map((value) => [fold(value), value]))
  const isKnown = new Set(known)
  return sortedUnique(
    values.map((value) => (isKnown.has(value) ? value : (spelt.get(fold(value)) ?? value))),
  )
}

/**
 * The state with its chosen values as the stock writes them, "Toyota" for "toyota": the search service
 * finds both, but only one is a value of the list. The state itself when no value differs.
 * @param implied facets the path of the page stands for, which stay as they are
 * Source: `DATA-044`, `D-21`
 */
export function spellFacets(
  state: SearchState,
  results: Pick<SearchResults, 'counts'>,
  implied: ChosenFacets = {},
): SearchState {
  const changed: ChosenFacets = {}
  for (const { key } of LIST_FACETS) {
    const values = state.facets[key]
    if (values === undefined || implied[key] !== undefined) continue
    const spelt = spellValues(values, Object.keys(readFacetCounts(results, key)))
    if (spelt.join('\n') !== values.join('\n')) changed[key] = spelt
  }
  const isSame = Object.keys(changed).length === 0
  return isSame ? state : { ...state, facets: { ...state.facets, ...changed } }
}
