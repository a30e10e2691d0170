import { byCount, type FacetValue } from './make-list.ts'
import {
  CARD_ATTRIBUTES,
  type SearchRequest,
  type SearchRequestSite,
  type StockCard,
  searchIndexName,
} from './search-requests.ts'
import type { SearchAnswer } from './search-results.ts'
import { sortIndexName } from './sort.ts'
import { formatStockFilter, type StockCondition } from './stock-filter.ts'
import { NEVER_SOLD_SECONDS } from './stock-visibility.ts'

const notSold: StockCondition = {
  kind: 'atLeast',
  attribute: 'sold_at_seconds',
  value: NEVER_SOLD_SECONDS,
}

/** Body tiles of an entry page (`SRCH-040`). */
export const BODY_TILES = 4

/** What an entry page shows of a site's stock. */
export interface StockOverview {
  /** Cars of the site. */
  count: number
  /** The 4 most common bodies, largest first, ties by name (`D-30`). */
  bodies: FacetValue[]
  /** Every make, largest first. */
  makes: FacetValue[]
  /** The newest cars that are for sale. */
  latest: StockCard[]
}

/**
 * One request for the newest cars and the counts of bodies and makes.
 * @param limit cars wanted, 1-24
 * @throws RangeError for another limit
 * Source: `API-006`, `SRCH-040`, `D-86`
 */
export function stockOverviewRequest(site: SearchRequestSite, limit: number): SearchRequest {
  if (!Number.isInteger(limit) || limit < 1 || limit > 24) {
    throw new RangeError(`[feature-search] expected a limit from 1 to 24, got ${limit}`)
  }
  return {
    indexName: sortIndexName(searchIndexName(site), 'created_at_timestamp:desc'),
    params: {
      attributesToHighlight: [],
      attributesToRetrieve: CARD_ATTRIBUTES,
      facetFilters: [['status:in_stock', 'status:coming_soon']],
      facets: ['make', 'simple_body'],
      filters: formatStockFilter([notSold]),
      hitsPerPage: limit,
      maxValuesPerFacet: 200,
      query: '',
    },
  }
}

/** Reads the answer to {@link stockOverviewRequest}. */
export function readStockOverview({ hits, nbHits, facets = {} }: SearchAnswer): StockOverview {
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
