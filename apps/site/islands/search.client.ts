import {
  loadResultLayout,
  loadSearchView,
  readRenderedResults,
  type SearchPageProps,
} from '@forecourt/feature-search'
import { createHttpSearchClient } from '@forecourt/feature-search/http-search-client'
import { hydrateIsland } from '@forecourt/islands/hydrate'
import { type SearchIslandProps, searchIsland } from './search.tsx'

/* Reading the property throws where the visitor blocks storage. */
function localStorageOrNone(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** The tenant's search service; Algolia's adapter is fetched only where it is used. */
export async function createSearchClient({
  id,
  search: { provider },
}: SearchIslandProps['site']): Promise<SearchPageProps['searchClient']> {
  if (provider.type !== 'algolia') {
    const { host, key } = provider.type === 'embedded' ? provider : { host: '', key: 'public' }
    return createHttpSearchClient({ origin: host || location.origin, appId: id, searchKey: key })
  }
  const { createAlgoliaSearchClient } = await import('@forecourt/feature-search/adapters')
  const { appId, host, searchKey } = provider
  return createAlgoliaSearchClient({ appId, host, searchKey })
}

export const hydrate = hydrateIsland(searchIsland, async ({ seed, site }, container) => {
  const [searchClient] = await Promise.all([
    createSearchClient(site),
    loadResultLayout(site.search.layout),
    loadSearchView(seed.base.view),
  ])
  return {
    searchClient,
    history: { siteId: site.id, storage: localStorageOrNone() },
    renderedResults: readRenderedResults(container),
  }
})
