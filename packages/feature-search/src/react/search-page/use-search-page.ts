import { useEffect, useRef, useState } from 'react'
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
  const heading = useHeadingAfterPaging(isLoading)
  useLastPage(state, found.pages, isLoading, refine)
  useTitle(searchTitle(state, site))
  const announcement = useAnnouncement(foundLabel(found.count, stockNoun(site)), isLoading)
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
    announcement,
    headingRef: heading.ref,
    onSearch,
  }
}

/* Nothing is said for the first results; afterwards once for each settled change. */
function useAnnouncement(text: string, isLoading: boolean): string {
  const [announcement, setAnnouncement] = useState('')
  const hasSearched = useRef(false)
  useEffect(() => {
    if (isLoading) {
      hasSearched.current = true
      setAnnouncement('')
    } else if (hasSearched.current) {
      setAnnouncement(text)
    }
  }, [text, isLoading])
  return announcement
}

/* Turning the page moves the focus to the heading once the new cars are there. */
function useHeadingAfterPaging(isLoading: boolean) {
  const ref = useRef<HTMLHeadingElement>(null)
  const hasTurned = useRef(false)
  useEffect(() => {
    if (isLoading || !hasTurned.current) return
    hasTurned.current = false
    ref.current?.focus({ preventScroll: true })
  }, [isLoading])
  const remember = (before: SearchState, after: SearchState) => {
    hasTurned.current = before.page !== after.page && before.facets === after.facets
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
