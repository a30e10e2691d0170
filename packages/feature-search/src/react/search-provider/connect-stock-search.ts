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
  const adopt = (uiState: SearchUiState) => {
    const next = toSearchUiState(readSearchUiState(uiState, site), site)
    if (JSON.stringify(next) === JSON.stringify(toSearchUiState(current, site))) return
    current = readSearchUiState(uiState, site)
  }
  const renderState = (options: InitOptions | RenderOptions) => ({
    ...stockSearch(options, current, site),
    widgetParams: params,
  })
  const draw = (options: InitOptions | RenderOptions, isFirst: boolean) => {
    const { instantSearchInstance } = options
    renderFn({ ...renderState(options), instantSearchInstance }, isFirst)
  }
  return {
    $$type: 'forecourt.stockSearch',
    init: (options) => draw(options, true),
    render: (options) => draw(options, false),
    dispose: () => unmountFn?.(),
    getWidgetRenderState: renderState,
    getWidgetUiState: (uiState, { searchParameters }) => ({
      ...uiState,
      ...readHelperState(searchParameters, site),
      otherParameters: current.otherParameters,
    }),
    getWidgetSearchParameters(parameters, { uiState }) {
      adopt(uiState)
      const wanted = createSearchHelperParameters(createSearchQuery(current, site))
      return parameters.setQueryParameters({ filters: undefined, ...wanted })
    },
  }
}

function stockSearch(
  options: InitOptions | RenderOptions,
  state: SearchState,
  site: SearchQuerySite,
): StockSearch {
  const { instantSearchInstance: search, parent, results } = options
  const index = parent.getIndexId()
  return {
    state,
    found: joinedResults(results),
    status: search.status,
    refine: (details) =>
      search.setUiState((uiState) => ({
        ...uiState,
        [index]: { ...uiState[index], ...toSearchUiState(details.state, site) },
      })),
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

function joinedResults(results: RenderOptions['results'] | undefined): SearchResults {
  if (!results) return noResults
  const known = joined.get(results)
  if (known !== undefined) return known
  const found = joinAnswers(results._rawResults as unknown[] as SearchAnswer[])
  joined.set(results, found)
  return found
}
