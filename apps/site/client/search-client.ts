import type { SearchPageProps } from '@forecourt/feature-search'
import { createHttpSearchClient } from '@forecourt/feature-search/http-search-client'
import type { SearchIslandProps } from '../islands/search.tsx'

/** The tenant's search service; Algolia's adapter is fetched only where it is used. */
export async function createSearchClient({
  id,
  search: { provider },
}: SearchIslandProps['site']): Promise<SearchPageProps['searchClient']> {
  if (provider.type !== 'algolia') {
    const searchKey = provider.type === 'embedded' ? provider.key : 'public'
    return createHttpSearchClient({ origin: location.origin, appId: id, searchKey })
  }
  const { createAlgoliaSearchClient } = await import('@forecourt/feature-search/adapters')
  const { appId, host, searchKey } = provider
  return createAlgoliaSearchClient({ appId, host, searchKey })
}
