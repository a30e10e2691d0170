'use client'

import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import {
  InstantSearch,
  type InstantSearchProps,
  type InstantSearchServerState,
  InstantSearchSSRProvider,
  useConnector,
} from 'react-instantsearch'
import {
  createRelaxingClient,
  formatSearchIndexName,
  pickSearchUrlSettings,
  readSearchUiState,
  type SearchClient,
  type SearchPageData,
  type SearchQuerySite,
  type SearchState,
  type TypedPhrase,
  toSearchUiState,
} from '../../model/index.ts'
import type { SearchHistoryPlace } from '../search-history/use-search-history.ts'
import type { SearchViewSite } from '../search-page/search-page-view.tsx'
import { useSearchPage } from '../search-page/use-search-page.ts'
import { connectStockSearch, type StockSearch } from './connect-stock-search.ts'
import { createSearchRouter } from './search-router.ts'

export interface SearchProviderProps {
  /** Data `loadSearchPage` gave. Another object begins another search, such as that of a link to another address. */
  page: SearchPageData
  /** Settings of the dealer that the search reads and shows. */
  site: SearchViewSite & SearchQuerySite
  /** Client that searches for this site: `algoliasearch/lite` in a browser, `inertSearchClient` on the server. */
  searchClient: Pick<SearchClient, 'search'>
  /** Whatever shows the search, with `useStockSearch` anywhere inside. */
  children: ReactNode
}

interface RunningSearch extends Omit<SearchProviderProps, 'children'> {
  search: StockSearch
}

type OnStateChange = Parameters<NonNullable<InstantSearchProps['onStateChange']>>[0]

const SearchContext = createContext<RunningSearch | null>(null)

/* A router that keeps pages gives one again, at an address a search has changed since. */
const shownPages = new WeakSet<SearchPageData>()

/**
 * One running search for everything inside, our parts and InstantSearch's own hooks: results, address,
 * back and forward. The first render shows the page it is given and asks nothing.
 */
export function SearchProvider(props: SearchProviderProps) {
  return <PageSearch key={usePageNumber(props.page)} {...props} />
}

/* Rises with each page that takes the place of another. */
function usePageNumber(page: SearchPageData): number {
  const [shown, setShown] = useState({ page, number: 0 })
  if (shown.page !== page) setShown({ page, number: shown.number + 1 })
  return shown.number
}

function PageSearch({ page, site, searchClient, children }: SearchProviderProps) {
  const [routing] = useState(() => createRouting(page, site))
  const relaxingClient = useMemo(() => createRelaxingClient(searchClient), [searchClient])
  useLayoutEffect(() => routing.router.follow(), [routing])
  useEffect(() => {
    if (shownPages.has(page)) routing.router.takeUpAddress()
    shownPages.add(page)
  }, [routing, page])
  return (
    <InstantSearchSSRProvider initialResults={startingPoint(page)}>
      <InstantSearch
        indexName={formatSearchIndexName(site)}
        searchClient={relaxingClient}
        routing={routing}
        onStateChange={passOn}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <Running page={page} site={site} searchClient={searchClient}>
          {children}
        </Running>
      </InstantSearch>
    </InstantSearchSSRProvider>
  )
}

function Running({ page, site, searchClient, children }: SearchProviderProps) {
  const search = useConnector(connectStockSearch, { site, initialState: page.state })
  const running = useMemo(
    () => ({ page, site, searchClient, search }),
    [page, site, searchClient, search],
  )
  return <SearchContext value={running}>{children}</SearchContext>
}

/**
 * The running search, for a page of your own: `state` and `onSearch` of what is asked, `onPhrase` for words that may be
 * filters, `results` with
 * cars, counts and pages, and whether a search is under way or failed. Changes made from `newest.read()`
 * add up however quickly they come. Use it once in a provider.
 * @param place where recent searches are kept; default nowhere
 * @throws Error outside a `SearchProvider`
 */
export function useStockSearch(place?: SearchHistoryPlace) {
  const running = use(SearchContext)
  if (running === null) {
    throw new Error('[feature-search] useStockSearch stands inside a SearchProvider')
  }
  const { page, site, searchClient, search } = running
  const { newest } = search
  const onPhrase = useCallback(
    async (typed: TypedPhrase) => {
      const { readPhrase } = await import('./read-phrase.ts')
      return readPhrase({ ...typed, page, site, searchClient, newest })
    },
    [page, site, searchClient, newest],
  )
  return { ...useSearchPage(search, page, site, place), onPhrase, page, site }
}

function createRouting(page: SearchPageData, site: SearchProviderProps['site']) {
  const indexName = formatSearchIndexName(site)
  const settings = { ...pickSearchUrlSettings(site), knownPlace: page.state.near }
  return {
    router: createSearchRouter({
      initialState: page.state,
      base: page.base,
      settings,
      hasPlaces: page.near !== undefined,
    }),
    stateMapping: {
      stateToRoute: (uiState: OnStateChange['uiState']) =>
        readSearchUiState(uiState[indexName] ?? {}, site),
      routeToState: (state: SearchState) => ({ [indexName]: toSearchUiState(state, site) }),
    },
  }
}

/* Every change goes the same way, also one by a widget of InstantSearch, so that all requests follow from it. */
function passOn({ uiState, setUiState }: OnStateChange) {
  setUiState(uiState)
}

/* Our answers are read-only and lack what no page reads; InstantSearch types ask for all of it. */
function startingPoint({ initialResults }: SearchPageData) {
  return initialResults as unknown as InstantSearchServerState['initialResults']
}
