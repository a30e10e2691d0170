import {
  type Catalogue,
  type CatalogueAnswer,
  type CatalogueResults,
  type CatalogueSearch,
  createCatalogueRequests,
  parseCatalogueUrl,
  readCatalogueResults,
} from '../model/catalogue-search.ts'
import { clampPage } from '../model/paging.ts'
import type { SearchClient } from '../model/search-client.ts'
import { answersOf } from './search-answers.ts'

/** Input a list is loaded with. */
export interface CataloguePagePorts {
  /** Client of the catalogue that answers for this site only. */
  searchClient: Pick<SearchClient, 'search'>
  /** Called when the search service fails. Default nothing. */
  onFailure?: (error: unknown) => void
}

/** Outcome of a request for a list. */
export type CataloguePageLoad<Item> =
  | { kind: 'page'; search: CatalogueSearch; results: CatalogueResults<Item> }
  /** The search service failed: answer 200 with the error state (`D-82`). */
  | { kind: 'failed'; search: CatalogueSearch; retryHref: string }

/**
 * Loads a list with one call of the search service; a page past the end shows the last one, with a
 * second call.
 * @param address path and query of the request, or the whole URL
 * @param filters condition every item meets; '' for none
 */
export async function loadCataloguePage<Item>(
  { searchClient, onFailure }: CataloguePagePorts,
  catalogue: Catalogue,
  address: string,
  filters: string,
): Promise<CataloguePageLoad<Item>> {
  const search = parseCatalogueUrl(catalogue, address)
  const load = async (wanted: CatalogueSearch) => {
    const answers = await answersOf(
      searchClient,
      createCatalogueRequests(catalogue, wanted, filters),
    )
    return readCatalogueResults(catalogue, wanted, answers as unknown as CatalogueAnswer<Item>[])
  }
  try {
    const results = await load(search)
    const page = clampPage(search.page, results.pages)
    if (page === search.page) return { kind: 'page', search, results }
    const last = { ...search, page }
    return { kind: 'page', search: last, results: await load(last) }
  } catch (error) {
    onFailure?.(error)
    const { pathname, search: query } = new URL(address, 'http://site.invalid')
    return { kind: 'failed', search, retryHref: pathname + query }
  }
}
