import { createCatalogueSearchClient } from '@forecourt/feature-search/catalogue-search-client'
import { hydrateIsland } from '@forecourt/islands/hydrate'
import { partsIsland } from './parts.tsx'

export const hydrate = hydrateIsland(partsIsland, ({ siteId }) => ({
  searchClient: createCatalogueSearchClient({ origin: location.origin, appId: siteId }),
}))
