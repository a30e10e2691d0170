import { createCatalogueSearchClient } from '@forecourt/feature-search/catalogue-search-client'
import { hydrateIsland } from '@forecourt/islands/hydrate'
import { brandModelsIsland } from './brand-models.tsx'

export const hydrate = hydrateIsland(brandModelsIsland, ({ siteId }) => ({
  searchClient: createCatalogueSearchClient({ origin: location.origin, appId: siteId }),
}))
