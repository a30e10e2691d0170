import { type Car, toSlug } from '@forecourt/stock/model'
import type { SearchClient } from './search-client.ts'
import { readSearchHits } from './search-hits.ts'
import { formatSearchIndexName, type SearchRequestSite } from './search-requests.ts'
import { isShownInSearch, type ShownStockSite } from './shown-stock.ts'
import { anyOf, formatStockFilter } from './stock-filter.ts'

/** Part of a site that decides which makes and models it offers. */
export type KnownNamesSite = SearchRequestSite & ShownStockSite

/** Names of a car of which a site shows stock, so that the addresses of that stock answer. */
export interface KnownNames {
  make: boolean
  /** The model, of that make. */
  model: boolean
}

/**
 * Asks the stock of a site whether it shows the make and the model of a car. For a car that is shown itself
 * nobody is asked.
 * @param searchClient client that answers for this site only (`D-18`)
 * @param nowMs Unix milliseconds, for the sold window
 * @throws whatever the client rejects with
 * Source: `VDP-002`, `D-19`, `D-93`
 */
export async function findKnownNames(
  searchClient: Pick<SearchClient, 'search'>,
  site: KnownNamesSite,
  car: Car,
  nowMs: number,
): Promise<KnownNames> {
  if (isShownInSearch(car, site, nowMs)) return { make: true, model: true }
  const make = anyOf('make_slug', [toSlug(car.make)])
  const model = anyOf('model_slug', [toSlug(car.model)])
  const requests = [[make], [make, model]].map((names) => ({
    indexName: formatSearchIndexName(site),
    params: {
      attributesToHighlight: [],
      attributesToRetrieve: ['id'],
      filters: formatStockFilter(names),
      hitsPerPage: 1,
      query: '',
    },
  }))
  const [ofMake = [], ofModel = []] = await readSearchHits(searchClient, requests)
  return { make: ofMake.length > 0, model: ofModel.length > 0 }
}
