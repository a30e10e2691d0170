import { NEAREST } from './near.ts'

/** An order of the results. */
export interface SortOption {
  /** Content the address holds as `sortBy`: `relevance` or `attribute:asc|desc`. */
  value: string
  label: string
}

/** The order of the index itself; every other order is a replica. */
export const RELEVANCE = 'relevance'

/**
 * The orders of the platform, in the order of the menu; ties break by id. A dealer may offer fewer
 * or other names (`CFG-034`); the first offered order is the default.
 * Source: `SRCH-014`, `D-22`
 */
export const SORT_OPTIONS: readonly SortOption[] = [
  { value: RELEVANCE, label: 'Most relevant' },
  { value: 'created_at_timestamp:desc', label: 'Latest' },
  { value: 'price:desc', label: 'Highest price' },
  { value: 'price:asc', label: 'Lowest price' },
]

/** Every order that a dealer may offer: those of the platform, and one for sites that show weekly payments. */
export const OFFERABLE_SORTS: readonly SortOption[] = [
  ...SORT_OPTIONS,
  { value: 'weekly_price:asc', label: 'Lowest weekly payment' },
]

/** Name of the index in an order: the index itself for relevance and by distance, else its replica, `cars_price_asc`. */
export function sortIndexName(indexName: string, sort: string): string {
  return sort === RELEVANCE || sort === NEAREST.value
    ? indexName
    : `${indexName}_${sort.replace(':', '_')}`
}

/** Inverse of {@link sortIndexName}: the order an index of this name is in. */
export function findSortOfIndex(indexName: string, name: string): string {
  const order = name.slice(indexName.length + 1).replace(/_(asc|desc)$/, ':$1')
  return name.startsWith(`${indexName}_`) ? order : RELEVANCE
}
