import type { IndexView, SearchIndex } from '../index/search-index.ts'
import { parseTextQuery } from '../index/text-query.ts'
import { computeFacetStats, countsByLabel, searchFacetValues, topValues } from './facet-values.ts'
import { pickHits } from './pick-hits.ts'
import { prepareHits } from './render-hit.ts'
import type { FacetHitsAnswer, RankingInfo, SearchAnswer, SearchHit } from './search-answer.ts'
import { badRequest } from './search-error.ts'
import type { SearchBudget } from './search-limits.ts'
import type { SearchParameters } from './search-parameters.ts'
import { type Selection, type SharedWork, textScore } from './selection.ts'

/** Everything one request is answered from. */
export interface SearchContext {
  index: SearchIndex
  view: IndexView
  shared: SharedWork
  /** Bounds what the answers of a call show. Default without bounds. */
  budget?: SearchBudget | null
}

/** Fields `executeSearch` leaves to its caller: the index's name, the time taken, the query id. */
export type SearchOutcome = Omit<SearchAnswer, 'index' | 'processingTimeMS' | 'queryID'>

/** Answers one search. */
export function executeSearch(context: SearchContext, parameters: SearchParameters): SearchOutcome {
  const { view, shared } = context
  const selection = shared.select(parameters)
  const { start, length, page } = parameters.range
  const reachable = Math.min(selection.count, view.settings.paginationLimitedTo ?? 1000)
  const picked = pickHits(context.index, view, selection, [
    start,
    Math.min(start + length, reachable),
  ])
  const nbHits = selection.count
  const radius = selection.distances?.automaticRadius
  const render = prepareHits(context, parameters, selection.query)
  return {
    hits: renderHits(picked, context.budget ?? null, (doc) => ({
      ...render(context.index.recordAt(doc)),
      ...(parameters.getRankingInfo && { _rankingInfo: rankingInfo(selection, doc) }),
    })),
    nbHits,
    ...(page === null
      ? { offset: start, length }
      : { page, nbPages: length === 0 ? 0 : Math.ceil(reachable / length), hitsPerPage: length }),
    ...(view.isVirtual ? { nbSortedHits: nbHits, appliedRelevancyStrictness: 0 } : {}),
    ...(radius !== undefined && radius !== null && { automaticRadius: String(Math.round(radius)) }),
    ...countFacets(context, parameters, selection),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query: parameters.query,
    params: parameters.echo,
    renderingContent: {},
  }
}

/** Books all hits by what the first shows, before the others are rendered. */
function renderHits(
  picked: readonly number[],
  budget: SearchBudget | null,
  render: (doc: number) => SearchHit,
): SearchHit[] {
  const [first, ...others] = picked
  if (first === undefined) return []
  const firstHit = render(first)
  budget?.showAttributes(countShown(firstHit) * picked.length)
  return [firstHit, ...others.map(render)]
}

function countShown({ _highlightResult, _snippetResult, ...retrieved }: SearchHit): number {
  const parts = [retrieved, _highlightResult ?? {}, _snippetResult ?? {}]
  return parts.reduce((count, part) => count + Object.keys(part).length, 0)
}

/**
 * Answers a search for the values of a facet, counted over the records the request matches.
 * @throws SearchError 400 when the attribute is not declared `searchable(…)`
 */
export function executeFacetSearch(
  { index, shared }: SearchContext,
  attribute: string,
  parameters: SearchParameters,
): Omit<FacetHitsAnswer, 'processingTimeMS'> {
  const column = index.facetColumn(attribute)
  if (!column || index.facets.get(attribute)?.searchable !== true) {
    throw badRequest(
      `Cannot search in \`${attribute}\` attribute, you need to add \`searchable(${attribute})\` to attributesForFaceting.`,
    )
  }
  const query = parseTextQuery(parameters.facetQuery, {
    queryType: 'prefixLast',
    tolerant: parameters.typoTolerance !== false,
  })
  const counts = shared.select(parameters).countValues(column)
  const facetHits = searchFacetValues(column, counts, query, {
    limit: parameters.maxFacetHits,
    sortBy: parameters.sortFacetValuesBy,
    tags: { pre: parameters.highlightPreTag, post: parameters.highlightPostTag },
  })
  return { facetHits, exhaustiveFacetsCount: true }
}

function countFacets(
  { index, budget }: SearchContext,
  parameters: SearchParameters,
  selection: Selection,
): Pick<SearchAnswer, 'facets' | 'facets_stats'> {
  if (parameters.facets.length === 0) return {}
  const facets = Object.create(null) as Record<string, Record<string, number>>
  const stats = Object.create(null) as NonNullable<SearchAnswer['facets_stats']>
  for (const attribute of requestedFacets(index, parameters.facets)) {
    const column = index.facetColumn(attribute)
    if (!column) continue
    const counts = selection.countValues(column)
    const { maxValuesPerFacet, sortFacetValuesBy } = parameters
    const codes = topValues(column, counts, maxValuesPerFacet, sortFacetValuesBy)
    budget?.listValues(codes.length)
    if (codes.length > 0) facets[attribute] = countsByLabel(column, counts, codes)
    const numbers = computeFacetStats(column, counts)
    if (numbers) stats[attribute] = numbers
  }
  return { facets, facets_stats: stats }
}

/** The facets to count; `*` is every facet but those only filtered by. */
function requestedFacets(index: SearchIndex, facets: readonly string[]): Set<string> {
  const names = facets.includes('*') ? [...index.facets.keys(), ...facets] : facets
  return new Set(names.filter((name) => index.facets.get(name)?.filterOnly === false))
}

function rankingInfo(selection: Selection, doc: number): RankingInfo {
  const { typos, attribute, exactWords } = textScore(selection, doc)
  return {
    nbTypos: typos,
    nbExactWords: exactWords,
    words: selection.query?.words.length ?? 0,
    firstMatchedWord: selection.match ? attribute : 0,
    filters: 0,
    geoDistance: 0,
    geoPrecision: 1,
    ...matchedPlace(selection, doc),
    proximityDistance: 0,
    promoted: false,
    userScore: 0,
  }
}

/** The place of a document that is nearest to the one the search asks around, and its metres. */
function matchedPlace({ distances }: Selection, doc: number): Partial<RankingInfo> {
  const place = distances?.nearestPlace(doc)
  if (!distances || !place) return {}
  const geoDistance = Math.round(distances.metresTo(doc))
  return { geoDistance, matchedGeoLocation: { ...place, distance: geoDistance } }
}
