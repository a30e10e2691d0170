import { NEVER_SOLD_SECONDS } from '@forecourt/stock/model'
import { type CarModelRecord, toCarModelRecord } from '../model/car-model.ts'
import type { SearchClient } from '../model/search-client.ts'
import type { StoredAnswer } from '../model/search-page.ts'
import {
  formatSearchIndexName,
  type SearchRequest,
  type SearchRequestSite,
} from '../model/search-requests.ts'
import { sortIndexName } from '../model/sort.ts'
import { formatStockFilter } from '../model/stock-filter.ts'
import { answersOf } from './search-answers.ts'

/** Parts the catalogue of car models is made with. */
export interface CarModelsPorts {
  /** Client that answers for this site only (`D-18`). */
  searchClient: Pick<SearchClient, 'search'>
  /** Lets other work happen between two calls. Default a timer of 0 ms. */
  pause?: () => Promise<void>
}

/** Models at most; no dealer comes near. */
const MAX_MODELS = 1000
/** Requests in one call of the search service. */
const REQUESTS_A_CALL = 50

/**
 * The car model catalogue of a site, from its own stock: every model in every body that is for sale,
 * with its count, its lowest price and the photo of that car. A car without a body counts for its
 * model only where the model has a single body.
 * @throws whatever the search client rejects with
 * Source: API-010, D-93
 */
export async function loadCarModels(
  { searchClient, pause = nextTurn }: CarModelsPorts,
  site: SearchRequestSite & { id: string },
): Promise<CarModelRecord[]> {
  const ask = async (requests: readonly SearchRequest[]) => {
    const answers: StoredAnswer[] = []
    for (let from = 0; from < requests.length; from += REQUESTS_A_CALL) {
      // oxlint-disable-next-line no-await-in-loop -- one call after the other, so that others get their turn
      answers.push(...(await answersOf(searchClient, requests.slice(from, from + REQUESTS_A_CALL))))
      // oxlint-disable-next-line no-await-in-loop
      await pause()
    }
    return answers
  }
  const [all] = await ask([forSale(site, [], ['make_model'], 0)])
  const names = Object.keys(all?.facets?.make_model ?? {})
  const ofModel = (name: string) => [`make_model:${withoutNegation(name)}`]
  const models = await ask(names.map((name) => forSale(site, [ofModel(name)])))
  const mixed = names.flatMap((name, index) =>
    bodiesOf(models[index]).map((body) => ({ name, body })),
  )
  const bodies = await ask(
    mixed.map(({ name, body }) =>
      forSale(site, [ofModel(name), [`simple_body:${withoutNegation(body)}`]]),
    ),
  )
  const single = models.filter((answer) => bodiesOf(answer).length === 0)
  const records = [...single, ...bodies].flatMap((answer) => recordOf(answer, site.id))
  return [...new Map(records.map((record) => [record.objectID, record])).values()]
}

const attributes = [
  'make',
  'model',
  'simple_body',
  'price',
  'price_type',
  'primary_image_url',
  'colour',
]
const notSold = formatStockFilter([
  { kind: 'atLeast', attribute: 'sold_at_seconds', value: NEVER_SOLD_SECONDS },
])

/* Cheapest first, so that one hit tells price and photo. */
function forSale(
  site: SearchRequestSite,
  narrowed: readonly (readonly string[])[],
  facets: readonly string[] = ['simple_body', 'car_type'],
  hitsPerPage = 1,
): SearchRequest {
  return {
    indexName: sortIndexName(formatSearchIndexName(site), 'price:asc'),
    params: {
      attributesToHighlight: [],
      attributesToRetrieve: attributes,
      facetFilters: [['status:in_stock', 'status:coming_soon'], ...narrowed],
      facets,
      filters: notSold,
      hitsPerPage,
      maxValuesPerFacet: MAX_MODELS,
      query: '',
    },
  }
}

/** The bodies of a model that comes in several; none for a model with one. */
function bodiesOf(answer: StoredAnswer | undefined): string[] {
  const bodies = Object.keys(answer?.facets?.simple_body ?? {})
  return bodies.length > 1 ? bodies : []
}

function recordOf({ hits, nbHits, facets = {} }: StoredAnswer, siteId: string): CarModelRecord[] {
  const [cheapest] = hits
  if (cheapest === undefined) return []
  const [body = null] = Object.keys(facets.simple_body ?? {})
  const { make, model } = cheapest
  const countByType = facets.car_type ?? {}
  return [toCarModelRecord({ siteId, make, model, body, cheapest, countByType, count: nbHits })]
}

function withoutNegation(value: string): string {
  return value.startsWith('-') ? `\\${value}` : value
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
