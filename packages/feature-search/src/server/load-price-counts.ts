import {
  createPriceCountsRequest,
  type PriceCounts,
  readPriceCounts,
} from '../model/price-range.ts'
import type { SearchRequestSite } from '../model/search-requests.ts'
import type { StockOverviewPorts } from './load-stock-overview.ts'
import { answersOf } from './search-answers.ts'

/**
 * Vehicles by price for the price-range screen, with one call of the search service; `null` when it
 * fails or the stock has too many prices for one answer: the screen then shows no counts.
 * Source: `SRCH-042` to `SRCH-046`, `D-31`
 */
export async function loadPriceCounts(
  { searchClient, onFailure }: StockOverviewPorts,
  site: SearchRequestSite,
): Promise<PriceCounts | null> {
  try {
    const [answer] = await answersOf(searchClient, [createPriceCountsRequest(site)])
    return answer === undefined ? null : readPriceCounts(answer)
  } catch (error) {
    onFailure?.(error)
    return null
  }
}
