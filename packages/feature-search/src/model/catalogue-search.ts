import { formatPrice } from '@forecourt/stock/model'
import { byCount, type FacetValue } from './make-list.ts'
import { parseTypedNumber } from './number-text.ts'
import { countPages, findPageOffset, PAGE_SIZE, parsePage } from './paging.ts'
import { orderRange, type SearchRange } from './range.ts'
import type { SearchRequest, SearchRequestParams } from './search-requests.ts'
import { sortedUnique } from './search-state.ts'
import { formatRange, parseRange } from './search-url.ts'

/** Where the car models and products of every site are searched, in the protocol of the stock search. */
export const CATALOGUE_API_PATH = '/api/catalogue'

/** Searches a browser remembers of each list, the least recently used out first. Source: SRCH-098, SRCH-099 */
export const CATALOGUE_CACHE_ENTRIES = 10

/** Something a list is narrowed by. */
export interface CatalogueFacet {
  /** Name in the address and in {@link CatalogueSearch}. */
  key: string
  attribute: string
  /** As visitors read it. */
  label: string
  /** Key of the facet that must be chosen before this one is offered. Default none. */
  under?: string
}

/** One order of a list. */
export interface CatalogueSort {
  /** Name in the address. */
  value: string
  label: string
  /** The index, or the replica that has this order. */
  indexName: string
}

/** A list that is searched beside the stock: car models, or products. */
export interface Catalogue {
  facets: readonly CatalogueFacet[]
  /** The orders offered, the default first. */
  sorts: readonly [CatalogueSort, ...CatalogueSort[]]
  /** Attributes a card needs; nothing else is sent to a visitor. */
  attributes: readonly string[]
  /** Attribute the price filter works on, dollars; `null` for a list without one. */
  priceAttribute: string | null
  noun: { one: string; many: string }
}

/** State a visitor asked of a list. */
export interface CatalogueSearch {
  query: string
  /** From 1. */
  page: number
  sortBy: string
  /** Chosen values by key of the facet. */
  facets: Readonly<Record<string, readonly string[]>>
  /** Dollars, both ends included. */
  price: SearchRange
}

/** A facet with the values of a search. */
export interface CatalogueFacetGroup extends CatalogueFacet {
  values: FacetValue[]
}

/** One answer of the search service, as far as a list reads it. */
export interface CatalogueAnswer<Item> {
  hits: readonly Item[]
  nbHits: number
  facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
  facets_stats?: Readonly<Record<string, { min: number; max: number }>>
}

/** Data a search of a list found. */
export interface CatalogueResults<Item> {
  items: readonly Item[]
  count: number
  pages: number
  /** Facets that can still narrow the list. */
  groups: CatalogueFacetGroup[]
  /** Lowest and highest price without the price filter; `null` when nothing has a price. */
  priceBounds: { min: number; max: number } | null
}

/** One chosen filter that can be taken away. */
export interface CatalogueChip {
  key: string
  label: string
  without: CatalogueSearch
}

const MAX_FACET_VALUES = 200
const MAX_QUERY_LENGTH = 200
const MAX_VALUE_LENGTH = 100
const MAX_VALUES_PER_FACET = 50

/** The whole list. */
export function createEmptyCatalogueSearch({ sorts }: Catalogue): CatalogueSearch {
  return { query: '', page: 1, sortBy: sorts[0].value, facets: {}, price: {} }
}

/** True when anything but page and order is chosen. */
export function isCatalogueRefined({ query, facets, price }: CatalogueSearch): boolean {
  return query !== '' || Object.keys(facets).length > 0 || hasEnd(price)
}

/** The search with one value added or taken away, from its first page. */
export function toggleCatalogueFacet(
  search: CatalogueSearch,
  key: string,
  value: string,
): CatalogueSearch {
  const chosen = search.facets[key] ?? []
  const values = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : sortedUnique([...chosen, value])
  const { [key]: _, ...others } = search.facets
  const facets = values.length === 0 ? others : { ...others, [key]: values }
  return { ...search, facets, page: 1 }
}

/**
 * The multi-query of a list: 21 items from the page's offset with all counts, and one request for
 * each refined facet without its own refinement, so that its list still shows the other choices.
 * @param filters condition every item meets, in Algolia's filter language; '' for none
 * Source: API-010, API-011, API-012, D-23
 */
