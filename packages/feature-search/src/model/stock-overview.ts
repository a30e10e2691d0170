import { NEVER_SOLD_SECONDS } from '@forecourt/stock/model'
import { byCount, type FacetValue } from './make-list.ts'
import {
  CARD_ATTRIBUTES,
  formatSearchIndexName,
  type SearchRequest,
  type SearchRequestSite,
  type StockCard,
} from './search-requests.ts'
import type { SearchAnswer } from './search-results.ts'
import { sortIndexName } from './sort.ts'
import { formatStockFilter, type StockCondition } from './stock-filter.ts'

const notSold: StockCondition = {
  kind: 'atLeast',
  attribute: 'sold_at_seconds',
  value: NEVER_SOLD_SECONDS,
}

/** Body tiles of an entry page (`SRCH-040`). */
export const BODY_TILES = 4

/** Content an entry page shows of a site's stock. */
export interface StockOverview {
  /** Cars the site's search finds, so that a button that names them keeps its promise. */
  count: number
  /** The 4 most common bodies, largest first, ties by name (`D-30`). */
  bodies: FacetValue[]
  /** Every make, largest first. */
  makes: FacetValue[]
  /** The newest cars that are for sale. */
  latest: StockCard[]
}

/**
 * Two requests: the counts a visitor will meet on the search page, and the newest cars for sale.
 * @param limit cars wanted, 1-24
 * @throws RangeError for another limit
 * Source: `API-006`, `SRCH-040`, `D-86`
 */
export function createStockOverviewRequests(
  site: SearchRequestSite,
  limit: number,
): [counts: SearchRequest, latest: SearchRequest] {
  if (!Number.isInteger(limit) || limit < 1 || limit > 24) {
    throw new RangeError(`[feature-search] expected a limit from 1 to 24, got ${limit}`)
  }
  const counts = {
    attributesToRetrieve: [],
    facets: ['make', 'simple_body'],
    hitsPerPage: 0,
    maxValuesPerFacet: 200,
    query: '',
  }
  const latest = {
    attributesToHighlight: [],
    attributesToRetrieve: CARD_ATTRIBUTES,
    facetFilters: [['status:in_stock', 'status:coming_soon']],
    filters: formatStockFilter([notSold]),
    hitsPerPage: limit,
    query: '',
  }
  const index = formatSearchIndexName(site)
  return [
    { indexName: index, params: counts },
    { indexName: sortIndexName(index, 'created_at_timestamp:desc'), params: latest },
  ]
}

/** Reads the answers to {@link createStockOverviewRequests}, in their order. */
export function readStockOverview(
  { nbHits, facets = {} }: Pick<SearchAnswer, 'nbHits' | 'facets'>,
  { hits }: Pick<SearchAnswer, 'hits'>,
): StockOverview {
  return {
    count: nbHits,
    bodies: counted(facets['simple_body']).slice(0, BODY_TILES),
    makes: counted(facets['make']),
    latest: [...hits],
  }
}

function counted(counts: Readonly<Record<string, number>> = {}): FacetValue[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([value, count]) => ({ value, label: value, count, isRefined: false }))
    .sort(byCount)
}
