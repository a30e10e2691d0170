import { hiddenText } from '@forecourt/styled-system/recipes'
import { Alert } from '@forecourt/ui/alert'
import { Button, ButtonLink } from '@forecourt/ui/button'
import { Chip } from '@forecourt/ui/chip'
import { opensDialog } from '@forecourt/ui/dialog'
import { Drawer } from '@forecourt/ui/drawer'
import { FiltersIcon } from '@forecourt/ui/icon'
import { Pagination } from '@forecourt/ui/pagination'
import { Select } from '@forecourt/ui/select'
import type { ReactNode, Ref } from 'react'
import { RESULTS_NOT_UPDATED } from '../../model/error-message.ts'
import {
  type CatalogueResults,
  type CatalogueSearch,
  createEmptyCatalogueSearch,
  formatFoundLabel,
  listCatalogueChips,
  showMeLabel,
} from '../../model/index.ts'
import { NoResults } from '../search-notice/no-results.tsx'
import { CatalogueFilters } from './catalogue-filters.tsx'
import { CatalogueForm } from './catalogue-form.tsx'
import { type CatalogueContext, catalogueHref, catalogueLink } from './catalogue-link.ts'
import { catalogueListStyles as styles } from './catalogue-list.styles.ts'

/** View of a running search, whatever the list holds. */
export interface CatalogueListState<Item> {
  search: CatalogueSearch
  results: CatalogueResults<Item>
  /** A search is under way: the former items stay, dimmed. Default false. */
  isLoading?: boolean
  /** The last search failed: the former items stay, with a notice. Default false. */
  hasFailed?: boolean
  /** Said once to screen readers after a change. Default nothing. */
  announcement?: string
  /** Takes the focus after paging. Default none. */
  headingRef?: Ref<HTMLHeadingElement>
}

export interface CatalogueListViewProps<Item> extends CatalogueListState<Item> {
  context: CatalogueContext
  heading: string
  /** A sentence under the heading. Default none. */
  intro?: string
  /** Hint inside the keyword field. */
  placeholder: string
  /** Draws one item. */
  renderItem: (item: Item, index: number) => ReactNode
  /** Tells items apart. */
  keyOf: (item: Item) => string
}

const SHEET_ID = 'catalogue-filters'

/** Filters, items and pages of a list. It works without script. */
export function CatalogueListView<Item>(props: CatalogueListViewProps<Item>) {
  const { context, search, results, heading, intro, placeholder, announcement, headingRef } = props
  const { noun } = context.catalogue
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
          {heading}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      <output className={hiddenText()}>{announcement}</output>
      <div className={styles.columns}>
        <Drawer
          id={SHEET_ID}
          title="Filters"
          inlineFrom="lg"
          footer={
            <Button
              width="full"
              size="lg"
              disabled={results.count === 0}
              onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
            >
              {showMeLabel(results.count, noun)}
            </Button>
          }
        >
          <CatalogueFilters
            context={context}
            search={search}
            results={results}
            placeholder={placeholder}
          />
        </Drawer>
        <section aria-labelledby="catalogue-results">
          <h2 id="catalogue-results" className={hiddenText()}>
            Results
          </h2>
          <Toolbar context={context} search={search} count={results.count} />
          <Chips context={context} search={search} />
          {props.hasFailed && <FailedNotice context={context} search={search} />}
          <Results {...props} />
        </section>
      </div>
    </div>
  )
}

type PartProps = Pick<CatalogueListViewProps<unknown>, 'context' | 'search'>

function Toolbar({ context, search, count }: PartProps & { count: number }) {
  const { catalogue, onSearch } = context
  const chosen = listCatalogueChips(catalogue, search).length
  return (
    <div className={styles.toolbar}>
      <p className={styles.count}>{formatFoundLabel(count, catalogue.noun)}</p>
      <Button
        {...opensDialog(SHEET_ID)}
        variant="outline"
        startIcon={<FiltersIcon size={18} />}
        className={styles.openFilters}
      >
        {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
      </Button>
      <CatalogueForm
        context={context}
        rest={{ ...search, sortBy: catalogue.sorts[0].value }}
        submitLabel="Sort"
        className={styles.sort}
      >
        <Select
          label="Sort by"
          hideLabel
          name="sortBy"
          {...(onSearch === undefined
            ? { defaultValue: search.sortBy }
            : {
                value: search.sortBy,
                onChange: ({ currentTarget: { value } }) =>
                  onSearch({ search: { ...search, sortBy: value, page: 1 } }),
              })}
        >
          {catalogue.sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </CatalogueForm>
    </div>
  )
}

function Chips({ context, search }: PartProps) {
  const { catalogue, onSearch } = context
  const chips = listCatalogueChips(catalogue, search)
  if (chips.length === 0) return null
  const cleared = { ...createEmptyCatalogueSearch(catalogue), sortBy: search.sortBy }
  return (
    <ul className={styles.chips} aria-label="Chosen filters">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Chip
            href={catalogueHref(context, without)}
            onRemove={onSearch && (() => onSearch({ search: without }))}
          >
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <a {...catalogueLink(context, cleared)} className={styles.clearAll}>
          Clear all
        </a>
      </li>
    </ul>
  )
}

function FailedNotice({ context, search }: PartProps) {
  return (
    <Alert
      tone="destructive"
      title={RESULTS_NOT_UPDATED}
      className={styles.notice}
      actions={
        <ButtonLink {...catalogueLink(context, search)} variant="outline" size="sm">
          Try Again
        </ButtonLink>
      }
    >
      The {context.catalogue.noun.many} below are from your last search.
    </Alert>
  )
}

function Results<Item>(props: CatalogueListViewProps<Item>) {
  const { context, search, results, renderItem, keyOf, isLoading = false } = props
  const { onSearch } = context
  if (results.items.length === 0 && !isLoading) {
    return <NoResults clearFiltersHref={context.path} />
  }
  return (
    <>
      <ul className={styles.grid} aria-busy={isLoading}>
        {results.items.map((item, index) => (
          <li key={keyOf(item)} className={styles.cell}>
            {renderItem(item, index)}
          </li>
        ))}
      </ul>
      <Pagination
        page={search.page}
        pageCount={results.pages}
        hrefFor={(page) => catalogueHref(context, { ...search, page })}
        onPageChange={onSearch && (({ page }) => onSearch({ search: { ...search, page } }))}
        label="Pages of results"
        className={styles.pages}
      />
    </>
  )
}
