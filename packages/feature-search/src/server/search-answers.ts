import { ADVERTISED_PRICE, RANGE_FACETS } from '../model/facets.ts'
import type { SearchClient } from '../model/search-client.ts'
import type { StoredAnswer } from '../model/search-page.ts'
import type { SearchRequest } from '../model/search-requests.ts'

/**
 * Sends a multi-query and returns its answers in order.
 * @throws whatever the client rejects with
 */
export async function answersOf(
  searchClient: Pick<SearchClient, 'search'>,
  requests: readonly SearchRequest[],
): Promise<StoredAnswer[]> {
  const { results } = await searchClient.search({
    requests: requests.map(({ indexName, params }) => ({ indexName, ...mutable(params) })),
  })
  return results as unknown as StoredAnswer[]
}

const numberAttributes: ReadonlySet<string> = new Set([
  ADVERTISED_PRICE,
  ...RANGE_FACETS.map(({ attribute }) => attribute),
])

/**
 * An answer without what no page reads: the counts of single prices, odometers and years, of which only
 * the ends are used.
 */
export function slimAnswer(answer: StoredAnswer): StoredAnswer {
  const { hits, nbHits, nbPages, page, facets = {}, facets_stats = {} } = answer
  const { index, query, hitsPerPage, processingTimeMS } = answer
  const { nbHitsWithoutQuery, nbHitsAnywhere, suggestedQuery } = answer
  return {
    hits,
    nbHits,
    ...(nbHitsWithoutQuery !== undefined && { nbHitsWithoutQuery }),
    ...(nbHitsAnywhere !== undefined && { nbHitsAnywhere }),
    ...(suggestedQuery !== undefined && { suggestedQuery }),
    nbPages,
    page,
    facets: Object.fromEntries(
      Object.entries(facets).map(([name, counts]) => [
        name,
        numberAttributes.has(name) ? {} : counts,
      ]),
    ),
    facets_stats: Object.fromEntries(
      Object.entries(facets_stats).map(([name, { min, max }]) => [name, { min, max }]),
    ),
    index,
    query,
    hitsPerPage,
    processingTimeMS,
  }
}

function mutable(params: SearchRequest['params']): Record<string, never> {
  return { ...params } as Record<string, never>
}
