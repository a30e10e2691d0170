import { createCatalogueSearchClient } from '@forecourt/feature-search/catalogue-search-client'
import { hydrateTree } from '@forecourt/islands/hydrate'
import { PartsIsland, type PartsIslandProps } from './parts.tsx'

export const hydrate = (container: HTMLElement, props: unknown) => {
  const { siteId } = props as PartsIslandProps
  const searchClient = createCatalogueSearchClient({ origin: location.origin, appId: siteId })
  const Root = (rootProps: PartsIslandProps) => (
    <PartsIsland {...rootProps} searchClient={searchClient} />
  )
  return hydrateTree(container, Root, props as PartsIslandProps)
}
