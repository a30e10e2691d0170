import { PriceComparison, type PriceComparisonProps } from '@forecourt/feature-vdp'
import { defineIsland } from '@forecourt/islands'

/** How the price compares, for a page that could not be given it in time. */
export const priceComparisonIsland = defineIsland<Pick<PriceComparisonProps, 'path'>>({
  name: 'price-comparison',
  component: PriceComparison,
})
