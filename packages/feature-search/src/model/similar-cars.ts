import { type Car, findCurrentPrice, NEVER_SOLD_SECONDS } from '@forecourt/stock/model'
import type { SearchClient } from './search-client.ts'
import { readSearchHits } from './search-hits.ts'
import {
  CARD_ATTRIBUTES,
  formatSearchIndexName,
  type SearchRequest,
  type SearchRequestSite,
  type StockCard,
} from './search-requests.ts'
import { sortIndexName } from './sort.ts'
import { anyOf, formatStockFilter } from './stock-filter.ts'

/* A vehicle page has no room for a line more on each card. */
const SIMILAR_ATTRIBUTES = CARD_ATTRIBUTES.filter((name) => name !== 'suburb')

/** Cars shown at most (`SRCH-101`). */
export const SIMILAR_LIMIT = 6

/** Hits asked for in each query, so that repeats leave enough (`API-013`). */
export const SIMILAR_HITS = 10

/** Input similar cars are found by. */
export type SimilarSubject = Pick<
  Car,
  'id' | 'item_type' | 'make' | 'model' | 'simple_body' | 'price' | 'offer_price'
>

/**
 * Prices counted as close: 10,000 either way below 50,000, else 25,000; both ends included.
 * Source: `SRCH-102`, `SRCH-103`
 */
export function resolveSimilarPriceWindow(priceDollars: number): { min: number; max: number } {
  const reach = priceDollars < 50_000 ? 10_000 : 25_000
  return { min: Math.max(0, priceDollars - reach), max: priceDollars + reach }
}

/**
 * Queries for similar cars, most similar first: the given ids; same make and model; same body inside
 * the price window; the window alone; last the latest cars, for when nothing else is found. All are
 * in stock and of the car's item type: a motorcycle is never like a truck, and fewer than 6 is right. A
 * car without displayable price has no window, and one whose item type nobody said is like any.
 * @param ids ids another service calls similar (`D-33`), most similar first
 * Source: `SRCH-104`, `API-013`, `D-34`
 */
export function createSimilarCarsRequests(
  car: SimilarSubject,
  ids: readonly number[],
  site: SearchRequestSite,
): SearchRequest[] {
  const indexName = formatSearchIndexName(site)
  const window = windowFilter(car)
  const filters = [
    ids.length > 0 ? formatStockFilter([anyOf('id', ids.slice(0, SIMILAR_HITS))]) : null,
    formatStockFilter([anyOf('make', [car.make]), anyOf('model', [car.model])]),
    window !== null && car.simple_body !== null
      ? `${formatStockFilter([anyOf('simple_body', [car.simple_body])])} AND ${window}`
      : null,
    window,
  ]
  const requests = filters
    .filter((filter) => filter !== null)
    .map((filter) => similarRequest(indexName, car, filter))
  return [...requests, similarRequest(sortIndexName(indexName, 'created_at_timestamp:desc'), car)]
}

/**
 * The cars of several answers in order, each once, without the car itself, the first 6. The last
 * answer holds the latest cars and counts only when the others bring none.
 * Source: `SRCH-101`, `SRCH-109`, `D-34`
 */
export function mergeSimilarCars<T extends { id: number }>(
  car: Pick<Car, 'id'>,
  answers: readonly (readonly T[])[],
): T[] {
  const found = uniqueCars(car, answers.slice(0, -1).flat())
  const cars = found.length > 0 ? found : uniqueCars(car, answers.at(-1) ?? [])
  return cars.slice(0, SIMILAR_LIMIT)
}

/**
 * The cars most like one, at most 6, never the car itself, with one call of the search service.
 * @param ids ids another service calls similar (`D-33`), most similar first
 * @throws whatever the client rejects with
 * Source: `SRCH-101` to `SRCH-104`, `SRCH-109`, `API-013`, `D-34`
 */
export async function findSimilarCars(
  searchClient: Pick<SearchClient, 'search'>,
  site: SearchRequestSite,
  car: SimilarSubject,
  ids: readonly number[] = [],
): Promise<StockCard[]> {
  return mergeSimilarCars(
    car,
    await readSearchHits(searchClient, createSimilarCarsRequests(car, ids, site)),
  )
}

function uniqueCars<T extends { id: number }>(car: Pick<Car, 'id'>, cars: readonly T[]): T[] {
  const byId = new Map<number, T>()
  for (const candidate of cars) {
    if (candidate.id !== car.id && !byId.has(candidate.id)) byId.set(candidate.id, candidate)
  }
  return [...byId.values()]
}

function windowFilter(car: SimilarSubject): string | null {
  const price = findCurrentPrice(car)
  if (price === null) return null
  const { min, max } = resolveSimilarPriceWindow(price)
  return `price >= ${min} AND price <= ${max}`
}

function similarRequest(
  indexName: string,
  { item_type }: Pick<SimilarSubject, 'item_type'>,
  filter?: string,
): SearchRequest {
  const alike = item_type ? ` AND ${formatStockFilter([anyOf('item_type', [item_type])])}` : ''
  const inStock = `status:"in_stock" AND sold_at_seconds >= ${NEVER_SOLD_SECONDS}${alike}`
  return {
    indexName,
    params: {
      attributesToHighlight: [],
      attributesToRetrieve: SIMILAR_ATTRIBUTES,
      filters: filter === undefined ? inStock : `${inStock} AND ${filter}`,
      highlightPostTag: '__/ais-highlight__',
      highlightPreTag: '__ais-highlight__',
      hitsPerPage: SIMILAR_HITS,
      query: '',
    },
  }
}
