import { listFacetValues } from './facet-values.ts'
import { LIST_FACETS, type ListFacet, SLIDER_FACETS, type SliderKey } from './facets.ts'
import { createSearchRequests, type SearchQuery, type SearchRequest } from './search-requests.ts'
import { computeFacetStats, readFacetCounts, type SearchResults } from './search-results.ts'
import type { SearchState } from './search-state.ts'

/**
 * Things a visitor has seen in the sidebar: values and sliders that were there keep their place when a
 * search changes their counts, so that nothing moves under a finger.
 */
export interface SeenFacets {
  /** Values by facet, in the order they stand in. */
  values: Readonly<Record<string, readonly string[]>>
  /** Smallest and largest number seen so far, by slider. */
  ends: Partial<Record<SliderKey, { min: number; max: number }>>
}

/** Counts and statistics, whatever cars they belong to. */
export type FacetResults = Pick<SearchResults, 'counts' | 'stats'>

/** A sidebar nobody has seen yet. */
export const NOTHING_SEEN: SeenFacets = { values: {}, ends: {} }

/**
 * Things a visitor has seen after these results: values keep their order, new ones come after them.
 * Values that belong to another choice (badges of a make) are not kept.
 * @returns the same object when nothing is new
 */
export function listSeenFacets(before: SeenFacets, results: FacetResults): SeenFacets {
  const values = { ...before.values }
  const ends = { ...before.ends }
  let isNew = false
  for (const facet of LIST_FACETS) {
    if (facet.needs !== undefined) continue
    const seen = before.values[facet.key] ?? []
    const unseen = listUnseen(facet, readFacetCounts(results, facet.key), seen)
    if (unseen.length === 0) continue
    values[facet.key] = [...seen, ...unseen]
    isNew = true
  }
  for (const { key } of SLIDER_FACETS) {
    const stats = computeFacetStats(results, key)
    const known = before.ends[key]
    if (stats === null || (known && known.min <= stats.min && known.max >= stats.max)) continue
    ends[key] = {
      min: Math.min(stats.min, known?.min ?? stats.min),
      max: Math.max(stats.max, known?.max ?? stats.max),
    }
    isNew = true
  }
  return isNew ? { values, ends } : before
}

type Counts = Readonly<Record<string, number>>

/** Values with cars in the facet's own order, by their counts: one answer is asked for them several times. */
const ordered = new WeakMap<Counts, readonly string[]>()

function listInOrder(facet: ListFacet, counts: Counts): readonly string[] {
  const unlimited = { ...facet, limit: Number.POSITIVE_INFINITY }
  const values =
    ordered.get(counts) ?? listFacetValues(unlimited, counts, []).map(({ value }) => value)
  ordered.set(counts, values)
  return values
}

function listUnseen(facet: ListFacet, counts: Counts, seen: readonly string[]): readonly string[] {
  const values = listInOrder(facet, counts)
  if (seen.length === 0) return values
  const known = new Set(seen)
  return values.filter((value) => !known.has(value))
}

/** One request for the values and ends of a site's whole stock; it asks for no vehicle. */
export function wholeStockRequest(query: SearchQuery): SearchRequest[] {
  const [main] = createSearchRequests({ ...query, chosen: {}, numeric: {} })
  if (main === undefined) return []
  const anywhere = 'aroundRadius' in main.params && { aroundRadius: 'all' }
  return [{ ...main, params: { ...main.params, ...anywhere, hitsPerPage: 0, page: 0, query: '' } }]
}

/**
 * Content a sidebar opened with filters holds from the start: the values of its own results in their
 * order, then the others of the stock, which find nothing yet. Taking a filter away adds nothing then,
 * so nothing moves. Models are those of the chosen makes.
 */
export function seenFromTheStart(
  { facets }: Pick<SearchState, 'facets'>,
  results: FacetResults,
  wholeStock: FacetResults,
): SeenFacets {
  const { values, ends } = listSeenFacets(listSeenFacets(NOTHING_SEEN, results), wholeStock)
  const models = (values.make_model ?? []).filter((model) =>
    facets.make?.some((make) => model.startsWith(`${make} `)),
  )
  return { values: { ...values, make_model: models }, ends }
}
