import { liteClient } from 'algoliasearch/lite'
import { SEARCH_API_PATH } from '../model/search-client.ts'
import {
  type LiteClientOptions,
  type LiteSearchClient,
  SEARCH_TIMEOUT_MS,
  withAddress,
  withDeadline,
  withFacetValues,
} from './lite-search-client.ts'
import { createSearchCache } from './search-cache.ts'
import { parseSearchHost } from './search-host.ts'

/** A site's own search endpoint. */
export interface HttpSearchOptions {
  /** Origin of the endpoint, `https://cars.example`; in a browser `location.origin`. */
  origin: string
  /** Default `/api/search`. */
  path?: string
  /** The site's id: it keeps the answers of two sites apart. */
  appId: string
  /** `site.search.provider.key`. */
  searchKey: string
  /** Default 8000. */
  timeoutMs?: number
  /** A clock in milliseconds, for the cache. Default `Date.now`. */
  now?: () => number
  /** How requests are sent. Default the client's own. */
  requester?: LiteClientOptions['requester']
}

/**
 * Algolia's own client against a site's endpoint, for the browser. The same origin needs no CORS.
 * Keeps 20 answers for 5 minutes.
 * Source: D-24, D-32
 */
export function createHttpSearchClient(options: HttpSearchOptions): LiteSearchClient {
  const { origin, path = SEARCH_API_PATH, appId, searchKey, requester } = options
  const { timeoutMs = SEARCH_TIMEOUT_MS } = options
  const host = parseSearchHost(origin, path)
  const client = liteClient(appId, searchKey, {
    hosts: [host],
    // The client's own second to the first byte is too short for a slow connection to one host.
    timeouts: { connect: timeoutMs, read: timeoutMs, write: timeoutMs },
    responsesCache: createSearchCache(options.now ?? Date.now),
    ...(requester ? { requester } : {}),
  })
  const own = withAddress(client, `${host.protocol}://${host.url}`)
  return withFacetValues(withDeadline(own, timeoutMs))
}
