import { hydrateIsland } from '@forecourt/islands/hydrate'
import { priceRangeIsland } from './search-by-price.tsx'

export const hydrate = hydrateIsland(priceRangeIsland, {
  onSearch: ({ href }) => location.assign(href),
})
