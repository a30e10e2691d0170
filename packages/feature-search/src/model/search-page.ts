import {
  createSearchHelperParameters,
  createSearchRequests,
  type SearchHelperParameters,
  type SearchQuery,
  type SearchRequestParams,
} from './search-requests.ts'
import type { SearchAnswer } from './search-results.ts'
import type { SearchState } from './search-state.ts'
import type { SearchBase } from './search-url.ts'
import type { SeenFacets } from './seen-facets.ts'

/** Id of the part of a search page that holds the cars, for a link that skips to it. Source: `PLUS-080` */
export const RESULTS_ID = 'results'

/** An answer with what the search service says of itself, as InstantSearch keeps it. */
export interface StoredAnswer extends SearchAnswer {
  index: string
  query: string
  hitsPerPage: number
  processingTimeMS: number
}

/** Answers the first paint is made of, in the shape InstantSearch starts from. */
export type InitialSearchResults = Record<
  string,
  {
    state: SearchHelperParameters
    results: readonly StoredAnswer[]
    requestParams: SearchRequestParams[]
  }
>

/**
 * Answers as InstantSearch starts from.
 * @param indexId name of the index the page is mounted with
 */
export function createInitialResults(
  indexId: string,
  query: SearchQuery,
  answers: readonly StoredAnswer[],
): InitialSearchResults {
  return {
    [indexId]: {
      state: createSearchHelperParameters(query),
      results: answers,
      requestParams: createSearchRequests(query).map(({ params }) => params),
    },
  }
}

/** Content that stands in the head of a search page (`PLUS-054`). */
export interface SearchPageHead {
  heading: string
  title: string
  description: string
  /** Path and query of the one address to keep. */
  canonical: string
  isIndexable: boolean
}

/** A place a visitor may have meant. */
export interface PlaceChoice {
  /** Its postcode. */
  key: string
  /** "Richmond VIC 3121" */
  name: string
}

/** Words of a page about the place that was typed, where a search can be made around one. */
export interface NearView {
  /** The place as it was typed, when none was found by it. Default none was typed, or it is in the state. */
  typed?: string
  /** Kilometres that were chosen with it. Default any distance. */
  within?: number | null
  /** Reason: there is none, there are several, or the look-up failed. */
  problem?: 'unknown' | 'several' | 'failed'
  /** The several. Default none. */
  choices?: readonly PlaceChoice[]
}

/** Plain data of a search page, the same on the server and in the browser. */
export interface SearchPageData {
  state: SearchState
  base: SearchBase
  head: SearchPageHead
  /** The place that was typed. Default: no search can be made around a place. */
  near?: NearView
  /** Cars found. */
  count: number
  /** A map can stand beside the list (`PLUS-081`). Default false. */
  hasMap?: boolean
  initialResults: InitialSearchResults
  /** Content the sidebar holds from the start, so that it does not grow when a filter goes. Default what the first results show. */
  seen?: SeenFacets
  /** Unix milliseconds of the request; tags such as "New Arrival" are decided with it. */
  nowMs: number
}
