import {
  formatSearchIndexName,
  readSearchHits,
  type SearchClient,
  type SearchRequestSite,
} from '@forecourt/feature-search/model'
import type { PriceComparisonSource } from '../model/price-comparison-source.ts'
import { comparedYears, compareWithStock, type StockPrice } from '../model/stock-comparison.ts'

/** Prices read at most; the newest arrivals, when there are more. */
const MOST_PRICES = 200

const attributes = ['id', 'make', 'model', 'year', 'km', 'car_type', 'price', 'sold'] as const

/** Input the dealer's own stock is asked with. */
export interface StockPriceComparisonOptions {
  /** Client that answers for this site only (`D-18`). */
  searchClient: Pick<SearchClient, 'search'>
  site: SearchRequestSite & { name: string }
}

/**
 * Compares a car with the dealer's own stock (`compareWithStock`), in one search.
 * @throws whatever the search rejects with
 */
export function createStockPriceComparison({
  searchClient,
  site,
}: StockPriceComparisonOptions): PriceComparisonSource {
  return {
    async compare(car, { signal }) {
      const years = comparedYears(car)
      if (!years) return null
      const [stock = []] = await readSearchHits<StockPrice>(searchClient, [
        {
          indexName: formatSearchIndexName(site),
          params: {
            attributesToHighlight: [],
            attributesToRetrieve: attributes,
            facetFilters: [
              [`car_type:${car.car_type}`],
              [`make:${car.make}`],
              [`model:${car.model}`],
            ],
            hitsPerPage: MOST_PRICES,
            numericFilters: [`year>=${years.from}`, `year<=${years.to}`, 'price>0'],
            page: 0,
            query: '',
          },
        },
      ])
      signal.throwIfAborted()
      return compareWithStock(car, stock, site.name)
    },
  }
}
