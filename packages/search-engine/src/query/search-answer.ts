import type { GeoPoint } from '../index/geo-column.ts'
import type { SearchRecord } from '../index/search-record.ts'

/** Tags put before and after a highlighted part. */
export interface Tags {
  pre: string
  post: string
}

/** One record in an answer. */
export interface SearchHit extends SearchRecord {
  _highlightResult?: Record<string, unknown>
  _snippetResult?: Record<string, unknown>
  _rankingInfo?: RankingInfo
}

/** Why a hit stands where it stands. */
export interface RankingInfo {
  nbTypos: number
  nbExactWords: number
  words: number
  /** Importance of the best attribute, 0 the most important. */
  firstMatchedWord: number
  filters: number
  /** Metres to the place the search asks around; 0 when it asks around none. */
  geoDistance: number
  /** Metres of one unit of `geoDistance`. */
  geoPrecision: number
  /** Place of the record that is nearest, with its metres; absent for a record without one. */
  matchedGeoLocation?: GeoPoint & { distance: number }
  proximityDistance: number
  promoted: boolean
  userScore: number
}

/** Bounds, mean and sum of the numbers of a facet among the records found. */
export interface FacetStats {
  min: number
  max: number
  avg: number
  sum: number
}

/** The answer to one search, field by field as Algolia's. */
export interface SearchAnswer {
  hits: SearchHit[]
  nbHits: number
  page?: number
  nbPages?: number
  hitsPerPage?: number
  offset?: number
  length?: number
  nbSortedHits?: number
  appliedRelevancyStrictness?: number
  facets?: Record<string, Record<string, number>>
  facets_stats?: Record<string, FacetStats>
  /** Metres within which an `aroundLatLng` without a radius looked. */
  automaticRadius?: string
  exhaustiveFacetsCount: boolean
  exhaustiveNbHits: boolean
  exhaustiveTypo: boolean
  exhaustive: { facetsCount: boolean; nbHits: boolean; typo: boolean }
  query: string
  params: string
  index: string
  renderingContent: Record<string, never>
  processingTimeMS: number
  /** Only for requests with `clickAnalytics`. */
  queryID?: string
  /** False when `stopIfEnoughMatches` left the search out. */
  processed?: false
}

/** The answer to a search for the values of a facet. */
export interface FacetHitsAnswer {
  facetHits: { value: string; highlighted: string; count: number }[]
  exhaustiveFacetsCount: boolean
  processingTimeMS: number
}
