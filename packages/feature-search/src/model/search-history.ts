import type { SearchState } from './search-state.ts'

/** Searches remembered at most (`SRCH-111`). */
export const SEARCH_HISTORY_LIMIT = 5

/** One remembered search. */
export interface SearchHistoryEntry {
  path: string
  /** The non-empty choices by name. */
  refinements: Readonly<Record<string, readonly string[]>>
}

/**
 * What is remembered of a search: its path and its non-empty refinements.
 * Source: `SRCH-110`
 */
export function searchHistoryEntry(state: SearchState, path: string): SearchHistoryEntry {
  const ranges = Object.entries(state.ranges).map(([key, { min, max }]) => [
    key,
    [`${min ?? ''}:${max ?? ''}`],
  ])
  const refinements = [
    ...(state.query === '' ? [] : [['query', [state.query]]]),
    ...Object.entries(state.facets).filter(([, values]) => values.length > 0),
    ...ranges,
  ]
  return { path, refinements: Object.fromEntries(refinements) }
}

/**
 * The history with a new entry in front: at most 5, the oldest dropped; a repeat of the newest entry
 * changes nothing.
 * Source: `SRCH-111`, `D-79`
 */
export function withSearch(
  history: readonly SearchHistoryEntry[],
  entry: SearchHistoryEntry,
): readonly SearchHistoryEntry[] {
  if (JSON.stringify(history[0]) === JSON.stringify(entry)) return history
  return [entry, ...history].slice(0, SEARCH_HISTORY_LIMIT)
}
