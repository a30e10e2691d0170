import type { IndexSettings } from '../index/index-settings.ts'
import { executeFacetSearch, executeSearch, type SearchContext } from './execute-search.ts'
import type { SearchAnswer } from './search-answer.ts'
import { badRequest } from './search-error.ts'
import { readSearchParameters, type SearchRequest } from './search-parameters.ts'

/** Answers one request: a search, or a search of the values of a facet. */
export function answerRequest(context: SearchContext, request: SearchRequest) {
  const parameters = readSearchParameters(request, context.view.settings)
  context.budget?.evaluate(parameters)
  if (request.type !== 'facet') {
    if (request.type !== undefined && request.type !== null && request.type !== 'default') {
      throw badRequest('Invalid value for "type" parameter, expected default or facet')
    }
    const { responseFields, clickAnalytics } = parameters
    const queryID = clickAnalytics ? { queryID: createQueryId() } : {}
    return { ...executeSearch(context, parameters), ...queryID, responseFields }
  }
  const attribute = request.facet ?? request.facetName
  if (typeof attribute !== 'string' || attribute === '') {
    throw badRequest('Missing "facet" parameter')
  }
  return executeFacetSearch(context, attribute, parameters)
}

/** True for an answer with as many hits as were asked for. */
export function hasEnough({ nbHits, hitsPerPage, length }: Partial<SearchAnswer>): boolean {
  return (nbHits ?? 0) >= (hitsPerPage ?? length ?? 0)
}

/** The answer to a search that was not run, because an earlier one found enough. */
export function createSkippedAnswer(request: SearchRequest, settings: IndexSettings): SearchAnswer {
  const { query, range, echo } = readSearchParameters(request, settings)
  return {
    hits: [],
    nbHits: 0,
    page: range.page ?? 0,
    nbPages: 0,
    hitsPerPage: range.length,
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query,
    params: echo,
    renderingContent: {},
    index: request.indexName,
    processingTimeMS: 0,
    processed: false,
  }
}

function createQueryId(): string {
  return crypto.randomUUID().replaceAll('-', '')
}
