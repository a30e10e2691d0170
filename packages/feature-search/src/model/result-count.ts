import type { SearchResults } from './search-results.ts'
import type { SearchState } from './search-state.ts'

/** Highest count of the search service that is shown as it is; a higher one may be capped (`SRCH-090`). */
export const TRUSTED_COUNT = 1999

const wholeNumber = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

/** A count with thousand separators, "1,284". */
export function formatCount(count: number): string {
  return wholeNumber.format(count)
}

/**
 * Count shown in place of one the search service gave. Up to 1999 it is that count; above, the dealer's
 * configured stock count, else the sum of the counts by condition.
 * @param carTypeCounts facet counts of `car_type` for the same search
 * Source: `SRCH-090`, `D-25`
 */
export function countShown(
  count: number,
  carTypeCounts: Readonly<Record<string, number>>,
  stockCount: number | null,
): number {
  if (count <= TRUSTED_COUNT) return count
  if (stockCount !== null) return stockCount
  return Object.values(carTypeCounts).reduce((total, part) => total + part, 0)
}

/**
 * The count to show for the results of a search: {@link countShown} over the conditions it chose, since
 * those of its list are counted as if none was.
 * Source: `SRCH-090`, `D-25`
 */
export function countResults(
  { count, counts }: Pick<SearchResults, 'count' | 'counts'>,
  { facets }: Pick<SearchState, 'facets'>,
  stockCount: number | null,
): number {
  const conditions = Object.entries(counts.car_type ?? {}).filter(
    ([condition]) => facets.car_type?.includes(condition) ?? true,
  )
  return countShown(count, Object.fromEntries(conditions), stockCount)
}

/** "Show Me 1,284 cars"; one is 'Show Me 1 car' (`SRCH-018`, `D-29`). */
export function showMeLabel(count: number, noun: { one: string; many: string } = CARS): string {
  return `Show Me ${formatCount(count)} ${count === 1 ? noun.one : noun.many}`
}

/** "1,284 cars found", "1 car found", "No cars found". */
export function formatFoundLabel(
  count: number,
  noun: { one: string; many: string } = CARS,
): string {
  if (count === 0) return `No ${noun.many} found`
  return `${formatCount(count)} ${count === 1 ? noun.one : noun.many} found`
}

const CARS = { one: 'car', many: 'cars' }
