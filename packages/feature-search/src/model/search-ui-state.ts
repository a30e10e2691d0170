import { LIST_FACETS, RANGE_FACETS } from './facets.ts'
import {
  escapeFacetValue,
  formatSearchIndexName,
  type SearchRequestSite,
} from './search-requests.ts'
import {
  type ChosenFacets,
  type ChosenRanges,
  readOrder,
  type SearchState,
  sortedUnique,
} from './search-state.ts'
import { formatRange, parseRange } from './search-url.ts'
import { findSortOfIndex, sortIndexName } from './sort.ts'

/** A search in InstantSearch's own words, so that its widgets and ours read and write one state. */
export type SearchUiState = {
  query?: string
  /** From 1. */
  page?: number
  /** Name of the index in the order; undefined for the index itself. */
  sortBy?: string | undefined
  /** Chosen values by attribute; a leading minus is escaped. */
  refinementList?: Record<string, string[]>
  /** Chosen ranges by attribute, `{ price: '5000:20000' }`. */
  range?: Record<string, string>
  /** `near` of the state, which no widget knows. */
  near?: SearchState['near']
  /** `sortBy` of the state, beside the order by distance, which is of the index itself. */
  besideNearest?: string
  /** `typed` of the state, likewise. */
  typed?: SearchState['typed'] | undefined
  /** `otherParameters` of the state, which no widget knows. */
  otherParameters?: SearchState['otherParameters']
}

/** A state as InstantSearch holds it; each key is there, so that it takes the place of a state before it. */
export function toSearchUiState(state: SearchState, site: SearchRequestSite): SearchUiState {
  const indexName = formatSearchIndexName(site)
  const sortBy = sortIndexName(indexName, readOrder(state))
  const lists = LIST_FACETS.flatMap(({ key, attribute }) => {
    const values = state.facets[key]
    return values === undefined ? [] : [[attribute, values.map(escapeFacetValue)]]
  })
  const ranges = RANGE_FACETS.flatMap(({ key, attribute }) => {
    const range = state.ranges[key]
    return range === undefined ? [] : [[attribute, formatRange(range)]]
  })
  return {
    query: state.query,
    page: state.page,
    sortBy: sortBy === indexName ? undefined : sortBy,
    refinementList: Object.fromEntries(lists),
    range: Object.fromEntries(ranges),
    near: state.near,
    besideNearest: state.sortBy,
    typed: state.typed,
    otherParameters: state.otherParameters,
  }
}

/** Inverse of {@link toSearchUiState}; attributes without a facet are passed over. */
export function readSearchUiState(uiState: SearchUiState, site: SearchRequestSite): SearchState {
  const indexName = formatSearchIndexName(site)
  const { sortBy, besideNearest, near = null } = uiState
  const isNearestFirst = sortBy === undefined && near?.isNearestFirst === true
  const beside = isNearestFirst ? besideNearest : undefined
  return {
    query: uiState.query ?? '',
    page: uiState.page ?? 1,
    sortBy: beside ?? findSortOfIndex(indexName, sortBy ?? indexName),
    facets: readLists(uiState),
    ranges: readRanges(uiState),
    near: near && { ...near, isNearestFirst },
    ...(uiState.typed && { typed: uiState.typed }),
    otherParameters: uiState.otherParameters ?? [],
  }
}

function readLists({ refinementList = {} }: SearchUiState): ChosenFacets {
  const lists = LIST_FACETS.flatMap(({ key, attribute }) => {
    const values = refinementList[attribute] ?? []
    return values.length === 0 ? [] : [[key, sortedUnique(values.map(unescapeFacetValue))]]
  })
  return Object.fromEntries(lists)
}

function readRanges({ range: texts = {} }: SearchUiState): ChosenRanges {
  const ranges = RANGE_FACETS.flatMap(({ key, attribute }) => {
    const range = parseRange(texts[attribute] ?? '')
    return range === null ? [] : [[key, range]]
  })
  return Object.fromEntries(ranges)
}

function unescapeFacetValue(value: string): string {
  return value.replace(/^\\(?=-)/, '')
}
