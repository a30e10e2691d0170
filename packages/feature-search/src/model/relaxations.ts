import { LIST_FACETS, RANGE_FACETS } from './facets.ts'
import { ANY_DISTANCE_LABEL } from './near.ts'
import { listSearchChips } from './search-chips.ts'
import type { SearchResults } from './search-results.ts'
import { type SearchState, withFacet, withNear, withQuery, withRange } from './search-state.ts'

/** A choice without which an empty search finds cars. */
export interface Relaxation {
  /** Facet that is given up, `query` or `near`. */
  key: string
  /** Words of it: "Without White or Blue", "Without “turbo”", "Australia-wide". */
  label: string
  /** Cars there are without it. */
  count: number
  /** Takes it away from a state. */
  relax: (state: SearchState) => SearchState
}

/**
 * Choices of an empty search, each of which alone keeps all cars away, those first that give most. A make
 * whose models are chosen is kept: its models are given up before it.
 * Source: `PLUS-073`
 */
export function listRelaxations(
  state: SearchState,
  { countsWithout = {} }: Pick<SearchResults, 'countsWithout'>,
): Relaxation[] {
  const labels = listSearchChips(state)
  const labelOf = (key: string) =>
    labels
      .filter((chip) => chip.key === key || chip.key.startsWith(`${key}:`))
      .map(({ label }) => label)
      .join(' or ')
  const words = [
    { key: 'query', attribute: 'query', relax: (from: SearchState) => withQuery(from, '') },
  ]
  const lists = LIST_FACETS.filter(({ key }) => key !== 'make' || !state.facets.make_model).map(
    ({ key, attribute }) => ({
      key,
      attribute,
      relax: (from: SearchState) => withFacet(from, key, []),
    }),
  )
  const ranges = RANGE_FACETS.map(({ key, attribute }) => ({
    key,
    attribute,
    relax: (from: SearchState) => withRange(from, key, {}),
  }))
  const places = [
    {
      key: 'near',
      attribute: 'near',
      relax: (from: SearchState) => withNear(from, from.near && { ...from.near, within: null }),
    },
  ]
  return [...words, ...lists, ...ranges, ...places]
    .filter(({ key }) => labelOf(key) !== '')
    .map(({ key, attribute, relax }) => ({
      key,
      label: key === 'near' ? ANY_DISTANCE_LABEL : `Without ${labelOf(key)}`,
      count: countsWithout[attribute] ?? 0,
      relax,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}
