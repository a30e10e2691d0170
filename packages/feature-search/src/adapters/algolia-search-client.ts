import { liteClient } from 'algoliasearch/lite'
import {
  type LiteClientOptions,
  type LiteSearchClient,
  SEARCH_TIMEOUT_MS,
  withDeadline,
  withFacetValues,
} from './lite-search-client.ts'
import { createSearchCache } from './search-cache.ts'
import { parseSearchHost } from './search-host.ts'

/** An application at Algolia. */
export interface AlgoliaSearchOptions {
  appId: string
  /** A search key; towards a browser one that carries the site's filter. */
  searchKey: string
  /** `site.search.provider.host`; default '', Algolia's own hosts of the application. */
  host?: string
  /** Default 8000. */
  timeoutMs?: number
  /** A clock in milliseconds, for the cache. Default `Date.now`. */
  now?: () => number
  /** How requests are sent. Default the client's own. */
  requester?: LiteClientOptions['requester']
}

/**
 * Algolia's own client for a site whose stock is searched at Algolia. One search waits for at most
 * 8 s, changes of host included. Keeps 20 answers for 5 minutes.
 * Source: D-24, D-32
 */
export function createAlgoliaSearchClient(options: AlgoliaSearchOptions): LiteSearchClient {
  const { appId, searchKey, host = '', requester, timeoutMs = SEARCH_TIMEOUT_MS } = options
  const client = liteClient(appId, searchKey, {
    ...(host === '' ? {} : { hosts: [parseSearchHost(host)] }),
    responsesCache: createSearchCache(options.now ?? Date.now),
    ...(requester ? { requester } : {}),
  })
  return withFacetValues(withDeadline(client, timeoutMs))
}
