import { type Admission, refuseCall } from '@forecourt/search-engine/http'
import { COUNT_UNAVAILABLE } from '../model/error-message.ts'
import { countShown, showMeLabel } from '../model/result-count.ts'
import { pickSearchUrlSettings, pickStockNoun } from '../model/search-canonical.ts'
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

/** Parts the handler is made from. */
export interface StockCountPorts<OneSite> {
  /** A client that answers for one site only, made anew for every request (`D-18`). */
  searchClientFor: (site: OneSite) => Pick<SearchClient, 'search'>
  /** True when a request may be answered now. Default always. */
  admit?: (request: Request, site: OneSite) => Admission
  /** Called when a call was refused as too much. Default nobody. */
  onRefused?: (reason: 'rate') => void
  /** Called with what failed. Default nothing. */
  onFailure?: (error: unknown) => void
}

/**
 * `GET /api/stock-count?make=Toyota&price=:20000`: what a search form would find, by the parameters of a
 * search address, as `{ "count": 12, "label": "Show Me 12 cars" }`. 429 over the rate of searches, 502
 * when the search fails.
 * Source: `PLUS-083`, `D-21`, `D-25`, `D-29`
 */
export function createStockCountHandler<OneSite extends StockCountSite>(
  ports: StockCountPorts<OneSite>,
) {
  return async (request: Request, site: OneSite): Promise<Response> => {
    const admitted = ports.admit?.(request, site) ?? { ok: true }
    if (!admitted.ok) {
      ports.onRefused?.('rate')
      return refuseCall(admitted.retryAfterSeconds)
    }
    try {
      const count = await countStock(ports.searchClientFor(site), site, new URL(request.url).search)
      return answer(200, { count, label: showMeLabel(count, pickStockNoun(site)) })
    } catch (error) {
      ports.onFailure?.(error)
      return answer(502, { error: COUNT_UNAVAILABLE, code: 'failed' })
    }
  }
}

async function countStock(
  client: Pick<SearchClient, 'search'>,
  site: StockCountSite,
  query: string,
): Promise<number> {
  const path = formatStockPath(site)
  const base = { path, rootPath: path, facets: {} }
  const state = parseSearchUrl(`${path}${query}`, base, pickSearchUrlSettings(site))
  const [main] = createSearchRequests(createSearchQuery({ ...state, page: 1 }, site))
  if (!main) return 0
  const params = {
    ...main.params,
    attributesToRetrieve: [],
    facets: ['car_type'],
    hitsPerPage: 0,
  }
  const [found] = await answersOf(client, [{ indexName: main.indexName, params }])
  if (!found) throw new Error('[feature-search] expected an answer to one request, got none')
  return countShown(found.nbHits, found.facets?.car_type ?? {}, site.search.stockCount)
}

function answer(status: number, content: object): Response {
  return Response.json(content, { status, headers: { 'cache-control': 'no-store' } })
}
