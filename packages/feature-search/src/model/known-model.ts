import { type Car, toSlug } from '@forecourt/stock/model'
import type { SearchClient } from './search-client.ts'
import { readSearchHits } from './search-hits.ts'
import { formatSearchIndexName, type SearchRequestSite } from './search-requests.ts'
import {
  anyOf,
  createStockFilter,
  formatStockFilter,
  matchesStockFilter,
  type StockFilterSite,
} from './stock-filter.ts'
import { type StockRecordSite, toStockRecord } from './stock-record.ts'

/** Part of a site that decides which models it offers. */
export type KnownModelSite = SearchRequestSite & StockFilterSite & Omit<StockRecordSite, 'weekly'>

const isShown = (car: Car, site: KnownModelSite, nowMs: number) =>
  matchesStockFilter({ ...toStockRecord(car, site) }, createStockFilter(site, nowMs))

/**
 * True when the stock of a site shows the model of a car, so that the address of its stock answers. For a
 * car that is shown itself nobody is asked.
 * @param searchClient client that answers for this site only (`D-18`)
 * @param nowMs Unix milliseconds, for the sold window
 * @throws whatever the client rejects with
 * Source: `VDP-002`, `D-19`, `D-93`
 */
export async function findKnownModel(
  searchClient: Pick<SearchClient, 'search'>,
  site: KnownModelSite,
  car: Car,
  nowMs: number,
): Promise<boolean> {
  if (isShown(car, site, nowMs)) return true
  const { make, model } = car
  const names = [anyOf('make_slug', [toSlug(make)]), anyOf('model_slug', [toSlug(model)])]
  const params = {
    attributesToHighlight: [],
    attributesToRetrieve: ['id'],
    filters: formatStockFilter(names),
    hitsPerPage: 1,
    query: '',
  }
  const [found = []] = await readSearchHits(searchClient, [
    { indexName: formatSearchIndexName(site), params },
  ])
  return found.length > 0
}
