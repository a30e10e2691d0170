import { findComparedPrices } from './compared-prices.ts'
import { type FacetSite, listFacetValues } from './facet-values.ts'
import { LIST_FACETS, type ListFacet, RANGE_FACETS } from './facets.ts'
import { createInitialResults, type SearchPageData, type StoredAnswer } from './search-page.ts'
import {
  createSearchQuery,
  formatSearchIndexName,
  type SearchQuerySite,
} from './search-requests.ts'
import { joinAnswers } from './search-results.ts'
import type { SearchState } from './search-state.ts'
import { listSeenFacets, NOTHING_SEEN, type SeenFacets } from './seen-facets.ts'

/**
 * A search page for a browser that has its cars in the page as HTML: without the cars, without what was
 * asked, without the values of the sidebar that its results count anyway, without those that a list
 * has no place for, and without the models of makes nobody chose, which come with the answer to that choice.
 */
export interface SearchPageSeed extends Omit<SearchPageData, 'initialResults'> {
  answers: readonly StoredAnswer[]
}

/**
 * The least a browser has to be sent to take a search page over; {@link restoreSearchPage} makes a page of it.
 * @param site with the filters its page shows: counts of others are left out. Default: all are sent
 */
export function createSearchPageSeed(
  { initialResults, seen, ...page }: SearchPageData,
  site?: FacetSite,
): SearchPageSeed {
  const [{ results } = { results: [] }] = Object.values(initialResults)
  const [main, ...others] = results
  const whole = main && main.hits.length > 0 ? [withoutCars(main), ...others] : results
  const isShown = site ? createShownTest(site, page) : () => true
  const answers = whole.map((answer) => withListedCounts(withShownCounts(answer, isShown), page))
  const shown = seen && { ...seen, values: pick(seen.values, isShown) }
  return { ...page, answers, ...(shown && { seen: withoutCounted(shown, answers) }) }
}

/** Facets every page starts from, whatever its sidebar. */
const startingFacets = ['body', 'make']

type MapPage = Pick<SearchPageData, 'hasMap'>

/* Every place of a map has its count. */
const listMapFacets = ({ hasMap }: MapPage) => (hasMap ? ['location_name'] : [])

/* Of the make filter there are two attributes, as each make has its models. */
function createShownTest({ search }: FacetSite, page: MapPage): (name: string) => boolean {
  const filters = search.filters.map(({ facet }) => facet)
  const shown = new Set([...filters, ...startingFacets, ...listMapFacets(page)])
  const hidden = [...LIST_FACETS, ...RANGE_FACETS].filter(
    ({ key }) => !shown.has(key) && key !== 'make_model',
  )
  const names = new Set(hidden.flatMap(({ key, attribute }) => [key, attribute]))
  return (name) => !names.has(name)
}

const pick = <T>(record: Readonly<Record<string, T>>, isPicked: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => isPicked(key)))

const withShownCounts = (answer: StoredAnswer, isShown: (name: string) => boolean) => ({
  ...answer,
  ...(answer.facets && { facets: pick(answer.facets, isShown) }),
})

/**
 * The page a seed was made of. Its first answer says `isRendered`: the cars are HTML of the page.
 * @param site with the filters it was loaded with
 */
export function restoreSearchPage(
  { answers, seen, ...page }: SearchPageSeed,
  site: SearchQuerySite,
): SearchPageData {
  const query = createSearchQuery(page.state, site)
  return {
    ...page,
    initialResults: createInitialResults(formatSearchIndexName(site), query, answers),
    ...(seen && { seen: withCounted(seen, answers) }),
  }
}

function withoutCars(answer: StoredAnswer): StoredAnswer {
  const comparedPrices = findComparedPrices(answer.hits)
  return { ...answer, hits: [], isRendered: true, ...(comparedPrices && { comparedPrices }) }
}

/** Facets of which a list shows a limited number; of models, every one stands beneath its make. */
const limitedFacets = LIST_FACETS.filter(({ key }) => key !== 'make_model')

/* Hundreds of colours and features are counted, and the first forty of them can be chosen. */
function withListedCounts(
  answer: StoredAnswer,
  page: MapPage & Pick<SearchPageData, 'state'>,
): StoredAnswer {
  const { facets: chosen } = page.state
  const whole = listMapFacets(page)
  const facets = { ...answer.facets }
  if (facets.make_model) facets.make_model = pickModels(facets.make_model, facets.make, chosen)
  for (const facet of limitedFacets) {
    const counts = facets[facet.attribute]
    if (whole.includes(facet.key)) continue
    if (counts && Object.keys(counts).length > facet.limit)
      facets[facet.attribute] = pickListedCounts(facet, counts, chosen[facet.key] ?? [])
  }
  return { ...answer, facets }
}

function pickListedCounts(
  facet: ListFacet,
  counts: Record<string, number>,
  chosen: readonly string[],
) {
  const values = listFacetValues(facet, counts, chosen)
  return Object.fromEntries(values.map(({ value, count }) => [value, count]))
}

/* On a site of one make its models are the choice. */
function pickModels(
  models: Record<string, number>,
  makes: Record<string, number> = {},
  chosen: SearchState['facets'],
) {
  if (Object.keys(makes).length <= 1) return models
  const isChosen = (model: string) => chosen.make?.some((make) => model.startsWith(`${make} `))
  return Object.fromEntries(Object.entries(models).filter(([model]) => isChosen(model)))
}

const listCounted = (answers: readonly StoredAnswer[]) =>
  listSeenFacets(NOTHING_SEEN, joinAnswers(answers))

const limitOf = (facet: string) =>
  limitedFacets.find(({ key }) => key === facet)?.limit ?? Number.POSITIVE_INFINITY

function withoutCounted(seen: SeenFacets, answers: readonly StoredAnswer[]): SeenFacets {
  const counted = listCounted(answers).values
  const values = Object.entries(seen.values).flatMap(([facet, all]) => {
    const known = new Set(counted[facet])
    const places = limitOf(facet) - known.size
    const others = all.filter((value) => !known.has(value)).slice(0, Math.max(0, places))
    return others.length > 0 || all.length === 0 ? [[facet, others] as const] : []
  })
  return { ...seen, values: Object.fromEntries(values) }
}

function withCounted(seen: SeenFacets, answers: readonly StoredAnswer[]): SeenFacets {
  const values: Record<string, readonly string[]> = { ...listCounted(answers).values }
  for (const [facet, others] of Object.entries(seen.values))
    values[facet] = [...(values[facet] ?? []), ...others]
  return { ...seen, values }
}
