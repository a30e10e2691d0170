import { createSearchEngine, type SearchRequest as EngineRequest } from '@forecourt/search-engine'
import type { Car } from '@forecourt/stock/model'
import type { SearchClient } from '../model/search-client.ts'
import type { StockFilterSite } from '../model/stock-filter.ts'
import {
  createStockIndexSettings,
  EMBEDDED_INDEX_NAME,
  listStockIndexReplicas,
  type StockRecordSite,
  toStockRecord,
} from '../model/stock-record.ts'
import { createStockScope } from '../server/stock-scope.ts'

/** A search client over a few cars in memory, with what it was asked. */
export interface StockSearchClient extends Pick<SearchClient, 'search'> {
  /** The requests of each call, oldest first. */
  calls: EngineRequest[][]
  /** While true, every call is rejected. */
  isDown: boolean
  /** Every call waits for this before it is answered; `null` answers at once. */
  gate: Promise<void> | null
}

/**
 * The embedded engine over the given cars, limited to one site as in production.
 * @param nowMs Unix milliseconds; decides which sold cars are seen
 */
export function aStockSearchClient(
  cars: readonly Car[],
  site: StockFilterSite & StockRecordSite,
  nowMs: number,
): StockSearchClient {
  const engine = createSearchEngine()
  engine.setIndex(EMBEDDED_INDEX_NAME, {
    settings: createStockIndexSettings(),
    replicas: Object.fromEntries(
      listStockIndexReplicas().map(({ name, settings }) => [name, settings]),
    ),
    records: cars.map((car) => ({ ...toStockRecord(car, site) })),
  })
  const scope = createStockScope(site, nowMs)
  const client = {
    calls: [] as EngineRequest[][],
    isDown: false,
    gate: null as Promise<void> | null,
  }
  const search = async (asked: unknown) => {
    const requests = plainRequests(asked)
    client.calls.push(requests)
    await client.gate
    if (client.isDown) throw new Error('The search service is down')
    return { results: engine.search(requests, { scope }) }
  }
  return Object.assign(client, { search: search as unknown as SearchClient['search'] })
}

/* Both forms the lite client takes: `{ requests }`, and a list whose parameters stand in `params`. */
function plainRequests(asked: unknown): EngineRequest[] {
  const list = Array.isArray(asked) ? asked : (asked as { requests: unknown[] }).requests
  return list.map((request: EngineRequest & { params?: object }) => {
    const { params, ...rest } = request
    return typeof params === 'object' ? { ...rest, ...params } : request
  })
}