export function createCatalogueRequests(
  catalogue: Catalogue,
  search: CatalogueSearch,
  filters = '',
): SearchRequest[] {
  const counted = countedAttributes(catalogue)
  const shared = {
    attributesToHighlight: [],
    attributesToRetrieve: catalogue.attributes,
    maxValuesPerFacet: MAX_FACET_VALUES,
    query: search.query,
    ...(filters === '' ? {} : { filters }),
  }
  const main = {
    ...shared,
    ...conditions(catalogue, search),
    facets: counted,
    length: PAGE_SIZE,
    offset: findPageOffset(search.page),
  }
  const side = refinedAttributes(catalogue, search).map((attribute) => ({
    ...shared,
    ...conditions(catalogue, search, attribute),
    analytics: false,
    facets: [attribute],
    hitsPerPage: 0,
  }))
  const indexName = sortOf(catalogue, search).indexName
  return [main, ...side].map((params) => ({ indexName, params: params as SearchRequestParams }))
}

/**
 * Reads the answers to {@link createCatalogueRequests}.
 * @throws Error without any answer
 */
export function readCatalogueResults<Item>(
  catalogue: Catalogue,
  search: CatalogueSearch,
  answers: readonly CatalogueAnswer<Item>[],
): CatalogueResults<Item> {
  const [main, ...side] = answers
  if (main === undefined) throw new Error('[feature-search] expected at least one answer, got none')
  const refined = refinedAttributes(catalogue, search)
  const answerFor = (attribute: string) => side[refined.indexOf(attribute)] ?? main
  const { priceAttribute } = catalogue
  return {
    items: main.hits,
    count: main.nbHits,
    pages: countPages(main.nbHits),
    groups: catalogue.facets.flatMap((facet) => {
      if (!isOffered(facet, search)) return []
      const counts = answerFor(facet.attribute).facets?.[facet.attribute] ?? {}
      const values = facetValuesOf(counts, search.facets[facet.key] ?? [])
      return values.length === 0 ? [] : [{ ...facet, values }]
    }),
    priceBounds:
      priceAttribute === null
        ? null
        : (answerFor(priceAttribute).facets_stats?.[priceAttribute] ?? null),
  }
}

/**
 * Reads an address: text, facets, price, order, page. What cannot be meant is ignored. Beside
 * `price=50:200` the form fields `price_min` and `price_max` are read.
 * @param address path and query, or a whole URL; never throws for hostile text
 * Source: D-21
 */
