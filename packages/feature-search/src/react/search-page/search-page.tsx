'use client'

import { memo, type ReactNode, useDeferredValue, useMemo } from 'react'
import type { SearchClient, SearchPageData, SearchQuerySite } from '../../model/index.ts'
import type { CarCardSlots } from '../car-card/car-card.tsx'
import type { SearchMap } from '../results-map/results-map.tsx'
import type { SearchHistoryPlace } from '../search-history/use-search-history.ts'
import { SearchProvider, useStockSearch } from '../search-provider/search-provider.tsx'
import {
  SearchPageView,
  type SearchPageViewProps,
  type SearchViewSite,
} from './search-page-view.tsx'
import type { SearchPictures } from './search-pictures.ts'

export interface SearchPageProps {
  /** Data `loadSearchPage` gave. */
  page: SearchPageData
  /** Settings of the dealer that the search reads and shows. */
  site: SearchViewSite & SearchQuerySite
  /**
   * HTML of the first results, where `page` comes from a seed without cars: `readRenderedResults` of the
   * page the server rendered. Default: the cars of `page` are drawn.
   */
  renderedResults?: readonly string[]
  /** Client that searches for this site: `algoliasearch/lite` in a browser, `inertSearchClient` on the server. */
  searchClient: Pick<SearchClient, 'search'>
  /** Parts that other features put on each card. */
  slots: CarCardSlots
  /**
   * The places of a page whose view is a map, laid out: `drawStockMap` of `@forecourt/feature-locations`. Await
   * `loadSearchView` before. Default the list alone.
   */
  map?: SearchMap
  /** Address of the page that saves the search of an address. Default: none is saved. */
  saveHrefFor?: SearchPageViewProps['saveHrefFor']
  /** Pictures of bodies and makes. Default outlines and initials. */
  pictures?: SearchPictures
  /** Where recent searches are stored. Default nowhere. */
  history?: SearchHistoryPlace
  /** Above the results, such as breadcrumbs. Default nothing. */
  children?: ReactNode
}

/** A search client for rendering on a server, where the results are already there; it is never asked. */
export const inertSearchClient: Pick<SearchClient, 'search'> = {
  search: () =>
    Promise.reject(new Error('[feature-search] a server render asks no search service')),
}

/** The stock search page, searching by itself once it is hydrated. Sends nothing until the visitor acts. */
export function SearchPage({ searchClient, ...rest }: SearchPageProps) {
  return (
    <SearchProvider page={rest.page} site={rest.site} searchClient={searchClient}>
      <LiveSearch {...rest} />
    </SearchProvider>
  )
}

/* A pressed control shows it at once; the rest of the page follows, in steps that leave room for the next press. */
function LiveSearch(props: Omit<SearchPageProps, 'page' | 'site' | 'searchClient'>) {
  const { pictures, history, ...rest } = props
  const { page, site, onSearch, onPhrase, newest, ...search } = useStockSearch(history)
  const { base, nowMs } = page
  const context = useMemo(
    () => ({ site, base, onSearch, onPhrase, newest, pictures }),
    [site, base, onSearch, onPhrase, newest, pictures],
  )
  const given = { context, nowMs, hasMap: page.hasMap }
  return <FollowingView {...rest} {...useDeferredValue(search)} {...given} />
}

const FollowingView = memo(SearchPageView)
