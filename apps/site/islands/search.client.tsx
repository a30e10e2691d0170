import {
  createAlgoliaSearchClient,
  createHttpSearchClient,
} from '@forecourt/feature-search/adapters'
import { hydrateTree } from '../client/hydrate-root.tsx'
import { SearchIsland, type SearchIslandProps } from './search.tsx'

export function hydrate(container: HTMLElement, props: unknown) {
  const { site } = props as SearchIslandProps
  const { provider } = site.search
  const searchClient =
    provider.type === 'algolia'
      ? createAlgoliaSearchClient({ appId: provider.appId, searchKey: provider.searchKey })
      : createHttpSearchClient({ origin: location.origin, appId: site.id, searchKey: provider.key })
  const Root = (rootProps: SearchIslandProps) => (
    <SearchIsland {...rootProps} searchClient={searchClient} />
  )
  return hydrateTree(container, Root, props as SearchIslandProps)
}
