import { liteClient } from 'algoliasearch/lite'
import { CATALOGUE_API_PATH, CATALOGUE_CACHE_ENTRIES } from '../model/catalogue-search.ts'
import {
  type LiteClientOptions,
  type LiteSearchClient,
  SEARCH_TIMEOUT_MS,
  withDeadline,
  withFacetValues,
} from './lite-search-client.ts'
import { createSearchCache } from './search-cache.ts'
import { parseSearchHost } from './search-host.ts'

/** Data a client remembers its answers in. */
export type CatalogueCache = NonNullable<LiteClientOptions['responsesCache']>

/** A site's catalogue endpoint. */
export interface CatalogueSearchOptions {
  /** Origin of the endpoint, `https://cars.example`; in a browser `location.origin`. */
  origin: string
  /** Default `/api/catalogue`. */
  path?: string
  /** The site's id: it is part of every key of the cache. */
  appId: string
  /** `site.search.provider.key`. Default "public". */
  searchKey?: string
  /** Default 8000. */
  timeoutMs?: number
  /** A clock in milliseconds, for the cache. Default `Date.now`. */
  now?: () => number
  /** A cache of `createCatalogueCache` that several clients share. Default one of its own. */
  cache?: CatalogueCache
  /** How requests are sent. Default the client's own. */
  requester?: LiteClientOptions['requester']
}

/**
 * Data a list remembers: its 10 latest searches, the least recently used out first, each for 5
 * minutes, failures never. The site's id is part of the key.
 * @param now clock in milliseconds
 * Source: SRCH-098, SRCH-099, D-24
 */
export function createCatalogueCache(now: () => number = Date.now): CatalogueCache {
  return createSearchCache(now, { entries: CATALOGUE_CACHE_ENTRIES })
}

/**
 * Algolia's own client against a site's catalogue endpoint, for the browser. Make one for each list,
 * so that each remembers 10 searches of its own.
 * Source: SRCH-098, SRCH-099, D-24
 */
export function createCatalogueSearchClient(options: CatalogueSearchOptions): LiteSearchClient {
  const { origin, path = CATALOGUE_API_PATH, appId, searchKey = 'public', requester } = options
  const client = liteClient(appId, searchKey, {
    hosts: [parseSearchHost(origin, path)],
    responsesCache: options.cache ?? createCatalogueCache(options.now),
    ...(requester ? { requester } : {}),
  })
  return withFacetValues(withDeadline(client, options.timeoutMs ?? SEARCH_TIMEOUT_MS))
}
