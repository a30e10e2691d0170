import { findBasePath } from '@forecourt/stock/model'
import { notSold } from '../model/limited-list.ts'
import { removePosition } from '../model/near.ts'
import { pickSearchUrlSettings, pickStockNoun } from '../model/search-canonical.ts'
import { listSearchChips } from '../model/search-chips.ts'
import {
  createSearchQuery,
  createSearchRequests,
  type StockCard,
} from '../model/search-requests.ts'
import type { SearchAnswer } from '../model/search-results.ts'
import type { SearchState } from '../model/search-state.ts'
import { formatSearchUrl } from '../model/search-url.ts'
import { RELEVANCE } from '../model/sort.ts'
import { formatStockFilter } from '../model/stock-filter.ts'
import { loadSearchPage, type SearchPagePorts, type SearchPageSite } from './load-search-page.ts'

/** Facts of a matching vehicle that are asked for. */
const attributes = [
  'id',
  'name',
  'path',
  'price',
  'price_type',
  'reserved',
] as const satisfies readonly (keyof StockCard)[]

/** A vehicle that matches a search. */
export type MatchingStockCar = Pick<StockCard, (typeof attributes)[number]>

/** Vehicles the search of an address finds now. */
export interface MatchingCars {
  /** The chosen filters in words, "Toyota, Up to $40,000"; "All cars" without any. */
  title: string
  /** Path and query of the search, written in one way, without page, order and others' parameters. */
  address: string
  /** Vehicles found, sold and reserved ones left out. */
  count: number
  /** The newest first, at most 1,000. */
  cars: readonly MatchingStockCar[]
}

const newestFirst = 'created_at_timestamp:desc'

/** Vehicles one call of a search service gives at most. */
const mostCars = 1000

/**
 * Finds every vehicle of a search that can be bought, for somebody who wants to hear of new ones.
 * @param address path and query of a search page
 * @param nowMs Unix milliseconds
 * @returns `unknown` for an address that is no search of the site, `failed` when the search service fails
 * Source: `PLUS-107`
 */
export async function loadMatchingCars(
  ports: SearchPagePorts,
  site: SearchPageSite,
  address: string,
  nowMs: number,
): Promise<MatchingCars | 'unknown' | 'failed'> {
  if (!isSearchAddress(site, address)) return 'unknown'
  const first = await loadSearchPage(ports, site, address, nowMs)
  const loaded =
    first.kind === 'redirect' ? await loadSearchPage(ports, site, first.location, nowMs) : first
  if (loaded.kind === 'failed') return 'failed'
  if (loaded.kind !== 'page') return 'unknown'
  const { state, base } = loaded.page
  const near = removePosition(state.near)
  const plain: SearchState = {
    ...state,
    near: near && { ...near, isNearestFirst: false },
    page: 1,
    sortBy: newestFirst,
    typed: [],
    otherParameters: [],
  }
  const settings = pickSearchUrlSettings(site)
  const shown = { ...plain, sortBy: settings.sortValues[0] ?? RELEVANCE }
  const chips = listSearchChips(plain).map(({ label }) => label)
  try {
    const found = await readMatches(ports, site, plain)
    return {
      ...found,
      title: chips.length > 0 ? chips.join(', ') : `All ${pickStockNoun(site).many}`,
      address: formatSearchUrl(shown, base, settings),
    }
  } catch (error) {
    ports.onFailure?.(error)
    return 'failed'
  }
}

const isSearchAddress = (site: SearchPageSite, address: string) => {
  const [path = ''] = address.split(/[?#]/)
  const below = path.slice(findBasePath(site).length)
  return path.startsWith(findBasePath(site)) && /^\/(?:search|used-car)(?:\/|$)/.test(below)
}

async function readMatches(
  { searchClient }: SearchPagePorts,
  site: SearchPageSite,
  state: SearchState,
): Promise<Pick<MatchingCars, 'count' | 'cars'>> {
  const [main] = createSearchRequests(createSearchQuery(state, site))
  if (!main) return { count: 0, cars: [] }
  const request = {
    indexName: main.indexName,
    ...main.params,
    attributesToRetrieve: attributes,
    facets: [],
    filters: formatStockFilter([notSold]),
    hitsPerPage: mostCars,
  }
  const { results } = await searchClient.search({ requests: [request] as never[] })
  const [answer] = results as unknown as (Pick<SearchAnswer, 'nbHits'> & {
    hits: MatchingStockCar[]
  })[]
  const cars = (answer?.hits ?? []).filter(({ reserved }) => !reserved)
  const found = answer?.nbHits ?? 0
  return { count: found > mostCars ? found : cars.length, cars }
}
