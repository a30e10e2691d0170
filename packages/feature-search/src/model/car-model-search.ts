import { CAR_MODEL_INDEX_NAME, type CarModelCard, type CarModelRecord } from './car-model.ts'
import type { Catalogue } from './catalogue-search.ts'
import { formatStockFilter } from './stock-filter.ts'
import { formatStockPath, type StockPathSite } from './stock-path.ts'

const attributes = [
  'name',
  'manufacturer',
  'model',
  'price_from',
  'price_type',
  'picture_url',
  'picture_colour',
  'stock_count',
  'new_count',
  'used_count',
  'demo_count',
] as const satisfies readonly (keyof CarModelRecord)[]

const BY_NAME = `${CAR_MODEL_INDEX_NAME}_name_asc`
const BY_PRICE = `${CAR_MODEL_INDEX_NAME}_price_from_asc`

/**
 * The car model catalogue: narrowed by manufacturer, model and body, 21 to a page.
 * Source: API-010, API-011
 */
export const carModelCatalogue: Catalogue = {
  facets: [
    { key: 'make', attribute: 'manufacturer.name', label: 'Make' },
    { key: 'model', attribute: 'model.name', label: 'Model', under: 'make' },
    { key: 'body', attribute: 'model.body', label: 'Body' },
  ],
  sorts: [
    { value: 'stock', label: 'Most in stock', indexName: CAR_MODEL_INDEX_NAME },
    { value: 'name', label: 'Name', indexName: BY_NAME },
    { value: 'price', label: 'Lowest price', indexName: BY_PRICE },
  ],
  attributes,
  priceAttribute: null,
  noun: { one: 'model', many: 'models' },
}

/** The catalogue of one make: narrowed by model and body. Source: `SITE-044`, API-010 */
export const makeModelCatalogue: Catalogue = {
  ...carModelCatalogue,
  facets: [
    { key: 'model', attribute: 'model.name', label: 'Model' },
    { key: 'body', attribute: 'model.body', label: 'Body' },
  ],
}

/** The condition that a model is of one make, in Algolia's filter language. Source: API-010 */
export const formatManufacturerFilter = (make: string): string =>
  formatStockFilter([{ kind: 'anyOf', terms: [{ attribute: 'manufacturer.name', value: make }] }])

const text = ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact']

/** Settings of the car model index, for the embedded engine and Algolia alike. */
export const carModelIndexSettings = {
  searchableAttributes: ['unordered(name)', 'unordered(manufacturer.name)'],
  attributesForFaceting: [
    'searchable(manufacturer.name)',
    'searchable(model.name)',
    'model.body',
    'filterOnly(site_ids)',
  ],
  ranking: [...text, 'custom'],
  customRanking: ['desc(stock_count)', 'asc(name)'],
  paginationLimitedTo: 5000,
  replicas: [BY_NAME, BY_PRICE],
}

/** Settings by which its replicas, one for each other order, differ from it. */
export const carModelIndexReplicas = {
  [BY_NAME]: { ranking: ['asc(name)', ...text], customRanking: [] },
  [BY_PRICE]: { ranking: ['asc(price_from)', 'asc(name)', ...text], customRanking: [] },
}

/** Address of the stock of a model, "/search/toyota/corolla?body=Hatch". Source: D-19, D-21 */
export function formatCarModelStockPath(
  site: StockPathSite,
  { manufacturer, model }: Pick<CarModelCard, 'manufacturer' | 'model'>,
): string {
  const path = formatStockPath(site, { make: manufacturer.name, model: model.name })
  return model.body === null ? path : `${path}?${new URLSearchParams({ body: model.body })}`
}

/** "3 new, 1 demo, 12 used". */
export function describeCarModelStock(
  counts: Pick<CarModelCard, 'new_count' | 'used_count' | 'demo_count'>,
): string {
  const parts: [number, string][] = [
    [counts.new_count, 'new'],
    [counts.demo_count, 'demo'],
    [counts.used_count, 'used'],
  ]
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ')
}
