import { ProductList, type ProductListProps } from '@forecourt/feature-search'
import { PARTS_PATH } from '../layout/parts-path.ts'

/** Props of the parts island, plain enough for JSON. */
export type PartsIslandProps = Pick<
  ProductListProps,
  'page' | 'dealershipIds' | 'showDealership' | 'noPriceText' | 'intro'
> & { siteId: string }

/** Parts and accessories. The lead keeps the address it was sent from, and with it the part number. */
export function PartsIsland({
  siteId: _siteId,
  ...props
}: PartsIslandProps & Pick<ProductListProps, 'searchClient'>) {
  return (
    <ProductList
      {...props}
      path={PARTS_PATH}
      enquiryHref={({ sku }) => `/contact?${new URLSearchParams({ part_number: sku })}`}
    />
  )
}
