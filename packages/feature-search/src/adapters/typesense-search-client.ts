import {
  allOf,
  type Filter,
  parseFacetFilters,
  parseFilters,
  parseNumericFilters,
} from '@forecourt/search-engine'
import type { IndexerSettings } from '../model/indexer.ts'
import type { FacetValuesRequest, SearchClient } from '../model/search-client.ts'
import { SEARCH_TIMEOUT_MS, SearchTimeoutError } from './lite-search-client.ts'
import { createSearchCache } from './search-cache.ts'
import { adaptedAnswer, type TypesenseAnswer, type TypesenseRequest } from './typesense-answer.ts'
import { formatTypesenseFilter, typesenseField } from './typesense-filter.ts'
import { typesenseOrders } from './typesense-settings.ts'

/** The part of `typesense-instantsearch-adapter` that is used; its default export fits. */
export type TypesenseAdapter = new (options: {
  server: {
    apiKey: string
    nodes: { host: string; port: number; protocol: string; path: string }[]
    cacheSearchResultsForSeconds: number
    connectionTimeoutSeconds: number
    numRetries: number
    logLevel: 'silent'
  }
  additionalSearchParameters: { query_by: string } & Record<string, unknown>
}) => {
  /** Its types follow a version of Algolia's client of its own. */
  searchClient: unknown
}

/** The part of the adapter's client that is called. */
interface AdaptedClient {
  search(requests: readonly unknown[]): Promise<{ results: unknown[] }>
  searchForFacetValues(requests: readonly unknown[]): Promise<unknown[]>
}

/** A Typesense server and an index of it. */
export interface TypesenseSearchOptions {
  /** `TypesenseInstantsearchAdapter`, which the caller imports: whoever uses no Typesense ships none. */
  adapter: TypesenseAdapter
  /** Origin and path of the server, `https://search.example:8108`. */
  origin: string
  /** A key that may only search, with the site's filter sealed inside; asked for before each search. */
  searchKey: string | (() => Promise<string>)
  /** Name of the index. */
  indexName: string
  /** Settings the index was made with (`createStockIndexSettings`): what is searched, and every order. */
  settings: IndexerSettings
  /** The site's id: it keeps the answers of two sites apart. */
  siteId: string
  /** Default 8000. */
  timeoutMs?: number
  /** A clock in milliseconds, for the cache. Default `Date.now`. */
  now?: () => number
}

/** A search Typesense, or its language of filters, refused; named as Algolia's clients name it. */
export class TypesenseSearchError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'ApiError'
    this.status = status
  }
}

/**
 * Searches at Typesense through its InstantSearch adapter. Requests are those of every other client:
 * filters in Algolia's language, the names of replicas, `attributesToRetrieve`; so are the answers.
 * Keeps 20 answers for 5 minutes and waits for one for at most 8 s.
 * Source: D-24, D-32
 */
export function createTypesenseSearchClient(options: TypesenseSearchOptions): SearchClient {
  const { indexName, settings, siteId, timeoutMs = SEARCH_TIMEOUT_MS, now = Date.now } = options
  const orders = typesenseOrders(indexName, settings)
  const cache = createSearchCache(now)
  const perform = async (asked: readonly TypesenseRequest[]): Promise<TypesenseAnswer[]> => {
    const requests = asked.map((request) => adapted(request, indexName, orders))
    const { searchKey: key } = options
    const searchKey = typeof key === 'string' ? key : await key()
    const client = openClient({ ...options, searchKey }, asked, orders)
    const isFacetSearch = asked.every(({ params }) => params.facetName !== undefined)
    const answers = isFacetSearch
      ? client.searchForFacetValues(requests)
      : client.search(requests).then(({ results }) => results)
    const found = await inTime(answers.catch(rethrown(asked)), timeoutMs)
    return found.map((answer, index) => adaptedAnswer(answer, asked[index]!))
  }
  const ask = (asked: readonly TypesenseRequest[]) =>
    cache.get([siteId, indexName, asked], async () => {
      const answers = await perform(asked)
      await cache.set([siteId, indexName, asked], answers)
      return answers
    })
  const search = async (asked: unknown) => {
    const requests = plainRequests(asked)
    const facetSearches = requests.filter(({ params }) => params.facetName !== undefined)
    if (facetSearches.length === 0 || facetSearches.length === requests.length)
      return { results: await ask(requests) }
    const answers = await Promise.all(requests.map((request) => ask([request])))
    return { results: answers.flat() }
  }
  return {
    search: search as unknown as SearchClient['search'],
    searchForFacetValues: async (requests: readonly FacetValuesRequest[]) =>
      (await ask(plainRequests(requests))) as never,
  }
}

type Orders = ReturnType<typeof typesenseOrders>

