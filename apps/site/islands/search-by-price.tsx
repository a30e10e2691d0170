import { PriceRangeSearch, type PriceRangeSearchProps } from '@forecourt/feature-search'
import { defineIsland } from '@forecourt/islands'

/** Props of the price-range island, plain enough for JSON. */
export type PriceRangeIslandProps = Pick<PriceRangeSearchProps, 'site' | 'counts'>

/** Search by price. */
export const priceRangeIsland = defineIsland<
  PriceRangeIslandProps,
  Pick<PriceRangeSearchProps, 'onSearch'>
>({ name: 'search-by-price', component: PriceRangeSearch })
