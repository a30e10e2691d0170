import {
  createEmptySearchState,
  createSearchQuery,
  createSearchRequests,
  type ListFacetKey,
  type SearchRequest,
  type SearchState,
  SORT_OPTIONS,
  type StockRecord,
} from '@forecourt/feature-search/model'
import { createSeededRandom } from '@forecourt/search-engine/testing'
import { defaultSearchFilters } from '@forecourt/tenant-config/model'

/** One multi-query of a visitor, and the state it stands for. */
export interface BenchSearch {
  state: SearchState
  requests: SearchRequest[]
}

const SITE = {
  search: {
    filters: defaultSearchFilters,
    priceAboveZeroOnAscending: false,
    provider: { type: 'embedded' as const },
  },
}
const REFINED: readonly (readonly [ListFacetKey, keyof StockRecord])[] = [
  ['make', 'make'],
  ['body', 'simple_body'],
  ['fuel', 'simple_fuel'],
  ['transmission', 'simple_transmission'],
  ['colour', 'colour'],
  ['car_type', 'car_type'],
  ['city', 'city'],
  ['filtered_features', 'filtered_features'],
]

/**
 * Searches of visitors, as the site itself sends it: every facet and statistic of the page, and a
 * request of its own for each refined facet. Four in ten hold typed text, some of it misspelt or
 * half typed; all differ.
 */
export function benchSearches(
  count: number,
  cars: readonly StockRecord[],
  seed: number,
): BenchSearch[] {
  const random = createSeededRandom(seed)
  const searches = new Map<string, BenchSearch>()
  while (searches.size < count) {
    const state = poseState(cars, random)
    const requests = createSearchRequests(createSearchQuery(state, SITE))
    searches.set(JSON.stringify(requests), { state, requests })
  }
  return [...searches.values()]
}

function poseState(cars: readonly StockRecord[], random: () => number): SearchState {
  const car = () => cars.at(Math.floor(random() * cars.length))!
  const state = createEmptySearchState('relevance')
  for (const [key, attribute] of REFINED) {
    if (random() > 0.2) continue
    const value = car()[attribute]
    const chosen = Array.isArray(value) ? value.slice(0, 1) : [value]
    if (chosen[0] !== null && chosen[0] !== undefined) {
      state.facets = { ...state.facets, [key]: chosen.map(String) }
    }
  }
  if (random() < 0.3) {
    const min = Math.floor(random() * 50) * 1000
    state.ranges = { price: { min, max: min + 5000 + Math.floor(random() * 40) * 1000 } }
  }
  if (random() < 0.15)
    state.ranges = { ...state.ranges, year: { min: 2014 + Math.floor(random() * 11) } }
  if (random() < 0.4) state.query = poseText(car(), random)
  if (random() < 0.35)
    state.sortBy = SORT_OPTIONS.at(Math.floor(random() * SORT_OPTIONS.length))!.value
  if (random() < 0.25) state.page = 1 + Math.floor(random() * 6)
  return state
}

function poseText(car: StockRecord, random: () => number): string {
  const words = `${car.make} ${car.model} ${car.badge} ${car.colour} ${car.simple_body}`.split(' ')
  const start = Math.floor(random() * 3)
  const text = words.slice(start, start + 1 + Math.floor(random() * 3)).join(' ')
  const kind = random()
  if (kind < 0.25) return text.slice(0, 1 + Math.floor(random() * text.length))
  if (kind < 0.45) return misspell(text, random)
  return text
}

function misspell(text: string, random: () => number): string {
  const place = 1 + Math.floor(random() * Math.max(1, text.length - 1))
  return text.slice(0, place) + text.slice(place + 1)
}
