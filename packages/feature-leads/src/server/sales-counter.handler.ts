import { COUNTER_UNKNOWN } from '../model/error-message.ts'
import type { LeadStore } from '../model/lead-store.ts'
import {
  calculateMonthSales,
  findMonthStart,
  SALES_COUNTER_STEP_MS,
  type SalesCounterSource,
} from '../model/sales-counter.ts'

/** Part of a site that decides its counter. */
export interface SalesCounterSite {
  id: string
  salesCounter: { enabled: boolean; source: SalesCounterSource }
}

/** Parts counters are worked out with. */
export interface SalesCounterPorts<OneSite> {
  store: Pick<LeadStore, 'countSince'>
  /** Vehicles the search of a site finds. */
  countStock: (site: OneSite) => Promise<number>
  clock: () => Date
  /** Called with what failed; no counter is shown then. Default nothing. */
  onFailure?: (error: unknown) => void
}

/** Values of the counters of all sites. */
export interface SalesCounters<OneSite> {
  /** The number a counter shows now; null where it is off or cannot be read. Never rejects. */
  valueOf: (site: OneSite) => Promise<number | null>
}

/**
 * Counters of the sites: the time formula, or a real count, which is read every 150 seconds at most.
 * Source: `SITE-073`, `SITE-075`, `D-107`
 */
export function createSalesCounters<OneSite extends SalesCounterSite>({
  store,
  countStock,
  clock,
  onFailure,
}: SalesCounterPorts<OneSite>): SalesCounters<OneSite> {
  const counted = new Map<string, { value: Promise<number>; atMs: number }>()

  const count = (site: OneSite, now: Date): Promise<number> => {
    const key = `${site.id} ${site.salesCounter.source}`
    const known = counted.get(key)
    const isFresh = known && now.getTime() - known.atMs < SALES_COUNTER_STEP_MS
    if (isFresh) return known.value
    const value =
      site.salesCounter.source === 'leads'
        ? store.countSince(site.id, findMonthStart(now))
        : countStock(site)
    counted.set(key, { value, atMs: now.getTime() })
    return value
  }

  return {
    async valueOf(site) {
      const { enabled, source } = site.salesCounter
      if (!enabled) return null
      const now = clock()
      if (source === 'formula') return calculateMonthSales(now)
      try {
        return await count(site, now)
      } catch (error) {
        counted.delete(`${site.id} ${source}`)
        onFailure?.(error)
        return null
      }
    },
  }
}

/**
 * `GET /api/sales-counter`: `{ "value": 38 }`, or 404 where a site shows no counter.
 * Source: `SITE-073`, `D-107`
 */
export function createSalesCounterHandler<OneSite>({ valueOf }: SalesCounters<OneSite>) {
  return async (_request: Request, site: OneSite): Promise<Response> => {
    const value = await valueOf(site)
    const headers = { 'cache-control': 'no-store' }
    if (value === null)
      return Response.json({ error: COUNTER_UNKNOWN, code: 'not_found' }, { status: 404, headers })
    return Response.json({ value }, { headers })
  }
}
