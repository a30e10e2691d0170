import type { useConnector } from 'react-instantsearch'
import {
  createSearchHelperParameters,
  createSearchQuery,
  formatSearchIndexName,
  joinAnswers,
  readSearchUiState,
  type SearchAnswer,
  type SearchQuerySite,
  type SearchResults,
  type SearchState,
  type SearchUiState,
  toSearchUiState,
} from '../../model/index.ts'
import type { NewestSearch } from '../search-page/search-link.ts'

/** Input of {@link connectStockSearch}. */
export type StockSearchParams = {
  site: SearchQuerySite
  /** State of the first render. */
  initialState: SearchState
}

/** Data a page gets from {@link connectStockSearch}. */
export type StockSearch = {
  /** Things the visitor has asked for. */
  state: SearchState
  /** The newest cars and counts; while a search runs, those of the one before. The same object until new ones are there. */
  found: SearchResults
  status: 'idle' | 'loading' | 'stalled' | 'error'
  /** The state as `refine` left it, before anything is drawn anew. */
  newest: NewestSearch
  refine: (details: { state: SearchState }) => void
}

type StockConnector = Parameters<
  typeof useConnector<
    StockSearchParams,
    { $$type: string; renderState: StockSearch; indexUiState: SearchUiState }
  >
>[0]
type StockWidget = ReturnType<ReturnType<StockConnector>>
type RenderOptions = Parameters<NonNullable<StockWidget['render']>>[0]
type InitOptions = Parameters<NonNullable<StockWidget['init']>>[0]
type HelperState = InitOptions['helper']['state']

/**
 * One InstantSearch widget for the stock: what every request asks for, and the whole search as one state.
 * It holds that state where InstantSearch's own widgets hold theirs.
 */
export const connectStockSearch: StockConnector = (renderFn, unmountFn) => (params) => {
  const { site, initialState } = params
  let current = initialState
  let told = current
  const listeners = new Set<() => void>()
  const newest: NewestSearch = {
    read: () => current,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
  const tell = () => {
    if (told === current) return
    told = current
    for (const onChange of listeners) onChange()
  }
  const adopt = (uiState: SearchUiState) => {
    const next = toSearchUiState(readSearchUiState(uiState, site), site)
    if (JSON.stringify(next) === JSON.stringify(toSearchUiState(current, site))) return
    current = readSearchUiState(uiState, site)
  }
  const refine = createRefine(site)
  let parent: Parent | undefined
  const renderState = (options: InitOptions | RenderOptions) => ({
    state: current,
    found: joinedResults(options.results),
    status: options.instantSearchInstance.status,
    newest,
    refine: refine(options),
    widgetParams: params,
  })
  const draw = (options: InitOptions | RenderOptions, isFirst: boolean) => {
    const { instantSearchInstance } = options
    parent = options.parent
    renderFn({ ...renderState(options), instantSearchInstance }, isFirst)
    if (!isFirst) tell()
  }
  return {
    $$type: STOCK_SEARCH,
    init: (options) => draw(options, true),
    render: (options) => draw(options, false),
    dispose: () => unmountFn?.(),
    getWidgetRenderState: renderState,
    getWidgetUiState: (uiState, { searchParameters }) => ({
      ...uiState,
      ...readHelperState(searchParameters, site),
      near: current.near,
      besideNearest: current.sortBy,
      typed: current.typed,
      otherParameters: current.otherParameters,
    }),
    getWidgetSearchParameters(parameters, options) {
      adopt(options.uiState)
      // Before the first search those of a page alone stand here: they come before this one.
      const others = parent
        ? listOthers(parent, parameters, options)
        : (parameters.disjunctiveFacets ?? [])
      const wanted = createSearchHelperParameters(createSearchQuery(current, site))
      return parameters.setQueryParameters({
        filters: undefined,
        ...noNear,
        ...wanted,
        disjunctiveFacets: [...new Set([...wanted.disjunctiveFacets, ...others])].sort(),
      })
    },
  }
}

const STOCK_SEARCH = 'forecourt.stockSearch'

type Parent = InitOptions['parent']
type OfState = NonNullable<StockWidget['getWidgetSearchParameters']>

/**
 * Facets that other widgets of a page declare, ours among them or not: they refine only what they have declared. Each
 * is asked beside an empty search, as in the one that runs theirs and ours cannot be told apart.
 */
const listOthers = (parent: Parent, ...[parameters, options]: Parameters<OfState>): string[] => {
  const empty = parameters.setQueryParameters({
    disjunctiveFacets: [],
    disjunctiveFacetsRefinements: {},
  })
  return parent
    .getWidgets()
    .filter(({ $$type }) => $$type !== STOCK_SEARCH && $$type !== 'ais.index')
    .flatMap((widget) => widget.getWidgetSearchParameters?.(empty, options).disjunctiveFacets ?? [])
}

/* Parameters of a place, which a search without one must not keep. */
const noNear = {
  aroundLatLng: undefined,
  aroundPrecision: undefined,
  aroundRadius: undefined,
  getRankingInfo: undefined,
}

/* One function for one search, so that what only calls it is not drawn anew. */
function createRefine(site: SearchQuerySite) {
  let known: (Pick<StockSearch, 'refine'> & { search: object }) | undefined
  return ({ instantSearchInstance: search, parent }: InitOptions | RenderOptions) => {
    if (known?.search === search) return known.refine
    const index = parent.getIndexId()
    const refine = (details: { state: SearchState }) =>
      search.setUiState((uiState) => ({
        ...uiState,
        [index]: { ...uiState[index], ...toSearchUiState(details.state, site) },
      }))
    known = { search, refine }
    return refine
  }
}

/* Refinements stand here for every widget, whichever set them. */
function readHelperState(parameters: HelperState, site: SearchQuerySite): SearchUiState {
  const { query, page = 0, index, disjunctiveFacetsRefinements, numericRefinements } = parameters
  const ranges = Object.entries(numericRefinements).flatMap(([attribute, ends]) => {
    const text = `${ends['>='] ?? ''}:${ends['<='] ?? ''}`
    return text === ':' ? [] : [[attribute, text]]
  })
  return {
    query,
    page: page + 1,
    sortBy: index === formatSearchIndexName(site) ? undefined : index,
    refinementList: { ...disjunctiveFacetsRefinements },
    range: Object.fromEntries(ranges),
  }
}

const noResults: SearchResults = { cars: [], count: 0, pages: 0, counts: {}, stats: {} }

const joined = new WeakMap<object, SearchResults>()

function joinedResults(results: InitOptions['results'] | RenderOptions['results']): SearchResults {
  if (!results) return noResults
  const known = joined.get(results)
  if (known !== undefined) return known
  const found = joinAnswers(results._rawResults as unknown[] as SearchAnswer[])
  joined.set(results, found)
  return found
}
