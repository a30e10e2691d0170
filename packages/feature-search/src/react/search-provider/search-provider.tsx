'use client'

import { createContext, type ReactNode, use, useMemo } from 'react'
import {
  InstantSearch,
  type InstantSearchServerState,
  InstantSearchSSRProvider,
} from 'react-instantsearch'
import {
  formatSearchIndexName,
  pickSearchUrlSettings,
  type SearchClient,
  type SearchPageData,
  type SearchQuerySite,
} from '../../model/index.ts'
import type { SearchViewSite } from '../search-page/search-page-view.tsx'
import { createSearchRouter, type SearchRoute } from '../search-page/search-router.ts'
import { useSearchPage } from '../search-page/use-search-page.ts'

export interface SearchProviderProps {
  /** Data `loadSearchPage` gave. */
  page: SearchPageData
  site: SearchViewSite & SearchQuerySite
  /** Client that searches for this site: `algoliasearch/lite` in a browser, `inertSearchClient` on the server. */
  searchClient: Pick<SearchClient, 'search'>
  /** Whatever shows the search, with `useStockSearch` anywhere inside. */
  children: ReactNode
}

const PageContext = createContext<Pick<SearchProviderProps, 'page' | 'site'> | null>(null)

/**
 * One running search for everything inside: results, address, back and forward. The first render shows
 * the page it is given and asks nothing.
 */
export function SearchProvider({ page, site, searchClient, children }: SearchProviderProps) {
  const indexName = formatSearchIndexName(site)
  const routing = useMemo(
    () => ({
      router: createSearchRouter({
        indexName,
        initialState: page.state,
        base: page.base,
        settings: pickSearchUrlSettings(site),
      }),
      stateMapping: sameState,
    }),
    [indexName, page, site],
  )
  const context = useMemo(() => ({ page, site }), [page, site])
  return (
    <InstantSearchSSRProvider initialResults={startingPoint(page)}>
      <InstantSearch
        indexName={indexName}
        searchClient={searchClient}
        routing={routing}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <PageContext value={context}>{children}</PageContext>
      </InstantSearch>
    </InstantSearchSSRProvider>
  )
}

/**
 * The running search, for a page of your own: `state` and `onSearch` of what is asked, `results` with
 * cars, counts and pages, and whether a search is under way or failed. Use it once in a provider.
 * @throws Error outside a `SearchProvider`
 */
export function useStockSearch() {
  const context = use(PageContext)
  if (context === null) {
    throw new Error('[feature-search] useStockSearch stands inside a SearchProvider')
  }
  const { page, site } = context
  const search = useSearchPage(page, site)
  return { ...search, page, site }
}

const sameState = {
  stateToRoute: (state: object) => state as SearchRoute,
  routeToState: (route: SearchRoute): Record<string, object> => route,
}

/* Our answers are read-only and lack what no page reads; InstantSearch types ask for all of it. */
function startingPoint({ initialResults }: SearchPageData) {
  return initialResults as unknown as InstantSearchServerState['initialResults']
}
