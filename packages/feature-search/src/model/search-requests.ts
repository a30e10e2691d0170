import { type FacetSite, listRequestedFacetAttributes } from './facet-values.ts'
import { findFacetAttribute, type ListFacetKey, RANGE_FACETS } from './facets.ts'
import { createNearParameters } from './near.ts'
import { PAGE_SIZE } from './paging.ts'
import { readOrder, type SearchState } from './search-state.ts'
import { sortIndexName } from './sort.ts'
import { EMBEDDED_INDEX_NAME, type StockRecord } from './stock-record.ts'

/** Part of a site that shapes its search requests. */
export interface SearchRequestSite {
  search: {
    priceAboveZeroOnAscending: boolean
    provider: { type: 'embedded' } | { type: 'algolia' | 'typesense'; indexName: string }
  }
}

/** Part of a site that shapes the requests of a search page: its filters are counted. */
export type SearchQuerySite = SearchRequestSite & FacetSite

/** Parameters of one request in Algolia's names, keys in alphabetical order. */
export type SearchRequestParams = Readonly<
  Record<string, string | number | boolean | readonly (string | readonly string[])[]>
>

/** One request of a multi-query. */
export interface SearchRequest {
  indexName: string
  params: SearchRequestParams
}

/** Attributes of a record a card needs; nothing else is sent to a visitor. */
export const CARD_ATTRIBUTES = [
  'axle_type',
  'badge',
  'before_price',
  'body_length',
  'car_type',
  'certified',
  'colour',
  'created_at',
  'dealership_slug',
  'drive_away_estimate',
  'engine_cc',
  'id',
  'km',
  'location_name',
  'make',
  'model',
  'name',
  'offer_price',
  'path',
  'payment_processors',
  'photos_count',
  'preorder',
  'price',
  'price_type',
  'primary_image_url',
  'reserved',
  'series',
  'simple_body',
  'simple_fuel',
  'simple_transmission',
  'sleeps',
  'slug',
  'sold',
  'status',
  'stocknum',
  'suburb',
  'tag',
  'tare_weight',
  'weekly_estimate',
  'weekly_price',
  'year',
] as const satisfies readonly (keyof StockRecord)[]

/** A car as a card shows it. */
export type StockCard = Pick<StockRecord, (typeof CARD_ATTRIBUTES)[number]> & {
  objectID: string
  /** Of a search around a place: how far the car is, in metres; absent for a car nobody knows where. */
  _rankingInfo?: { matchedGeoLocation?: { distance: number } }
}

/** Values counted for a facet at most. */
export const MAX_FACET_VALUES = 200

/** Name of the index a site searches (`CFG-096`). */
export function formatSearchIndexName({ search: { provider } }: SearchRequestSite): string {
  return provider.type === 'embedded' ? EMBEDDED_INDEX_NAME : provider.indexName
}

/** Data a state asks for, before it is spread over requests. */
export interface SearchQuery {
  indexName: string
  /** Parameters shared by every request. */
  shared: Record<string, SearchRequestParams[string]>
  /** Chosen values by attribute. */
  chosen: Readonly<Record<string, readonly string[]>>
  /** Conditions on numbers by attribute, `['>=5000', '<=20000']`. */
  numeric: Readonly<Record<string, readonly string[]>>
  /** Attributes that are counted, sorted: what the sidebar shows and what the address names. */
  counted: readonly string[]
}

/**
 * Data a state asks the search service for. Sorting by lowest price leaves cars without a price out
 * where the dealer wants it.
 * Source: `SRCH-089`, `API-003`, `API-004`, `CFG-042`
 */
export function createSearchQuery(state: SearchState, site: SearchQuerySite): SearchQuery {
  const order = readOrder(state)
  const isPricedOnly = site.search.priceAboveZeroOnAscending && order === 'price:asc'
  const chosen = chosenByAttribute(state)
  return {
    indexName: sortIndexName(formatSearchIndexName(site), order),
    shared: {
      attributesToHighlight: [],
      attributesToRetrieve: CARD_ATTRIBUTES,
      hitsPerPage: PAGE_SIZE,
      maxValuesPerFacet: MAX_FACET_VALUES,
      page: state.page - 1,
      query: state.query,
      ...createNearParameters(state.near),
      ...(isPricedOnly ? { filters: 'price > 0' } : {}),
    },
    chosen,
    numeric: numericByAttribute(state),
    counted: listCountedAttributes(state, chosen, site),
  }
}

