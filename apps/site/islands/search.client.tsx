import { loadResultLayout, type SearchPageProps } from '@forecourt/feature-search'
import { createHttpSearchClient } from '@forecourt/feature-search/http-search-client'
import { hydrateTree } from '@forecourt/islands/hydrate'
import { SearchIsland, type SearchIslandProps } from './search.tsx'

/* Reading the property throws where the visitor blocks storage. */
function localStorageOrNone(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** The tenant's search service; Algolia's adapter is fetched only where it is used. */
async function createSearchClient({
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

export async function hydrate(container: HTMLElement, props: unknown) {
  const { site } = props as SearchIslandProps
  const [searchClient] = await Promise.all([
    createSearchClient(site),
    loadResultLayout(site.search.layout),
  ])
  const history = { siteId: site.id, storage: localStorageOrNone() }
  const Root = (rootProps: SearchIslandProps) => (
    <SearchIsland {...rootProps} searchClient={searchClient} history={history} />
  )
  return hydrateTree(container, Root, props as SearchIslandProps)
}
