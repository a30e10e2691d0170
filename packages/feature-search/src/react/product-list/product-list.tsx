'use client'

import {
  type CatalogueResults,
  type CatalogueSearch,
  formatProductFilter,
  type ProductCard as Product,
  productCatalogue,
  type SearchClient,
} from '../../model/index.ts'
import type { CatalogueContext } from '../catalogue-list/catalogue-link.ts'
import {
  type CatalogueListState,
  CatalogueListView,
} from '../catalogue-list/catalogue-list-view.tsx'
import { useCatalogueList } from '../catalogue-list/use-catalogue-list.ts'
import { ProductCard, type ProductCardProps } from './product-card.tsx'

type CardSettings = Pick<
  ProductCardProps,
  'enquiryHref' | 'noPriceText' | 'showDealership' | 'imageSet'
>

export interface ProductListViewProps extends CatalogueListState<Product>, CardSettings {
  /** Address of the list without a query, "/parts/search". */
  path: string
  /** Called in place of following a link or sending a form. Default: links and forms work by themselves. */
  onSearch?: CatalogueContext['onSearch']
  /** Default "Parts & Accessories". */
  heading?: string
  /** A sentence under the heading. Default none. */
  intro?: string
}

/** Parts and accessories with category, vehicle, brand and price to choose from. It works without script. */
export function ProductListView(props: ProductListViewProps) {
  const { path, onSearch, heading = 'Parts & Accessories', ...others } = props
  const { enquiryHref, noPriceText, showDealership, imageSet, ...rest } = others
  const card = { enquiryHref, noPriceText, showDealership, imageSet }
  return (
    <CatalogueListView
      {...rest}
      context={{ catalogue: productCatalogue, path, onSearch }}
      heading={heading}
      placeholder="Name or part number"
      keyOf={({ objectID }) => objectID}
      renderItem={(product, index) => (
        <ProductCard {...card} product={product} priority={index === 0} />
      )}
    />
  )
}

export interface ProductListProps
  extends Omit<ProductListViewProps, keyof CatalogueListState<Product> | 'onSearch'> {
  /** Data `loadProductPage` gave. */
  page: { search: CatalogueSearch; results: CatalogueResults<Product> }
  /** The dealerships whose products are shown, as they were loaded. */
  dealershipIds: readonly number[]
  /** Of `createCatalogueSearchClient`; remembers 10 searches. */
  searchClient: Pick<SearchClient, 'search'>
}

/** Parts and accessories, searching by itself once it is hydrated. Sends nothing until the visitor acts. */
export function ProductList({ page, dealershipIds, searchClient, ...rest }: ProductListProps) {
  const list = useProductList({ path: rest.path, dealershipIds, searchClient, initial: page })
  return <ProductListView {...rest} {...list} />
}

/** The running search of parts and accessories, for a list of your own. Source: API-012 */
export function useProductList(options: {
  /** Address of the list without a query. */
  path: string
  /** The dealerships whose products are shown. */
  dealershipIds: readonly number[]
  searchClient: Pick<SearchClient, 'search'>
  /** Data the server found. */
  initial: { search: CatalogueSearch; results: CatalogueResults<Product> }
}) {
  const { dealershipIds, ...rest } = options
  const filters = formatProductFilter(dealershipIds)
  return useCatalogueList<Product>({ ...rest, catalogue: productCatalogue, filters })
}
