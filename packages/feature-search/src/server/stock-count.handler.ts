import { type Admission, refuseCall } from '@forecourt/search-engine/http'
import { COUNT_UNAVAILABLE } from '../model/error-message.ts'
import { showMeLabel } from '../model/result-count.ts'
import { pickStockNoun } from '../model/search-canonical.ts'
import type { SearchClient } from '../model/search-client.ts'
import { countStock, type StockCountSite } from './load-stock-counts.ts'

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
      const { search } = new URL(request.url)
      const [count = 0] = await countStock(ports.searchClientFor(site), site, [search])
      return answer(200, { count, label: showMeLabel(count, pickStockNoun(site)) })
    } catch (error) {
      ports.onFailure?.(error)
      return answer(502, { error: COUNT_UNAVAILABLE, code: 'failed' })
    }
  }
}

function answer(status: number, content: object): Response {
  return Response.json(content, { status, headers: { 'cache-control': 'no-store' } })
}
