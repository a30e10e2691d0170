import type { SearchClient } from '../model/search-client.ts'
import type { SearchRequestSite } from '../model/search-requests.ts'
import {
  createStockOverviewRequests,
  readStockOverview,
  type StockOverview,
} from '../model/stock-overview.ts'
import { answersOf } from './search-answers.ts'

/** Input an overview is loaded with. */
export interface StockOverviewPorts {
  /** Client that answers for this site only (`D-18`). */
  searchClient: Pick<SearchClient, 'search'>
  /** Called with what failed; the page stands without its stock. Default nothing. */
  onFailure?: (error: unknown) => void
}

/**
 * Counts and newest cars for an entry page, with one call of the search service; null when it fails.
 * @param limit cars wanted, 1-24
 */
export async function loadStockOverview(
  { searchClient, onFailure }: StockOverviewPorts,
  site: SearchRequestSite,
  limit = 6,
): Promise<StockOverview | null> {
  try {
    const [counts, latest] = await answersOf(searchClient, createStockOverviewRequests(site, limit))
    return counts && latest ? readStockOverview(counts, latest) : null
  } catch (error) {
    onFailure?.(error)
    return null
  }
}
