import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import {
  clampPage,
  formatFoundLabel,
  formatSearchTitle,
  pickStockNoun,
  resolveSearchLoadState,
  type SearchHeadSite,
  type SearchPageData,
  type SearchResults,
  type SearchState,
} from '../../model/index.ts'
import { type SearchHistoryPlace, useSearchHistory } from '../search-history/use-search-history.ts'
import type { StockSearch } from '../search-provider/connect-stock-search.ts'

/**
 * The running search of a page: its state and cars, what is said to screen readers, and where the page
 * scrolls and the focus goes after a change.
 */
export function useSearchPage(
  search: StockSearch,
  page: SearchPageData,
  site: SearchHeadSite,
  place?: SearchHistoryPlace,
) {
  const { refresh } = useInstantSearch({ catchError: true })
  const { state, found, status, newest, refine } = search
  const loadState = resolveSearchLoadState(status)
  const isLoading = loadState === 'loading'
  const hasFailed = loadState === 'hasError'
  const heading = useHeadingAfterPaging(state, isLoading)
  useLastPage(state, found.pages, isLoading, refine)
  const resultsState = useAnsweredState(state, found)
  const isAnswered = resultsState === state && !hasFailed
  useTitle(formatSearchTitle(state, site, isAnswered ? found.count : null))
  const askAgain = useCallback(() => {
    refine({ state: newest.read() })
    refresh()
  }, [refine, refresh, newest])
  const retry = useRetry(askAgain, status, heading.ref)
  const history = useSearchHistory(place, { state, site, isSettled: !isLoading && !hasFailed })
  const { remember } = heading
  const onSearch = useCallback(
    (details: { state: SearchState }) => {
      remember(newest.read(), details.state)
      refine(details)
    },
    [remember, newest, refine],
  )
  return {
    state,
    results: found,
    resultsState,
    seen: page.seen,
    near: page.near,
    isLoading,
    hasFailed,
    isOffline: hasFailed && !navigator.onLine,
    history,
    announcement:
      isLoading || state === page.state ? '' : formatFoundLabel(found.count, pickStockNoun(site)),
    headingRef: heading.ref,
    onRetry: retry,
    onSearch,
    newest,
  }
}

/* The state the results answer: it changes with them, not before. */
function useAnsweredState(state: SearchState, found: SearchResults): SearchState {
  const [answered, setAnswered] = useState({ state, found })
  if (answered.found !== found) setAnswered({ state, found })
  return answered.state
}

/* A failed search is asked again on demand and as soon as the browser is online again. */
function useRetry(
  refresh: () => void,
  status: 'idle' | 'loading' | 'stalled' | 'error',
  heading: RefObject<HTMLHeadingElement | null>,
) {
  const wasPressed = useRef(false)
  useEffect(() => {
    if (status !== 'error') return
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  }, [status, refresh])
  useEffect(() => {
    if (status === 'error') wasPressed.current = false
    if (status !== 'idle' || !wasPressed.current) return
    wasPressed.current = false
    // The button that had the focus is gone.
    heading.current?.focus({ preventScroll: true })
  }, [status, heading])
  return useCallback(() => {
    wasPressed.current = true
    refresh()
  }, [refresh])
}

/* Turning the page moves the focus to the heading once the new cars are there. */
function useHeadingAfterPaging(state: SearchState, isLoading: boolean) {
  const ref = useRef<HTMLHeadingElement>(null)
  const turnedTo = useRef<number | null>(null)
  useEffect(() => {
    if (isLoading || turnedTo.current !== state.page) return
    turnedTo.current = null
    ref.current?.focus({ preventScroll: true })
  }, [state.page, isLoading])
  const remember = useCallback((before: SearchState, after: SearchState) => {
    const isSameSearch =
      JSON.stringify({ ...before, page: 1 }) === JSON.stringify({ ...after, page: 1 })
    turnedTo.current = isSameSearch && before.page !== after.page ? after.page : null
  }, [])
  return { ref, remember }
}

/* A page past the end shows the last one. */
function useLastPage(
  state: SearchState,
  pages: number,
  isLoading: boolean,
  refine: (details: { state: SearchState }) => void,
) {
  useEffect(() => {
    if (isLoading || pages === 0 || state.page <= pages) return
    refine({ state: { ...state, page: clampPage(state.page, pages) } })
  }, [state, pages, isLoading, refine])
}

function useTitle(title: string) {
  const first = useRef(title)
  useEffect(() => {
    if (title !== first.current) document.title = title
    first.current = title
  }, [title])
}
