import { loadResultLayout } from '@forecourt/feature-search'
import { hydrateIsland } from '@forecourt/islands/hydrate'
import { createSearchClient } from '../client/search-client.ts'
import { searchIsland } from './search.tsx'

/* Reading the property throws where the visitor blocks storage. */
function localStorageOrNone(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

export const hydrate = hydrateIsland(searchIsland, async ({ site }) => {
  const [searchClient] = await Promise.all([
    createSearchClient(site),
    loadResultLayout(site.search.layout),
  ])
  return { searchClient, history: { siteId: site.id, storage: localStorageOrNone() } }
})