export function parseCatalogueUrl(catalogue: Catalogue, address: string): CatalogueSearch {
  const parameters = new URLSearchParams(address.replace(/#.*$/s, '').replace(/^[^?]*\??/s, ''))
  const sortBy = parameters.get('sortBy')
  return {
    query: plainText(parameters.get('query') ?? '', MAX_QUERY_LENGTH),
    page: parsePage(parameters.get('page')),
    sortBy: (catalogue.sorts.find(({ value }) => value === sortBy) ?? catalogue.sorts[0]).value,
    facets: parseFacets(catalogue, parameters),
    price: catalogue.priceAttribute === null ? {} : parsePrice(parameters),
  }
}

/** Writes a search as path and query, in a fixed order, so that equal searches have equal addresses. */
export function formatCatalogueUrl(
  catalogue: Catalogue,
  search: CatalogueSearch,
  path: string,
): string {
  const query = new URLSearchParams(formatCatalogueParameters(catalogue, search)).toString()
  return query === '' ? path : `${path}?${query.replaceAll('%3A', ':')}`
}

/** The parameters of a search as pairs, for links and the hidden fields of forms. */
export function formatCatalogueParameters(
  catalogue: Catalogue,
  search: CatalogueSearch,
): [name: string, value: string][] {
  const pairs: [string, string][] = []
  if (search.query !== '') pairs.push(['query', search.query])
  for (const { key } of catalogue.facets)
    for (const value of search.facets[key] ?? []) pairs.push([key, value])
  if (hasEnd(search.price)) pairs.push(['price', formatRange(search.price)])
  if (search.sortBy !== catalogue.sorts[0].value) pairs.push(['sortBy', search.sortBy])
  if (search.page > 1) pairs.push(['page', String(search.page)])
  return pairs
}

/** The chosen filters in the order of the address. */
export function listCatalogueChips(catalogue: Catalogue, search: CatalogueSearch): CatalogueChip[] {
  const { query, price } = search
  const text = { key: 'query', label: `“${query}”`, without: { ...search, query: '', page: 1 } }
  const facets = catalogue.facets.flatMap(({ key }) =>
    (search.facets[key] ?? []).map((value) => ({
      key: `${key}=${value}`,
      label: value,
      without: toggleCatalogueFacet(search, key, value),
    })),
  )
  const range = {
    key: 'price',
    label: priceLabel(price),
    without: { ...search, price: {}, page: 1 },
  }
  return [...(query === '' ? [] : [text]), ...facets, ...(hasEnd(price) ? [range] : [])]
}

function isOffered({ key, under }: CatalogueFacet, { facets }: CatalogueSearch): boolean {
  return under === undefined || facets[under] !== undefined || facets[key] !== undefined
}

function priceLabel({ min, max }: SearchRange): string {
  if (min === undefined) return `Up to ${formatPrice(max ?? 0)}`
  return max === undefined
    ? `From ${formatPrice(min)}`
    : `${formatPrice(min)} to ${formatPrice(max)}`
}

function sortOf({ sorts }: Catalogue, { sortBy }: CatalogueSearch): CatalogueSort {
  return sorts.find(({ value }) => value === sortBy) ?? sorts[0]
}

function countedAttributes({ facets, priceAttribute }: Catalogue): string[] {
  const attributes = facets.map(({ attribute }) => attribute)
  return priceAttribute === null ? attributes : [...attributes, priceAttribute]
}

/* In the order of the side requests. */
function refinedAttributes(catalogue: Catalogue, search: CatalogueSearch): string[] {
  const { facets, priceAttribute } = catalogue
  const chosen = facets.filter(({ key }) => search.facets[key] !== undefined)
  const attributes = chosen.map(({ attribute }) => attribute)
  return priceAttribute !== null && hasEnd(search.price)
    ? [...attributes, priceAttribute]
    : attributes
}

function conditions(
  { facets, priceAttribute }: Catalogue,
  search: CatalogueSearch,
  except?: string,
): Record<string, SearchRequestParams[string]> {
  const facetFilters = facets
    .filter(({ key, attribute }) => search.facets[key] !== undefined && attribute !== except)
    .map(({ key, attribute }) =>
      (search.facets[key] ?? []).map((value) => `${attribute}:${withoutNegation(value)}`),
    )
  const { min, max } = search.price
  const numericFilters =
    priceAttribute === null || priceAttribute === except
      ? []
      : [
          ...(min === undefined ? [] : [`${priceAttribute}>=${min}`]),
          ...(max === undefined ? [] : [`${priceAttribute}<=${max}`]),
        ]
  return {
    ...(facetFilters.length > 0 ? { facetFilters } : {}),
    ...(numericFilters.length > 0 ? { numericFilters } : {}),
  }
}

/* A leading minus would negate. */
function withoutNegation(value: string): string {
  return value.startsWith('-') ? `\\${value}` : value
}

/* A chosen value never leaves the list, found or not; in an address it may be "constructor". */
function facetValuesOf(
  counts: Readonly<Record<string, number>>,
  chosen: readonly string[],
): FacetValue[] {
  const values = sortedUnique([...Object.keys(counts), ...chosen])
  return values
    .map((value) => ({
      value,
      label: value,
      count: Object.hasOwn(counts, value) ? (counts[value] ?? 0) : 0,
      isRefined: chosen.includes(value),
    }))
    .sort(byCount)
}

function parseFacets(
  { facets }: Catalogue,
  parameters: URLSearchParams,
): Record<string, readonly string[]> {
  const chosen = facets.map(({ key }) => {
    const values = parameters.getAll(key).map((value) => plainText(value, MAX_VALUE_LENGTH))
    return [key, sortedUnique(values.filter(Boolean)).slice(0, MAX_VALUES_PER_FACET)] as const
  })
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0))
}

function parsePrice(parameters: URLSearchParams): SearchRange {
  const [min, max] = ['price_min', 'price_max'].map(
    (name) => parseTypedNumber(parameters.get(name)) ?? undefined,
  )
  const typed = orderRange({ min, max })
  return hasEnd(typed) ? typed : (parseRange(parameters.get('price') ?? '') ?? {})
}

function hasEnd({ min, max }: SearchRange): boolean {
  return min !== undefined || max !== undefined
}

/* Lone halves of surrogate pairs would not survive an address. */
function plainText(text: string, maxLength: number): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Cs}/gu, '')
    .trim()
}
