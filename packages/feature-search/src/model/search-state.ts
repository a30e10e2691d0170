import type { ListFacetKey, RangeFacetKey } from './facets.ts'
import { NEAREST, type NearPlace } from './near.ts'
import type { SearchRange } from './range.ts'

/** Chosen values by facet; values are sorted and without repeats, a facet without values is absent. */
export type ChosenFacets = Partial<Record<ListFacetKey, readonly string[]>>

/** Chosen ranges; a range without an end is absent. */
export type ChosenRanges = Partial<Record<RangeFacetKey, SearchRange>>

/** Words that were typed and became filters. Source: `D-113` */
export interface TypedPart {
  words: string
  /** Keys of the chips they became. */
  chips: readonly string[]
}

/**
 * Everything a search page shows follows from this and the stock.
 * Source: `DATA-045`, `D-21`
 */
export interface SearchState {
  query: string
  /** From 1. */
  page: number
  /** Value of a sort option. */
  sortBy: string
  facets: ChosenFacets
  ranges: ChosenRanges
  /** Place the search is made around; null for everywhere. */
  near: NearPlace | null
  /** Words that became filters, so that they can be text again. Default none. */
  typed?: readonly TypedPart[]
  /** Parameters of others, such as `utm_source`; passed on as they came. */
  otherParameters: readonly (readonly [name: string, value: string])[]
}

/** A search without any choice. */
export function createEmptySearchState(sortBy: string): SearchState {
  return { query: '', page: 1, sortBy, facets: {}, ranges: {}, near: null, otherParameters: [] }
}

/** The state with exactly these values of a facet, on page 1. */
export function withFacet(
  state: SearchState,
  key: ListFacetKey,
  values: readonly string[],
): SearchState {
  const { [key]: _former, ...others } = state.facets
  const chosen = sortedUnique(values)
  return { ...state, page: 1, facets: chosen.length > 0 ? { ...others, [key]: chosen } : others }
}

/**
 * The state after a press on a facet's value: chosen becomes free and the other way round. A make
 * that is given up takes its models with it.
 * Source: `D-27`
 */
export function toggleFacet(state: SearchState, key: ListFacetKey, value: string): SearchState {
  const chosen = state.facets[key] ?? []
  if (!chosen.includes(value)) return withFacet(state, key, [...chosen, value])
  const rest = chosen.filter((candidate) => candidate !== value)
  const next = withFacet(state, key, rest)
  return key === 'make' ? withFacet(next, 'make_model', modelsOfMakes(next, rest)) : next
}

/** The state without makes and their models, on page 1. */
export function removeMake(state: SearchState): SearchState {
  return withFacet(withFacet(state, 'make', []), 'make_model', [])
}

/** The state with this range of a facet, on page 1 (`SRCH-069`). */
export function withRange(state: SearchState, key: RangeFacetKey, range: SearchRange): SearchState {
  const { [key]: _former, ...others } = state.ranges
  const isOpen = range.min === undefined && range.max === undefined
  return { ...state, page: 1, ranges: isOpen ? others : { ...others, [key]: range } }
}

/** The state with this text, on page 1. */
export function withQuery(state: SearchState, query: string): SearchState {
  return { ...state, page: 1, query }
}

/** The state around this place, or everywhere, on page 1 (`PLUS-068`). */
export function withNear(state: SearchState, near: NearPlace | null): SearchState {
  return { ...state, page: 1, near }
}

/** The state in another order, on page 1; by distance only around a place (`PLUS-069`). */
export function withSort(state: SearchState, order: string): SearchState {
  const isNearestFirst = order === NEAREST.value
  const near = state.near && { ...state.near, isNearestFirst }
  return { ...state, page: 1, near, sortBy: isNearestFirst ? state.sortBy : order }
}

/** The order of a state as the menu names it. */
export function readOrder({ sortBy, near }: SearchState): string {
  return near?.isNearestFirst ? NEAREST.value : sortBy
}

/** The state without text, facets, ranges and place; the order and others' parameters stay. */
export function clearState(state: SearchState): SearchState {
  return { ...createEmptySearchState(state.sortBy), otherParameters: state.otherParameters }
}

/** True when text, a facet, a range or a place narrows the search. */
export function isRefined({ query, facets, ranges, near }: SearchState): boolean {
  const narrowed = Object.keys(facets).length > 0 || Object.keys(ranges).length > 0
  return query !== '' || narrowed || near !== null
}

/** Sorted by code unit, each value once: equal choices give equal lists. */
export function sortedUnique(values: readonly string[]): string[] {
  return values.length < 2 ? [...values] : [...new Set(values)].sort()
}

function modelsOfMakes({ facets }: SearchState, makes: readonly string[]): string[] {
  return (facets.make_model ?? []).filter((model) =>
    makes.some((make) => model.startsWith(`${make} `)),
  )
}
