import {
  createCarsByIdRequest,
  createLimitedListRequest,
  type LimitedList,
  sortByIds,
} from '../model/limited-list.ts'
import type { SearchClient } from '../model/search-client.ts'
import { readSearchHits } from '../model/search-hits.ts'
import type { SearchRequestSite, StockCard } from '../model/search-requests.ts'

/** Input lists of cars are loaded with. */
export interface LimitedListPorts {
  /** Client that answers for this site only (`D-18`). */
  searchClient: Pick<SearchClient, 'search'>
  /** Called with what failed; the page stands without its lists. Default nothing. */
  onFailure?: (error: unknown) => void
}

/**
 * The cars of several lists, with one call of the search service; every list is empty when it fails.
 * @throws RangeError for a limit outside 1-24
 * Source: `SRCH-112`, `API-013`, `D-86`
 */
export async function loadLimitedLists(
  { searchClient, onFailure }: LimitedListPorts,
  site: SearchRequestSite,
  lists: readonly LimitedList[],
): Promise<StockCard[][]> {
  const requests = lists.map((list) => createLimitedListRequest(list, site))
  if (requests.length === 0) return []
  try {
    return await readSearchHits(searchClient, requests)
  } catch (error) {
    onFailure?.(error)
    return lists.map(() => [])
  }
}

/**
 * Cars by their ids, in the order of the ids and each once; unknown ids are skipped.
 * @param ids at most the first 100 count
 * @param attributes what of each car is wanted. Default what a card shows.
 * @returns `null` when the search service fails
 */
export async function loadCarsById<TCar extends Pick<StockCard, 'id'> = StockCard>(
  { searchClient, onFailure }: LimitedListPorts,
  site: SearchRequestSite,
  ids: readonly number[],
  attributes?: readonly string[],
): Promise<TCar[] | null> {
  if (ids.length === 0) return []
  try {
    const [cars = []] = await readSearchHits<TCar>(searchClient, [
      createCarsByIdRequest(ids, site, attributes),
    ])
    return sortByIds(cars, ids)
  } catch (error) {
    onFailure?.(error)
    return null
  }
}
