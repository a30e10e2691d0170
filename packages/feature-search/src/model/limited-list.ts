import { NEVER_SOLD_SECONDS } from '@forecourt/stock/model'
import {
  CARD_ATTRIBUTES,
  formatSearchIndexName,
  type SearchRequest,
  type SearchRequestSite,
  type StockCard,
} from './search-requests.ts'
import { RELEVANCE, sortIndexName } from './sort.ts'
import { anyOf, formatStockFilter, type StockCondition } from './stock-filter.ts'

/** Cars of a limited list when it does not say. Source: `D-86` */
export const LIMITED_LIST_SIZE = 6

/** Cars a limited list shows. */
export interface LimitedList {
  /** Conditions that all hold, each an attribute and the values it may have. Default none: all stock. */
  searchFilters?: readonly { attribute: string; values: readonly string[] }[]
  /** Cars wanted, 1-24. Default 6. */
  limit?: number
  /** Their order, a value of `SORT_OPTIONS`. Default relevance. */
  sortBy?: string
}

/** Vehicles that are not sold. */
export const notSold: StockCondition = {
  kind: 'atLeast',
  attribute: 'sold_at_seconds',
  value: NEVER_SOLD_SECONDS,
}

/**
 * The request for one list: cars that are not sold, without facets.
 * @throws RangeError for a limit outside 1-24 or an attribute that is not a plain name
 * Source: `SRCH-112`, `API-013`, `D-86`
 */
export function createLimitedListRequest(
  list: LimitedList,
  site: SearchRequestSite,
): SearchRequest {
  const { searchFilters = [], limit = LIMITED_LIST_SIZE, sortBy = RELEVANCE } = list
  if (!Number.isInteger(limit) || limit < 1 || limit > 24) {
    throw new RangeError(`[feature-search] expected a limit from 1 to 24, got ${limit}`)
  }
  const conditions = searchFilters.map(({ attribute, values }) => anyOf(attribute, values))
  return {
    indexName: sortIndexName(formatSearchIndexName(site), sortBy),
    params: {
      attributesToHighlight: [],
      attributesToRetrieve: CARD_ATTRIBUTES,
      filters: formatStockFilter([notSold, ...conditions]),
      highlightPostTag: '__/ais-highlight__',
      highlightPreTag: '__ais-highlight__',
      hitsPerPage: limit,
      query: '',
    },
  }
}

/** Cars named by id at most, those of a full list of favourites. */
export const MOST_IDS = 100

/**
 * The request for cars by their ids, sold ones among them as long as they are shown at all.
 * @param ids at most the first 100 count
 * @param attributes what of each car is wanted. Default what a card shows.
 */
export function createCarsByIdRequest(
  ids: readonly number[],
  site: SearchRequestSite,
  attributes: readonly string[] = CARD_ATTRIBUTES,
): SearchRequest {
  const named = ids.slice(0, MOST_IDS)
  return {
    indexName: formatSearchIndexName(site),
    params: {
      attributesToHighlight: [],
      attributesToRetrieve: attributes,
      filters: formatStockFilter([anyOf('id', named)]),
      hitsPerPage: Math.max(1, named.length),
      query: '',
    },
  }
}

/** The cars in the order of the ids; unknown ids are skipped. */
export function sortByIds<TCar extends Pick<StockCard, 'id'>>(
  cars: readonly TCar[],
  ids: readonly number[],
): TCar[] {
  const byId = new Map(cars.map((car) => [car.id, car]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

/**
 * Lists of one page without the cars that stand above them, each cut to its size.
 * @param lists in the order of the page; one without a size keeps all it has
 * Source: `D-86`
 */
export function removeRepeats<TCar extends Pick<StockCard, 'id'>>(
  lists: readonly { cars: readonly TCar[]; size?: number | undefined }[],
): TCar[][] {
  const seen = new Set<number>()
  return lists.map(({ cars, size }) => {
    const fresh = new Map(cars.filter(({ id }) => !seen.has(id)).map((car) => [car.id, car]))
    const shown = [...fresh.values()].slice(0, size)
    for (const { id } of shown) seen.add(id)
    return shown
  })
}
