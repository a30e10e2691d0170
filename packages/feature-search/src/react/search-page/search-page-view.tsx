import { hiddenText } from '@forecourt/styled-system/recipes'
import { Alert } from '@forecourt/ui/alert'
import { Button, ButtonLink } from '@forecourt/ui/button'
import { Pagination } from '@forecourt/ui/pagination'
import { Activity, type ReactNode, type Ref, useState } from 'react'
import { RESULTS_NOT_UPDATED, SEARCH_OFFLINE } from '../../model/error-message.ts'
import {
  countResults,
  createSearchSidebar,
  describeComparedPrices,
  formatCount,
  formatSearchHeading,
  listPopularFacets,
  listRelaxations,
  listSeenFacets,
  type NearView,
  NOTHING_SEEN,
  pickStockNoun,
  RESULTS_ID,
  type SearchHeadSite,
  type SearchResults,
  type SearchState,
  type SeenFacets,
  type SidebarSite,
  withQuery,
} from '../../model/index.ts'
import type { CarCardSlots } from '../car-card/car-card.tsx'
import { ResultList, type ResultListSite } from '../car-grid/result-list.tsx'
import { FilterSheet } from '../filter-sheet/filter-sheet.tsx'
import { FilterSidebar } from '../filter-sidebar/filter-sidebar.tsx'
import { NearNotice } from '../near-filter/near-notice.tsx'
import { PopularFacets } from '../popular-facets/popular-facets.tsx'
import { LateResultsMap } from '../results-map/late-results-map.tsx'
import type { SearchMap } from '../results-map/results-map.tsx'
import type { SearchHistoryView } from '../search-history/use-search-history.ts'
import { NoResults } from '../search-notice/no-results.tsx'
import { FilterChips } from '../search-toolbar/filter-chips.tsx'
import { SearchToolbar, type SearchToolbarProps } from '../search-toolbar/search-toolbar.tsx'
import { readNewest, type SearchContext, searchHref, searchLink, useNewest } from './search-link.ts'
import { searchPageStyles as styles } from './search-page.styles.ts'

/** The part of a site a search page reads; a browser site fits. */
export type SearchViewSite = SearchHeadSite &
  SidebarSite &
  ResultListSite & {
    routing: { clearFiltersPath: string }
    search: {
      columns: 3 | 4
      stockCount: number | null
      sortOptions: readonly { value: string; label: string }[]
    }
  }

/** Id of the filter sheet. */
const SHEET_ID = 'search-filters'

export interface SearchPageViewProps {
  /** Site, day and catalogue the page is drawn with. */
  context: SearchContext & { site: SearchViewSite }
  /** Search that is shown. */
  state: SearchState
  /** Answer to it. */
  results: SearchResults
  /**
   * HTML of the list of the first results, which `results` calls rendered: their cars are not drawn
   * again. Default none.
   */
  renderedResults?: readonly string[]
  /** State the results answer, while a newer search runs or after it failed. Default `state`. */
  resultsState?: SearchState
  /** Content the sidebar holds from the start. Default what the first results show. */
  seen?: SeenFacets
  /** The place that was typed. Default: no search can be made around a place. */
  near?: NearView
  /** A map can stand beside the list. Default false. */
  hasMap?: boolean
  /** Address of the page that saves the search of an address. Default: none is saved. */
  saveHrefFor?: SearchToolbarProps['saveHrefFor']
  /** The places of a page whose view is a map, laid out. Default the list alone. */
  map?: SearchMap
  /** Unix milliseconds of the request. */
  nowMs: number
  /** Parts that other features put on each card. */
  slots: CarCardSlots
  /** A search is under way: the former cars stay, dimmed. Default false. */
  isLoading?: boolean
  /** The last search failed: the former cars stay, with a notice. Default false. */
  hasFailed?: boolean
  /** The last search failed because the browser is offline. Default false. */
  isOffline?: boolean
  /** Asks for the failed search again. Default: the notice links to its address. */
  onRetry?: () => void
  /** Recent searches, offered below the empty keyword field. Default none. */
  history?: SearchHistoryView
  /** Said once to screen readers after a change. Default nothing. */
  announcement?: string
  /** Takes the focus after paging. Default none. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Above the results, such as breadcrumbs. Default nothing. */
  children?: ReactNode
}

/**
 * The stock search page: filters, results and pages. It works without script. Filters and results are
 * hydrated each on their own, so that a press waits for no more than the part it is in. An `Activity` does
 * that; a `Suspense` would be streamed after the page, into its place by script alone.
 */
