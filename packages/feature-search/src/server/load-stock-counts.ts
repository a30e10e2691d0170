import { countShown } from '../model/result-count.ts'
import { pickSearchUrlSettings } from '../model/search-canonical.ts'
import type { SearchClient } from '../model/search-client.ts'
import { createSearchQuery, createSearchRequests } from '../model/search-requests.ts'
import { parseSearchUrl } from '../model/search-url.ts'
import { formatStockPath } from '../model/stock-path.ts'
import type { SearchPageSite } from './load-search-page.ts'
import { answersOf } from './search-answers.ts'

/** Part of a site that its counts need. */
export type StockCountSite = SearchPageSite & {
  search: { stockCount: number | null }
}

function createCountRequest(site: StockCountSite, query: string) {
  const path = formatStockPath(site)
  const base = { path, rootPath: path, facets: {} }
  const state = parseSearchUrl(`${path}${query}`, base, pickSearchUrlSettings(site))
  const [main] = createSearchRequests(createSearchQuery({ ...state, page: 1 }, site))
  if (!main) throw new Error('[feature-search] expected a request for one search, got none')
  const params = {
    ...main.params,
    attributesToRetrieve: [],
    facets: ['car_type'],
    hitsPerPage: 0,
  }
  return { indexName: main.indexName, params }
}

/**
 * Numbers of cars that searches find, in their order, with one call of the search service.
 * @param queries parameters of search addresses, such as `?make=Toyota&price=:20000`
 * @throws whatever the client rejects with
 * Source: `PLUS-083`, `D-21`, `D-25`, `D-29`
 */
export async function countStock(
  client: Pick<SearchClient, 'search'>,
  site: StockCountSite,
  queries: readonly string[],
): Promise<number[]> {
  const answers = await answersOf(
    client,
    queries.map((query) => createCountRequest(site, query)),
  )
  return answers.map(({ nbHits, facets }) =>
    countShown(nbHits, facets?.['car_type'] ?? {}, site.search.stockCount),
  )
}

/** Input counts are loaded with. */
export interface StockCountsPorts {
  /** Client that answers for this site only (`D-18`). */
  searchClient: Pick<SearchClient, 'search'>
  /** Called with what failed; the page stands without its counts. Default nothing. */
  onFailure?: (error: unknown) => void
}

/** The numbers of {@link countStock} for a page that can do without; null when the search fails. */
export async function loadStockCounts(
  { searchClient, onFailure }: StockCountsPorts,
  site: StockCountSite,
  queries: readonly string[],
): Promise<number[] | null> {
  if (queries.length === 0) return []
  try {
    return await countStock(searchClient, site, queries)
  } catch (error) {
    onFailure?.(error)
    return null
  }
}
