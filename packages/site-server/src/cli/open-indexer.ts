import { createAlgoliaIndexer } from '@forecourt/feature-search/adapters/algolia-indexer'
import { createTypesenseIndexer } from '@forecourt/feature-search/adapters/typesense'
import type { Indexer } from '@forecourt/feature-search/model'
import type { Site } from '@forecourt/tenant-config/model'

/** A search service outside this machine, as a site names it. */
export type SearchServiceProvider = Exclude<Site['search']['provider'], { type: 'embedded' }>

/** Opens the index of a site at its search service for writing. */
export function openIndexer(provider: SearchServiceProvider, adminKey: string): Indexer {
  const { host, indexName } = provider
  return provider.type === 'algolia'
    ? createAlgoliaIndexer({ appId: provider.appId, adminKey, indexName, host })
    : createTypesenseIndexer({ origin: host, adminKey, indexName })
}
