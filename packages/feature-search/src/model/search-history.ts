import {
  formatCanonicalSearchUrl,
  pickSearchUrlSettings,
  type SearchHeadSite,
} from './search-canonical.ts'
import { listSearchChips } from './search-chips.ts'
import { type SearchState, withNear } from './search-state.ts'
import { parseSearchUrl } from './search-url.ts'
import { formatStockPath } from './stock-path.ts'

/** Searches remembered at most (`SRCH-111`). */
export const SEARCH_HISTORY_LIMIT = 5

/** One remembered search. */
export interface SearchHistoryEntry {
  path: string
  /** The non-empty choices by name. */
  refinements: Readonly<Record<string, readonly string[]>>
}

/**
 * Data that is remembered of a search: its path and its non-empty refinements.
 * Source: `SRCH-110`
 */
export function createSearchHistoryEntry(state: SearchState, path: string): SearchHistoryEntry {
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

/**
 * The history after a search: one that only goes on from the newest (another filter more, other text
 * or ends) takes its place, so that a search of six steps is remembered once; one without any choice
 * is not remembered.
 * Source: `SRCH-110`, `SRCH-111`
 */
export function rememberSearch(
  history: readonly SearchHistoryEntry[],
  entry: SearchHistoryEntry,
): readonly SearchHistoryEntry[] {
  const [newest, ...older] = history
  if (Object.keys(entry.refinements).length === 0) return history
  if (newest === undefined) return [entry]
  if (goesOnFrom(newest, entry)) return withSearch(older, entry)
  return goesOnFrom(entry, newest) ? history : withSearch(history, entry)
}

/** A remembered search as a visitor reads it, with its address. */
export interface RecentSearch {
  href: string
  /** "Toyota, SUV, Up to $40,000". */
  label: string
}

/**
 * The remembered searches to offer: newest first, each once, without the present one.
 * @param present address of the present search, as `formatCanonicalSearchUrl` writes it
 */
export function listRecentSearches(
  history: readonly SearchHistoryEntry[],
  site: SearchHeadSite,
  present: string,
): RecentSearch[] {
  const searches = history.map((entry) => recentSearch(entry, site))
  const known = new Set([present])
  return searches.filter(({ href, label }) => {
    const isNew = label !== '' && !known.has(href)
    known.add(href)
    return isNew
  })
}

/** Key a site's history is stored under, `{site.id}:search-history` (`D-79`, `DATA-060`). */
export function formatSearchHistoryKey(siteId: string): string {
  return `${siteId}:search-history`
}

/** The history as it is stored. Source: `D-79` */
export function formatSearchHistory(history: readonly SearchHistoryEntry[]): string {
  return JSON.stringify({ v: VERSION, data: history })
}

/** Reads what {@link formatSearchHistory} wrote; another version and bad text are an empty history (`D-79`). */
export function parseSearchHistory(text: string | null): readonly SearchHistoryEntry[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    const { v, data } = (stored ?? {}) as { v?: unknown; data?: unknown }
    const entries = v === VERSION && Array.isArray(data) ? data : []
    return entries.filter(isEntry).slice(0, SEARCH_HISTORY_LIMIT)
  } catch {
    return []
  }
}

const VERSION = 1

/* True when `later` holds everything `earlier` does; ends of ranges may differ, text may be longer or shorter. */
function goesOnFrom(earlier: SearchHistoryEntry, later: SearchHistoryEntry): boolean {
  return Object.entries(earlier.refinements).every(([key, values]) => {
    const next = later.refinements[key]
    if (next === undefined) return false
    if (key === 'query') return isSameWord(values[0] ?? '', next[0] ?? '')
    return isRange(values) || values.every((value) => next.includes(value))
  })
}

function isSameWord(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a)
}

function isRange(values: readonly string[]): boolean {
  return values.every((value) => /^\d*:\d*$/.test(value))
}

function recentSearch({ refinements }: SearchHistoryEntry, site: SearchHeadSite): RecentSearch {
  const parameters = Object.entries(refinements).flatMap(([name, values]) =>
    values.map((value) => [name, value]),
  )
  const rootPath = formatStockPath(site)
  const base = { path: rootPath, rootPath, facets: {} }
  const address = `${rootPath}?${new URLSearchParams(parameters)}`
  const state = parseSearchUrl(address, base, pickSearchUrlSettings(site))
  const labels = listSearchChips(withNear(state, null)).map(({ label }) => label)
  return { href: formatCanonicalSearchUrl(state, site), label: labels.join(', ') }
}

function isEntry(value: unknown): value is SearchHistoryEntry {
  if (typeof value !== 'object' || value === null) return false
  const { path, refinements } = value as Partial<SearchHistoryEntry>
  if (typeof path !== 'string' || typeof refinements !== 'object' || refinements === null) {
    return false
  }
  return Object.values(refinements).every(
    (values) => Array.isArray(values) && values.every((each) => typeof each === 'string'),
  )
}
