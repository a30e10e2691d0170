import { Button, ButtonLink } from '@forecourt/ui/button'
import { opensDialog } from '@forecourt/ui/dialog'
import { BellIcon, ChevronDownIcon, FiltersIcon, MapPinIcon } from '@forecourt/ui/icon'
import {
  formatFoundLabel,
  listSearchChips,
  NEAREST,
  pickStockNoun,
  readOrder,
  removePosition,
  type SearchState,
  withSort,
} from '../../model/index.ts'
import { ScriptlessSubmit, SearchForm } from '../filter-sidebar/search-form.tsx'
import {
  readNewest,
  type SearchContext,
  searchHref,
  useNewest,
} from '../search-page/search-link.ts'
import { toolbarStyles as styles } from './search-toolbar.styles.ts'

export interface SearchToolbarProps {
  context: SearchContext
  state: SearchState
  /** Cars found. */
  count: number
  /** The orders offered, the default first. */
  sortOptions: readonly { value: string; label: string }[]
  /** Id of the filter sheet the button opens on small screens. */
  sheetId: string
  /** A map can stand beside the list: a link to the page with it, or without it. Default false. */
  hasMap?: boolean
  /** Address of the page that saves the search of an address. Default: none is saved. */
  saveHrefFor?: (details: { search: string }) => string
}

/** Result count, the way to the filters on small screens, and the order. */
export function SearchToolbar(props: SearchToolbarProps) {
  const { context, state, count, sheetId } = props
  const chosen = listSearchChips(state).length
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        {/* The heading of the cards, where the filters with theirs are in a sheet. */}
        <h2 className={styles.count}>{formatFoundLabel(count, pickStockNoun(context.site))}</h2>
        <div className={styles.actions}>
          {props.saveHrefFor && (
            <SaveLink context={context} state={state} saveHrefFor={props.saveHrefFor} />
          )}
          {props.hasMap && <MapLink context={context} state={state} />}
        </div>
      </div>
      <div className={styles.bar}>
        <Button
          {...opensDialog(sheetId)}
          variant="outline"
          startIcon={<FiltersIcon size={18} />}
          className={styles.filters}
        >
          {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
        </Button>
        <a href={`#${sheetId}`} className={styles.filtersBelow}>
          {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
        </a>
        <SortMenu {...props} />
      </div>
    </div>
  )
}

/* Leads to another page, so that nobody waits for a map's code, rules and picture who wants none. */
function MapLink({ context, state }: Pick<SearchToolbarProps, 'context' | 'state'>) {
  const { view, ...list } = context.base
  const base = view === 'map' ? list : { ...list, view: 'map' as const }
  const href = useNewest(context, state, (newest) => searchHref({ ...context, base }, newest))
  return (
    <ButtonLink
      href={href}
      variant="outline"
      size="sm"
      rel="nofollow"
      startIcon={<MapPinIcon size={18} />}
      className={styles.action}
    >
      {view === 'map' ? 'Hide map' : 'Map'}
    </ButtonLink>
  )
}

/* Neither the page nor a typed word nor another visitor's campaign or position is part of a saved search. */
function SaveLink({
  context,
  state,
  saveHrefFor,
}: Pick<SearchToolbarProps, 'context' | 'state'> &
  Required<Pick<SearchToolbarProps, 'saveHrefFor'>>) {
  const { view: _map, ...base } = context.base
  const href = useNewest(context, state, (newest) => {
    const beside = { near: removePosition(newest.near), page: 1, typed: [], otherParameters: [] }
    return saveHrefFor({ search: searchHref({ ...context, base }, { ...newest, ...beside }) })
  })
  return (
    <ButtonLink
      href={href}
      variant="outline"
      size="sm"
      rel="nofollow"
      aria-label="Save this search"
      startIcon={<BellIcon size={18} />}
      className={styles.action}
    >
      <span>
        Save<span className={styles.long}> this search</span>
      </span>
    </ButtonLink>
  )
}

function SortMenu({ context, state, sortOptions }: SearchToolbarProps) {
  const { onSearch } = context
  const order = useNewest(context, state, readOrder)
  const options = state.near ? [...sortOptions, NEAREST] : sortOptions
  if (options.length < 2) return null
  const first = sortOptions[0]?.value ?? ''
  return (
    <SearchForm context={context} rest={withSort(state, first)} className={styles.sortForm}>
      <label htmlFor="search-sort" className={styles.sortLabel}>
        Sort by
      </label>
      <span className={styles.sortBox}>
        <select
          id="search-sort"
          name="sortBy"
          aria-label="Sort by"
          className={styles.sort}
          {...(onSearch === undefined
            ? { defaultValue: readOrder(state) }
            : {
                value: order,
                onChange: ({ target }) =>
                  onSearch({ state: withSort(readNewest(context, state), target.value) }),
              })}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={18} />
      </span>
      <ScriptlessSubmit>Sort</ScriptlessSubmit>
    </SearchForm>
  )
}
