import { useEffect, useMemo } from 'react'
import {
  createSearchHistoryEntry,
  formatCanonicalSearchUrl,
  formatSearchHistory,
  formatSearchHistoryKey,
  listRecentSearches,
  parseSearchHistory,
  type RecentSearch,
  rememberSearch,
  type SearchHeadSite,
  type SearchHistoryEntry,
  type SearchState,
} from '../../model/index.ts'

/** Where recent searches are stored. */
export interface SearchHistoryPlace {
  /** Id of the site; the key is `{siteId}:search-history`. */
  siteId: string
  /** `localStorage`, or `null` where it is blocked; every call may throw. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null
}

/** The recent searches of a visitor, and the way to forget them. */
export interface SearchHistoryView {
  /** Newest first, without the present search; for use once the page is hydrated. */
  read: () => readonly RecentSearch[]
  forget: () => void
}

/**
 * Remembers each finished search with a choice, and gives the recent ones.
 * @param isSettled false while a search runs or after one failed
 * Source: `SRCH-110`, `SRCH-111`, `DATA-060`
 */
export function useSearchHistory(
  place: SearchHistoryPlace | undefined,
  { state, site, isSettled }: { state: SearchState; site: SearchHeadSite; isSettled: boolean },
): SearchHistoryView | undefined {
  useEffect(() => {
    if (place === undefined || !isSettled) return
    const before = readHistory(place)
    const next = rememberSearch(before, createSearchHistoryEntry(state, location.pathname))
    if (next !== before) writeHistory(place, next)
  }, [place, state, isSettled])
  return useMemo(
    () =>
      place && {
        read: () =>
          listRecentSearches(readHistory(place), site, formatCanonicalSearchUrl(state, site)),
        forget: () => writeHistory(place, []),
      },
    [place, state, site],
  )
}

/* A blocked or full storage is no storage. */
function readHistory({ siteId, storage }: SearchHistoryPlace): readonly SearchHistoryEntry[] {
  try {
    return parseSearchHistory(storage?.getItem(formatSearchHistoryKey(siteId)) ?? null)
  } catch {
    return []
  }
}

function writeHistory(
  { siteId, storage }: SearchHistoryPlace,
  history: readonly SearchHistoryEntry[],
): void {
  try {
    storage?.setItem(formatSearchHistoryKey(siteId), formatSearchHistory(history))
  } catch {
    // The search itself goes on.
  }
}