export function SearchPageView(props: SearchPageViewProps) {
  const { context, state, results, nowMs, headingRef, announcement, history, children } = props
  const { resultsState = state, hasFailed, hasMap, map } = props
  const { site } = context
  const count = countResults(results, resultsState, site.search.stockCount)
  const pricesNote = describeComparedPrices(resultsState, results.comparedPrices ?? null)
  const isAnswered = resultsState === state && !hasFailed
  const seen = useSeenFacets(results, props.seen)
  const currentYear = new Date(nowMs).getUTCFullYear()
  const groups = createSearchSidebar({ state, results, site, currentYear, seen })
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        {children}
        <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
          {formatSearchHeading(state, site, isAnswered ? count : null)}
        </h1>
      </header>
      <Announcement context={context} state={state}>
        {announcement}
      </Announcement>
      <div className={styles.columns}>
        <FilterSheet
          id={SHEET_ID}
          context={context}
          state={state}
          count={count}
          announcement={announcement}
          notice={hasFailed && <FailedNotice {...props} />}
        >
          <Activity>
            <FilterSidebar
              context={context}
              state={state}
              groups={groups}
              near={props.near}
              history={history}
            />
          </Activity>
        </FilterSheet>
        <section aria-label="Results" className={styles.results}>
          {!map && (
            <PopularFacets
              context={context}
              state={state}
              popular={listPopularFacets(state, results, site, seen)}
            />
          )}
          <SearchToolbar
            context={context}
            state={state}
            count={count}
            sortOptions={site.search.sortOptions}
            sheetId={SHEET_ID}
            hasMap={hasMap}
            saveHrefFor={props.saveHrefFor}
          />
          {!map && <FilterChips context={context} state={state} />}
          {props.near && (
            <NearNotice context={context} state={state} near={props.near} className={styles.near} />
          )}
          <div className={styles.noticeSlot}>{hasFailed && <FailedNotice {...props} />}</div>
          {map ? (
            <LateResultsMap context={context} state={state} results={results} map={map}>
              {/* Beside the map, which stays in its place under a finger. */}
              <FilterChips context={context} state={state} />
              <ResultsPart {...props} />
            </LateResultsMap>
          ) : (
            <ResultsPart {...props} />
          )}
          {/* Below the cars: it comes with them, and nothing above moves. */}
          {pricesNote && <p className={styles.pricesNote}>{pricesNote}</p>}
        </section>
      </div>
    </div>
  )
}

function ResultsPart(props: SearchPageViewProps) {
  return (
    <div id={RESULTS_ID} tabIndex={-1} className={styles.cars}>
      <Activity>
        <Results {...props} />
      </Activity>
    </div>
  )
}

/* Empty from the press on, so that an equal count is said again. */
function Announcement({
  context,
  state,
  children,
}: Pick<SearchPageViewProps, 'context' | 'state' | 'children'>) {
  const isCurrent = useNewest(context, state, (newest) => newest === state)
  return <output className={hiddenText()}>{isCurrent && children}</output>
}

/* Computed anew only when there is something new, during the render that shows it. */
function useSeenFacets(results: SearchResults, atFirst: SeenFacets = NOTHING_SEEN) {
  const [seen, setSeen] = useState(() => listSeenFacets(atFirst, results))
  const now = listSeenFacets(seen, results)
  if (now !== seen) setSeen(now)
  return now
}

function Results(props: SearchPageViewProps) {
  const { context, state, results, nowMs, slots, isLoading = false } = props
  const { site, onSearch } = context
  const rendered = results.isRendered && props.renderedResults
  if (results.cars.length === 0 && !rendered && !isLoading) {
    return <NothingFound {...props} />
  }
  const onPageChange =
    onSearch &&
    (({ page }: { page: number }) => onSearch({ state: { ...readNewest(context, state), page } }))
  return (
    <>
      <ResultList
        // New cards in place of old ones: a card that stayed would be seen to move.
        key={rendered ? 'rendered' : results.cars.map(({ objectID }) => objectID).join()}
        cars={results.cars}
        rendered={rendered}
        site={site}
        state={props.resultsState ?? state}
        base={context.base}
        nowMs={nowMs}
        slots={slots}
        isBusy={isLoading}
      />
      <Pagination
        page={state.page}
        pageCount={results.pages}
        hrefFor={(page) => searchHref(context, { ...state, page })}
        onPageChange={onPageChange}
        label="Pages of results"
        className={styles.pages}
      />
    </>
  )
}

/* What keeps all cars away, and the ways out. */
function NothingFound({ context, state, results, resultsState = state }: SearchPageViewProps) {
  const nouns = pickStockNoun(context.site)
  const { suggestedQuery } = results
  const ways = listRelaxations(resultsState, results).map(({ key, label, count, relax }) => ({
    ...searchLink(context, resultsState, relax),
    key,
    label,
    found: `${formatCount(count)} ${count === 1 ? nouns.one : nouns.many}`,
  }))
  return (
    <NoResults
      clearFiltersHref={context.site.routing.clearFiltersPath}
      ways={ways}
      {...(suggestedQuery !== undefined && {
        suggestion: {
          ...searchLink(context, resultsState, (from) => withQuery(from, suggestedQuery)),
          label: suggestedQuery,
        },
      })}
    />
  )
}

function FailedNotice({ context, state, isOffline, onRetry }: SearchPageViewProps) {
  return (
    <Alert
      tone="destructive"
      title={RESULTS_NOT_UPDATED}
      className={styles.notice}
      actions={
        onRetry ? (
          <Button variant="outline" size="sm" onClick={onRetry}>
            Try Again
          </Button>
        ) : (
          <ButtonLink href={searchHref(context, state)} variant="outline" size="sm" rel="nofollow">
            Try Again
          </ButtonLink>
        )
      }
    >
      {isOffline && `${SEARCH_OFFLINE} `}The {pickStockNoun(context.site).many} below are from your
      last search.
    </Alert>
  )
}
