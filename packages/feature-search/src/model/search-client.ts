import type {
  LiteClient,
  SearchForFacetValuesResponse,
  SearchParamsObject,
  SearchResponses,
} from 'algoliasearch/lite'

/** One question for the values of a facet, as the Algolia clients put it. */
export interface FacetValuesRequest {
  indexName: string
  params: SearchParamsObject & {
    /** Attribute whose values are searched; the index must declare it `searchable(…)`. */
    facetName: string
    /** Text the visitor typed; empty lists the most frequent values. */
    facetQuery?: string
    /** 1 to 100, default 10. */
    maxFacetHits?: number
  }
}

/**
 * Where cars are searched. The shape is that of Algolia's own `liteClient`, so InstantSearch and every
 * Algolia tool fit; what is behind it (the embedded engine, our endpoint, Algolia) is the adapter's.
 * Rejects with an error that has `status` and `message` when the service refuses a request.
 * Source: D-32
 */
export interface SearchClient {
  /** Answers several requests in one call, in their order. */
  search: LiteClient['search']
  /** Answers with the values of one facet for each request, in their order. */
  searchForFacetValues: (
    requests: readonly FacetValuesRequest[],
  ) => Promise<SearchForFacetValuesResponse[]>
}

/** Result of `SearchClient.search`. */
export type SearchAnswers<Hit = Record<string, unknown>> = SearchResponses<Hit>

/** Address of the number of vehicles a search form would find. */
export const STOCK_COUNT_API_PATH = '/api/stock-count'

/** Path prefix of the search protocol on every site. */
export const SEARCH_API_PATH = '/api/search'
