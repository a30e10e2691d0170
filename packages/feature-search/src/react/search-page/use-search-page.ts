import { useEffect, useRef } from 'react'
import { useConnector, useInstantSearch } from 'react-instantsearch'
import {
  foundLabel,
  pageWithin,
  type SearchHeadSite,
  type SearchPageData,
  type SearchRequestSite,
  type SearchState,
  searchTitle,
  stockNoun,
} from '../../model/index.ts'
import { connectStockSearch } from './connect-stock-search.ts'

/**
 * The running search of a page: its state and cars, what is said to screen readers, and where the page
 * scrolls and the focus goes after a change.
 */
export function useSearchPage(page: SearchPageData, site: SearchHeadSite & SearchRequestSite) {
  const search = useConnector(connectStockSearch, { site, initialState: page.state })
  useInstantSearch({ catchError: true })
  const { state, found, status, refine } = search
  const isLoading = status === 'loading' || status === 'stalled'
  const heading = useHeadingAfterPaging(state, isLoading)
  useLastPage(state, found.pages, isLoading, refine)
  useTitle(searchTitle(state, site))
  const onSearch = (details: { state: SearchState }) => {
    heading.remember(state, details.state)
    window.scrollTo({ top: 0 })
    refine(details)
  }
  return {
    state,
    results: found,
    isLoading,
    hasFailed: status === 'error',
    announcement: isLoading || state === page.state ? '' : foundLabel(found.count, stockNoun(site)),
    headingRef: heading.ref,
    onSearch,
  }
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
  const remember = (before: SearchState, after: SearchState) => {
    const isSameSearch =
      JSON.stringify({ ...before, page: 1 }) === JSON.stringify({ ...after, page: 1 })
    turnedTo.current = isSameSearch && before.page !== after.page ? after.page : null
  }
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
    refine({ state: { ...state, page: pageWithin(state.page, pages) } })
  }, [state, pages, isLoading, refine])
}

function useTitle(title: string) {
  const first = useRef(title)
  useEffect(() => {
    if (title !== first.current) document.title = title
    first.current = title
  }, [title])
}