/**
 * The multi-query of a search page, exactly as InstantSearch sends it: one request for the cars with
 * all counts, and one for each refined facet without its own refinement, so that its list still
 * shows the other choices.
 * @param aliases filters to use in place of an attribute's own, `{ make: ['make_slug:toyota'] }`,
 *   while the proper name of a value is not known yet
 * Source: `API-003` to `API-009`, `D-32`
 */
export function createSearchRequests(
  query: SearchQuery,
  aliases: Readonly<Record<string, readonly string[]>> = {},
): SearchRequest[] {
  const main = { ...query.shared, ...filters(query, aliases), facets: query.counted }
  const side = listRefinedAttributes(query).map((attribute) => ({
    ...query.shared,
    ...filters(query, aliases, attribute),
    hitsPerPage: 0,
    page: 0,
    analytics: false,
    clickAnalytics: false,
    facets: attribute,
  }))
  return [main, ...side].map((params) => ({
    indexName: query.indexName,
    params: sortedKeys(params),
  }))
}

/** Attributes that get a request of their own, in the order of {@link createSearchRequests}. */
export function listRefinedAttributes(query: SearchQuery): string[] {
  const numeric = Object.keys(query.numeric).filter((key) => query.counted.includes(key))
  return [...Object.keys(query.chosen), ...numeric].sort()
}

/** Plain parameters of the helper under InstantSearch that lead to {@link createSearchRequests}. */
export interface SearchHelperParameters {
  index: string
  disjunctiveFacets: string[]
  disjunctiveFacetsRefinements: Record<string, string[]>
  numericRefinements: Record<string, Record<string, number[]>>
  [parameter: string]: unknown
}

/**
 * A query as InstantSearch keeps it: every facet disjunctive, ranges among them, so that each list
 * and slider keeps its other choices.
 * Source: `D-32`
 */
export function createSearchHelperParameters(query: SearchQuery): SearchHelperParameters {
  const numericRefinements = Object.entries(query.numeric).map(([attribute, ends]) => [
    attribute,
    Object.fromEntries(ends.map((end) => [end.slice(0, 2), [Number(end.slice(2))]])),
  ])
  return {
    ...query.shared,
    index: query.indexName,
    disjunctiveFacets: [...query.counted],
    disjunctiveFacetsRefinements: Object.fromEntries(
      Object.entries(query.chosen).map(([attribute, values]) => [attribute, [...values]]),
    ),
    numericRefinements: Object.fromEntries(numericRefinements),
  }
}

/* What the sidebar shows, and every facet the address names. */
function listCountedAttributes(
  { facets }: SearchState,
  chosen: SearchQuery['chosen'],
  site: FacetSite,
): string[] {
  const requested = listRequestedFacetAttributes(site, Object.keys(facets))
  return [...new Set([...requested, ...Object.keys(chosen)])].sort()
}

function chosenByAttribute({ facets }: SearchState): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(facets).map(([key, values]) => [
      findFacetAttribute(key as ListFacetKey),
      values.map(escapeFacetValue),
    ]),
  )
}

function numericByAttribute({ ranges }: SearchState): Record<string, readonly string[]> {
  const conditions = RANGE_FACETS.flatMap(({ key, attribute }) => {
    const { min, max } = ranges[key] ?? {}
    const ends = [
      ...(min === undefined ? [] : [`>=${min}`]),
      ...(max === undefined ? [] : [`<=${max}`]),
    ]
    return ends.length === 0 ? [] : [[attribute, ends] as const]
  })
  return Object.fromEntries(conditions)
}

/** A value as filters and InstantSearch take it: a leading minus would negate. */
export function escapeFacetValue(value: string): string {
  return value.startsWith('-') ? `\\${value}` : value
}

function filters(
  { chosen, numeric }: SearchQuery,
  aliases: Readonly<Record<string, readonly string[]>>,
  except?: string,
): Record<string, SearchRequestParams[string]> {
  const facetFilters = Object.entries(chosen)
    .filter(([attribute]) => attribute !== except)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([attribute, values]) => aliases[attribute] ?? facetTerms(attribute, values))
  const numericFilters = Object.entries(numeric)
    .filter(([attribute]) => attribute !== except)
    .flatMap(([attribute, ends]) => ends.map((end) => attribute + end))
  return {
    ...(facetFilters.length > 0 ? { facetFilters } : {}),
    ...(numericFilters.length > 0 ? { numericFilters } : {}),
  }
}

function facetTerms(attribute: string, values: readonly string[]): string[] {
  return [...values].sort().map((value) => `${attribute}:${value}`)
}

function sortedKeys(params: Record<string, SearchRequestParams[string]>): SearchRequestParams {
  return Object.fromEntries(Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1)))
}
