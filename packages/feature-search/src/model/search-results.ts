import { type ComparedPrices, findComparedPrices } from './compared-prices.ts'
import { findFacetAttribute, type ListFacetKey, type RangeFacetKey } from './facets.ts'
import type { StockCard } from './search-requests.ts'

/** One answer of the search service, as far as the pages read it. */
export interface SearchAnswer {
  hits: readonly StockCard[]
  /** The cars are in the page as HTML and left out of `hits`. Default: they are in `hits`. */
  isRendered?: true
  /** How the prices among cars that are left out are compared. Default: by `hits`. */
  comparedPrices?: ComparedPrices
  nbHits: number
  /** Cars without the words, where the words find none: see `createRelaxingClient`. */
  nbHitsWithoutQuery?: number
  /** Cars at any distance, where there are none as near as was asked, likewise. */
  nbHitsAnywhere?: number
  /** Words that may have been meant, likewise. */
  suggestedQuery?: string
  nbPages: number
  page: number
  facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
  facets_stats?: Readonly<Record<string, { min: number; max: number }>>
}

/** Cars, counts and statistics of a search page. */
export interface SearchResults {
  cars: readonly StockCard[]
  /** The cars are in the page as HTML and left out of `cars`. Default: they are in `cars`. */
  isRendered?: true
  /** How prices without government charges among the cars are compared; default there are none. */
  comparedPrices?: ComparedPrices
  count: number
  pages: number
  /** Cars by value, by attribute; each without the attribute's own refinement. */
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Smallest and largest number by attribute, likewise. */
  stats: Readonly<Record<string, { min: number; max: number }>>
  /**
   * Of an empty search: cars without the refinement of an attribute, without the words as `query` and at any
   * distance as `near`.
   */
  countsWithout?: Readonly<Record<string, number>>
  /** Of an empty search: words that may have been meant. */
  suggestedQuery?: string
}

/**
 * Joins the answers of a multi-query: cars and counts of the first, and of each further one the counts of
 * the refined attribute it leaves out.
 * Source: `API-005`, `DATA-044`
 */
export function joinAnswers(answers: readonly SearchAnswer[]): SearchResults {
  const [main] = answers
  if (main === undefined) throw new Error('[feature-search] expected at least one answer, got none')
  const counts = Object.assign({}, ...answers.map(({ facets }) => facets))
  const stats = Object.assign({}, ...answers.map(({ facets_stats }) => facets_stats))
  const { hits: cars, nbHits: count, nbPages: pages, isRendered, suggestedQuery } = main
  const comparedPrices = main.comparedPrices ?? findComparedPrices(cars)
  return {
    cars,
    count,
    pages,
    counts,
    stats,
    ...(isRendered && { isRendered }),
    ...(comparedPrices && { comparedPrices }),
    ...(count === 0 && { countsWithout: countWithout(answers) }),
    ...(suggestedQuery && { suggestedQuery }),
  }
}

function countWithout([main, ...side]: readonly SearchAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {
    query: main?.nbHitsWithoutQuery ?? 0,
    near: main?.nbHitsAnywhere ?? 0,
  }
  for (const { facets = {}, nbHits } of side)
    for (const attribute of Object.keys(facets)) counts[attribute] = nbHits
  return counts
}

/** Cars by value of a facet. */
export function readFacetCounts(
  { counts }: Pick<SearchResults, 'counts'>,
  key: ListFacetKey,
): Readonly<Record<string, number>> {
  return counts[findFacetAttribute(key)] ?? {}
}

/** Smallest and largest number of a facet in the stock, `null` without any. */
export function computeFacetStats(
  { stats }: Pick<SearchResults, 'stats'>,
  key: RangeFacetKey,
): { min: number; max: number } | null {
  return stats[findFacetAttribute(key)] ?? null
}
