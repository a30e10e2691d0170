import { Button, ButtonLink } from '@forecourt/ui/button'
import { opensDialog } from '@forecourt/ui/dialog'
import { ChevronDownIcon, FiltersIcon, MapPinIcon } from '@forecourt/ui/icon'
import {
  formatFoundLabel,
  listSearchChips,
  NEAREST,
  pickStockNoun,
  readOrder,
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
        {props.hasMap && <MapLink context={context} state={state} />}
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
      className={styles.map}
    >
      {view === 'map' ? 'Hide map' : 'Map'}
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
