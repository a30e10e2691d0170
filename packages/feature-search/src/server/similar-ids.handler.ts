import type { StockStore } from '@forecourt/stock/model'
import type { SearchClient } from '../model/search-client.ts'
import type { SearchRequestSite } from '../model/search-requests.ts'
import { loadSimilarCars } from './load-similar-cars.ts'
import { readSlugBeforeLast } from './slug-before-last.ts'

/** Ports of the handler of similar ids. */
export interface SimilarIdsPorts<IdsSite extends SearchRequestSite & { id: string }> {
  loadCarBySlug: StockStore['loadCarBySlug']
  /** Client that answers for this site only (`D-18`). */
  searchClientFor: (site: IdsSite) => Pick<SearchClient, 'search'>
  /** Called with what failed. Default nothing. */
  onFailure?: (error: unknown) => void
}

/**
 * `GET …/cars/{slug}/similar.json`: `{"ids": [number]}`, at most 6, most similar first. 404 for a
 * car the site does not have; a failing search is an empty list.
 * Source: `API-014`, `D-33`, `D-34`
 */
export function createSimilarIdsHandler<IdsSite extends SearchRequestSite & { id: string }>({
  loadCarBySlug,
  searchClientFor,
  onFailure,
}: SimilarIdsPorts<IdsSite>): (request: Request, site: IdsSite) => Promise<Response> {
  return async (request, site) => {
    const found = await loadCarBySlug(site.id, readSlugBeforeLast(request))
    if (found.kind !== 'car' && found.kind !== 'withdrawn') return answer({ ids: [] }, 404)
    const searchClient = searchClientFor(site)
    const similar = await loadSimilarCars({ searchClient, onFailure }, site, found.car)
    return answer({ ids: similar.kind === 'cars' ? similar.cars.map(({ id }) => id) : [] })
  }
}

const answer = (body: { ids: number[] }, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'public, max-age=60' } })
