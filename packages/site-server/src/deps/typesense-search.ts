import {
  createTypesenseScopedKey,
  createTypesenseSearchClient,
  formatTypesenseFilter,
} from '@forecourt/feature-search/adapters/typesense'
import {
  createStockIndexSettings,
  listStockIndexReplicas,
  type SearchClient,
} from '@forecourt/feature-search/model'
import { createStockScope } from '@forecourt/feature-search/server'
import type { Site } from '@forecourt/tenant-config/model'

type TypesenseProvider = Extract<Site['search']['provider'], { type: 'typesense' }>

/** A key lives this long; each request makes its own. */
const KEY_SECONDS = 600

/**
 * The client of a site whose stock is searched at Typesense, with the site's filter sealed in its
 * key. The adapter's package is loaded by the first search of such a site.
 */
export function createTypesenseSiteClient(
  site: Site,
  provider: TypesenseProvider,
  now: Date,
): SearchClient {
  const open = async () => {
    const { default: adapter } = await import('typesense-instantsearch-adapter')
    const { host, indexName, searchKey } = provider
    return createTypesenseSearchClient({
      adapter: adapter as never,
      origin: host,
      indexName,
      siteId: site.id,
      settings: {
        settings: createStockIndexSettings(indexName),
        replicas: listStockIndexReplicas(indexName),
      },
      searchKey: await createTypesenseScopedKey(searchKey, {
        filter_by: formatTypesenseFilter(createStockScope(site, now.getTime())),
        expires_at: Math.floor(now.getTime() / 1000) + KEY_SECONDS,
      }),
    })
  }
  let opened: Promise<SearchClient> | undefined
  const client = () => (opened ??= open())
  return {
    search: async (...asked) => (await client()).search(...asked) as never,
    searchForFacetValues: async (requests) => (await client()).searchForFacetValues(requests),
  }
}
