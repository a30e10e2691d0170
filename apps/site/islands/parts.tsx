import { inertSearchClient, ProductList, type ProductListProps } from '@forecourt/feature-search'
import { defineIsland } from '@forecourt/islands'
import { PARTS_PATH } from '../layout/parts-path.ts'

/** Props of the parts island, plain enough for JSON. */
export type PartsIslandProps = Pick<
  ProductListProps,
  'page' | 'dealershipIds' | 'showDealership' | 'noPriceText' | 'intro'
> & { siteId: string }

type PartsLocalProps = Pick<ProductListProps, 'searchClient'>

/** Parts and accessories. The lead keeps the address it was sent from, and with it the part number. */
function PartsIsland({
  siteId: _siteId,
  searchClient = inertSearchClient,
  ...props
}: PartsIslandProps & Partial<PartsLocalProps>) {
  return (
    <ProductList
      {...props}
      searchClient={searchClient}
      path={PARTS_PATH}
      enquiryHref={({ sku }) => `/contact?${new URLSearchParams({ part_number: sku })}`}
    />
  )
}

export const partsIsland = defineIsland<PartsIslandProps, PartsLocalProps>({
  name: 'parts',
  component: PartsIsland,
})
