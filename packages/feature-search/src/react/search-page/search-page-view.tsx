import { hiddenText } from '@forecourt/styled-system/recipes'
import { Alert } from '@forecourt/ui/alert'
import { ButtonLink } from '@forecourt/ui/button'
import { Drawer } from '@forecourt/ui/drawer'
import { Pagination } from '@forecourt/ui/pagination'
import type { ReactNode, Ref } from 'react'
import {
  type SearchHeadSite,
  type SearchResults,
  type SearchState,
  type SidebarSite,
  searchHeading,
  searchSidebar,
  shownCount,
} from '../../model/index.ts'
import type { CarCardSite, CarCardSlots } from '../car-card/car-card.tsx'
import { CarGrid } from '../car-grid/car-grid.tsx'
import { FilterSidebar } from '../filter-sidebar/filter-sidebar.tsx'
import { NoResults } from '../search-notice/no-results.tsx'
import { FilterChips } from '../search-toolbar/filter-chips.tsx'
import { SearchToolbar } from '../search-toolbar/search-toolbar.tsx'
import { type SearchContext, searchHref } from './search-link.ts'
import { searchPageStyles as styles } from './search-page.styles.ts'
import { ShowMeButton } from './show-me-button.tsx'

/** The part of a site a search page reads; a browser site fits. */
export type SearchViewSite = SearchHeadSite &
  SidebarSite &
  CarCardSite & {
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
  context: SearchContext & { site: SearchViewSite }
  state: SearchState
  results: SearchResults
  /** Unix milliseconds of the request. */
  nowMs: number
  /** What other features put on each card. */
  slots: CarCardSlots
  /** A search is under way: the former cars stay, dimmed. Default false. */
  isLoading?: boolean
  /** The last search failed: the former cars stay, with a notice. Default false. */
  hasFailed?: boolean
  /** Said once to screen readers after a change. Default nothing. */
  announcement?: string
  /** Takes the focus after paging. Default none. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Above the results, such as breadcrumbs. Default nothing. */
  children?: ReactNode
}

/** The stock search page: filters, results and pages. It works without script. */
export function SearchPageView(props: SearchPageViewProps) {
  const { context, state, results, nowMs, headingRef, announcement, children } = props
  const { site } = context
  const count = shownCount(results.count, results.counts.car_type ?? {}, site.search.stockCount)
  const groups = searchSidebar(state, results, site, new Date(nowMs).getUTCFullYear())
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        {children}
        <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
          {searchHeading(state, site)}
        </h1>
      </header>
      <output className={hiddenText()}>{announcement}</output>
      <div className={styles.columns}>
        <Drawer
          id={SHEET_ID}
          title="Filters"
          inlineFrom="lg"
          footer={<ShowMeButton context={context} state={state} count={count} sheetId={SHEET_ID} />}
        >
          <FilterSidebar context={context} state={state} groups={groups} />
        </Drawer>
        <section aria-label="Results">
          <SearchToolbar
            context={context}
            state={state}
            count={count}
            sortOptions={site.search.sortOptions}
            sheetId={SHEET_ID}
          />
          <FilterChips context={context} state={state} />
          {props.hasFailed && <FailedNotice context={context} state={state} />}
          <Results {...props} />
        </section>
      </div>
    </div>
  )
}

function Results(props: SearchPageViewProps) {
  const { context, state, results, nowMs, slots, isLoading = false } = props
  const { site, onSearch } = context
  if (results.cars.length === 0 && !isLoading) {
    return <NoResults clearFiltersHref={site.routing.clearFiltersPath} />
  }
  const onPageChange =
    onSearch && (({ page }: { page: number }) => onSearch({ state: { ...state, page } }))
  return (
    <>
      <CarGrid
        cars={results.cars}
        site={site}
        nowMs={nowMs}
        slots={slots}
        columns={site.search.columns}
        isBusy={isLoading}
        priority
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

function FailedNotice({ context, state }: Pick<SearchPageViewProps, 'context' | 'state'>) {
  return (
    <Alert
      tone="destructive"
      title="We couldn’t update the results"
      className={styles.notice}
      actions={
        <ButtonLink href={searchHref(context, state)} variant="outline" size="sm" rel="nofollow">
          Try Again
        </ButtonLink>
      }
    >
      The cars below are from your last search.
    </Alert>
  )
}
