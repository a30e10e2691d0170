import {
  createAlgoliaSearchClient,
  createEmbeddedSearchClient,
} from '@forecourt/feature-search/adapters'
import {
  EMBEDDED_INDEX_NAME,
  listStockIndexReplicas,
  type SearchClient,
} from '@forecourt/feature-search/model'
import { createStockScope, createStockSearchKey } from '@forecourt/feature-search/server'
import type { SearchEngine } from '@forecourt/search-engine'
import type { Site } from '@forecourt/tenant-config/model'
import { createTypesenseSiteClient } from './typesense-search.ts'

const indexNames = [EMBEDDED_INDEX_NAME, ...listStockIndexReplicas().map(({ name }) => name)]

/**
 * The search client a tenant file asks for, which answers for its site only.
 * @param engine of the site in this process, for sites without a service of their own
 */
export function chooseSearchClient(engine: SearchEngine, site: Site, now: Date): SearchClient {
  const { provider } = site.search
  if (provider.type === 'typesense') return createTypesenseSiteClient(site, provider, now)
  if (provider.type === 'algolia') {
    const { appId, host } = provider
    const searchKey = createStockSearchKey(site, provider, now.getTime())
    return createAlgoliaSearchClient({ appId, host, searchKey })
  }
  return createEmbeddedSearchClient({
    engine,
    scope: createStockScope(site, now.getTime()),
    indexNames,
  })
}
