import { PriceRangeSearch, type PriceRangeSearchProps } from '@forecourt/feature-search'

/** Props of the price-range island, plain enough for JSON. */
export type PriceRangeIslandProps = Pick<PriceRangeSearchProps, 'site' | 'counts'>

/** Search by price. */
export function PriceRangeIsland(
  props: PriceRangeIslandProps & Pick<PriceRangeSearchProps, 'onSearch'>,
) {
  return <PriceRangeSearch {...props} />
}