/* The fields of an answer are chosen for the whole call, so each call has an adapter of its own. */
function openClient(
  {
    adapter: Adapter,
    origin,
    searchKey,
    indexName,
    timeoutMs = SEARCH_TIMEOUT_MS,
  }: TypesenseSearchOptions & { searchKey: string },
  asked: readonly TypesenseRequest[],
  orders: Orders,
): AdaptedClient {
  const { hostname, port, protocol, pathname } = new URL(origin)
  const isHttps = protocol === 'https:'
  const lists = asked.map(({ params }) => params.attributesToRetrieve ?? ['*'])
  const fields = new Set(lists.flat().map(typesenseField))
  const highlights = asked.some(({ params }) => params.attributesToHighlight?.length !== 0)
  return new Adapter({
    server: {
      apiKey: searchKey,
      nodes: [
        {
          host: hostname,
          port: port === '' ? (isHttps ? 443 : 80) : Number(port),
          protocol: isHttps ? 'https' : 'http',
          path: pathname.replace(/\/$/, ''),
        },
      ],
      cacheSearchResultsForSeconds: 0,
      connectionTimeoutSeconds: timeoutMs / 1000,
      numRetries: 1,
      logLevel: 'silent',
    },
    additionalSearchParameters: {
      query_by: orders[indexName]!.query_by,
      ...(fields.has('*') ? {} : { include_fields: ['id', ...fields].join(',') }),
      ...(highlights ? {} : { highlight_fields: 'none', highlight_full_fields: 'none' }),
      drop_tokens_threshold: 0,
      split_join_tokens: 'always',
    },
  }).searchClient as AdaptedClient
}

/* A request as the adapter reads it: the order in the name, all conditions in Typesense's language. */
function adapted({ indexName, params }: TypesenseRequest, collection: string, orders: Orders) {
  const order = Object.hasOwn(orders, indexName) ? orders[indexName] : undefined
  if (order === undefined) {
    throw new TypesenseSearchError(404, `Index ${indexName} does not exist`)
  }
  const { facetName, offset, length } = params
  const paging =
    offset === undefined && length === undefined
      ? { page: params.page, hitsPerPage: params.hitsPerPage ?? 20 }
      : pageOf(offset ?? 0, length ?? 20)
  return {
    indexName: `${collection}/sort/${order.sort_by}`,
    params: {
      ...paging,
      query: params.query,
      facets: facetName ?? listOf(params.facets).map(typesenseField),
      filters: filterOf(params),
      maxValuesPerFacet:
        facetName === undefined ? params.maxValuesPerFacet : (params.maxFacetHits ?? 10),
      highlightPreTag: params.highlightPreTag ?? '<em>',
      highlightPostTag: params.highlightPostTag ?? '</em>',
      facetName,
      facetQuery: params.facetQuery,
    },
  }
}

function pageOf(offset: number, length: number) {
  if (length > 0 && offset % length === 0) return { page: offset / length, hitsPerPage: length }
  throw new TypesenseSearchError(400, 'offset: expected a multiple of length')
}

function filterOf(params: TypesenseRequest['params']): string {
  try {
    const filters: (Filter | null)[] = [
      parseFilters(params.filters ?? ''),
      params.facetFilters === undefined ? null : parseFacetFilters(params.facetFilters),
      params.numericFilters === undefined ? null : parseNumericFilters(params.numericFilters),
    ]
    return formatTypesenseFilter(allOf(filters.filter((filter) => filter !== null)))
  } catch (error) {
    throw new TypesenseSearchError(400, error instanceof Error ? error.message : String(error))
  }
}

/* Every form the lite client takes: `{ requests }` or a list; parameters spread out or in `params`. */
function plainRequests(asked: unknown): TypesenseRequest[] {
  const list = Array.isArray(asked) ? asked : (asked as { requests: unknown[] }).requests
  return list.map((request) => {
    const { indexName, params, type, facet, ...spread } = request as Record<string, unknown>
    const own =
      typeof params === 'string' ? Object.fromEntries(new URLSearchParams(params)) : params
    const facetName = type === 'facet' ? { facetName: facet } : {}
    return {
      indexName: String(indexName),
      params: { ...spread, ...(own as object | undefined), ...facetName },
    } as TypesenseRequest
  })
}

function listOf(facets: string | readonly string[] | undefined): readonly string[] {
  if (facets === undefined) return []
  return typeof facets === 'string' ? [facets] : facets
}

function rethrown(asked: readonly TypesenseRequest[]) {
  return (error: { httpStatus?: number; message?: string }): never => {
    const message = error.message ?? ''
    const status = error.httpStatus ?? Number(/\b([45]\d\d)\b/.exec(message)?.[1] ?? 0)
    if (status === 401 || status === 403)
      throw new TypesenseSearchError(403, 'Invalid Application-ID or API key')
    if (status === 404)
      throw new TypesenseSearchError(404, `Index ${asked[0]?.indexName} does not exist`)
    if (status >= 400 && status < 500) throw new TypesenseSearchError(status, message)
    throw error
  }
}

function inTime<Result>(answer: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SearchTimeoutError(timeoutMs)), timeoutMs)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
