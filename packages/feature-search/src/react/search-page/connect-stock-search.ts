import type { useConnector } from 'react-instantsearch'
import {
  createSearchHelperParameters,
  createSearchQuery,
  joinAnswers,
  type SearchAnswer,
  type SearchQuerySite,
  type SearchResults,
  type SearchState,
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

/** Data InstantSearch keeps of ours beside its own state. */
export type StockIndexUiState = { stock?: SearchState }

type StockConnector = Parameters<
  typeof useConnector<
    StockSearchParams,
    { $$type: string; renderState: StockSearch; indexUiState: StockIndexUiState }
  >
>[0]
type StockWidget = ReturnType<ReturnType<StockConnector>>
type RenderOptions = Parameters<NonNullable<StockWidget['render']>>[0]
type InitOptions = Parameters<NonNullable<StockWidget['init']>>[0]

/**
 * One InstantSearch widget for the whole search page: the state is ours; the requests, their cache,
 * the order of answers and the start without a request are InstantSearch's.
 */
export const connectStockSearch: StockConnector = (renderFn, unmountFn) => (params) => {
  let current = params.initialState
  const renderState = (options: InitOptions | RenderOptions) => ({
    ...stockSearch(options, current),
    widgetParams: params,
  })
  const draw = (options: InitOptions | RenderOptions, isFirst: boolean) => {
    const { instantSearchInstance } = options
    renderFn(
      { ...stockSearch(options, current), widgetParams: params, instantSearchInstance },
      isFirst,
    )
  }
  return {
    $$type: 'forecourt.stockSearch',
    init: (options) => draw(options, true),
    render: (options) => draw(options, false),
    dispose: () => unmountFn?.(),
    getWidgetRenderState: renderState,
    getWidgetUiState: (uiState) => ({ ...uiState, stock: uiState.stock ?? current }),
    getWidgetSearchParameters(parameters, { uiState }) {
      current = uiState.stock ?? params.initialState
      const wanted = createSearchHelperParameters(createSearchQuery(current, params.site))
      return parameters.setQueryParameters({ filters: undefined, ...wanted })
    },
  }
}

function stockSearch(options: InitOptions | RenderOptions, state: SearchState): StockSearch {
  const { instantSearchInstance: search, parent, results } = options
  return {
    state,
    found: joinedResults(results),
    status: search.status,
    refine: ({ state: stock }) =>
      search.setUiState((uiState) => ({
        ...uiState,
        [parent.getIndexId()]: { ...uiState[parent.getIndexId()], stock },
      })),
  }
}

const noResults: SearchResults = { cars: [], count: 0, pages: 0, counts: {}, stats: {} }

const joined = new WeakMap<object, SearchResults>()

function joinedResults(results: RenderOptions['results'] | undefined): SearchResults {
  if (!results) return noResults
  const known = joined.get(results)
  if (known !== undefined) return known
  const { _rawResults: answers, _state: asked } = results
  const found = joinAnswers(answers as unknown[] as SearchAnswer[], refinedIn(asked))
  joined.set(results, found)
  return found
}

/* The order in which InstantSearch asks for refined attributes. */
function refinedIn(state: NonNullable<RenderOptions['results']>['_state']): string[] {
  const { disjunctiveFacetsRefinements, numericRefinements, disjunctiveFacets } = state
  const chosen = Object.entries(disjunctiveFacetsRefinements ?? {})
    .filter(([, values]) => values.length > 0)
    .map(([attribute]) => attribute)
  const numeric = Object.entries(numericRefinements ?? {})
    .filter(([, operators]) => Object.keys(operators).length > 0)
    .map(([attribute]) => attribute)
    .filter((attribute) => disjunctiveFacets?.includes(attribute))
  return [...chosen, ...numeric].sort()
}
