import { hydrateIsland } from '@forecourt/islands/hydrate'
import { priceComparisonIsland } from './price-comparison.tsx'

export const hydrate = hydrateIsland(priceComparisonIsland)
