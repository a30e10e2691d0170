import type { Catalogue } from './catalogue-search.ts'
import { PRODUCT_INDEX_NAME, type ProductCard } from './product.ts'

const attributes = [
  'sku',
  'name',
  'brand',
  'description',
  'categories',
  'price',
  'before_price',
  'price_type',
  'image_url',
  'stock',
  'in_stock',
  'dealership_id',
  'dealership_name',
  'fits',
  'fits_makes',
  'fits_models',
] as const satisfies readonly (keyof ProductCard)[]

const CHEAPEST = `${PRODUCT_INDEX_NAME}_price_asc`
const DEAREST = `${PRODUCT_INDEX_NAME}_price_desc`

/**
 * Parts and accessories: narrowed by category, brand, vehicle and price, 21 to a page.
 * Source: API-012
 */
export const productCatalogue: Catalogue = {
  facets: [
    { key: 'categories', attribute: 'categories', label: 'Category' },
    { key: 'fits', attribute: 'fits_makes', label: 'Fits' },
    { key: 'model', attribute: 'fits_models', label: 'Vehicle', under: 'fits' },
    { key: 'brand', attribute: 'brand', label: 'Brand' },
  ],
  sorts: [
    { value: 'relevance', label: 'Most relevant', indexName: PRODUCT_INDEX_NAME },
    { value: 'price:asc', label: 'Lowest price', indexName: CHEAPEST },
    { value: 'price:desc', label: 'Highest price', indexName: DEAREST },
  ],
  attributes,
  priceAttribute: 'price',
  noun: { one: 'product', many: 'products' },
}

const text = ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact']

/** Settings of the product index, for the embedded engine and Algolia alike. */
export const productIndexSettings = {
  searchableAttributes: [
    'unordered(name)',
    'sku',
    'unordered(brand)',
    'unordered(categories)',
    'unordered(fits_models)',
    'unordered(description)',
  ],
  attributesForFaceting: [
    'searchable(categories)',
    'searchable(brand)',
    'searchable(fits_makes)',
    'searchable(fits_models)',
    'price',
    'filterOnly(dealership_id)',
    'filterOnly(site_ids)',
  ],
  ranking: [...text, 'custom'],
  customRanking: ['asc(order_rank)', 'asc(name)'],
  paginationLimitedTo: 20_000,
  replicas: [CHEAPEST, DEAREST],
}

/** Changes of its copies in other orders. */
export const productIndexReplicas = {
  [CHEAPEST]: { ranking: ['asc(price)', 'asc(name)', ...text], customRanking: [] },
  [DEAREST]: { ranking: ['desc(price)', 'asc(name)', ...text], customRanking: [] },
}

/**
 * The condition that a product is one of these dealerships', in Algolia's filter language.
 * Without a dealership nothing matches.
 * Source: API-012
 */
export function formatProductFilter(dealershipIds: readonly number[]): string {
  const terms = dealershipIds.map((id) => `dealership_id:${id}`)
  return terms.length === 0 ? 'objectID:""' : terms.join(' OR ')
}
