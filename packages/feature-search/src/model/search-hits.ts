import type { SearchClient } from './search-client.ts'
import type { SearchRequest, StockCard } from './search-requests.ts'

/**
 * Sends several requests as one multi-query; runs in a browser as well as on a server.
 * @returns the cars of each answer, in the order of the requests
 * @throws whatever the client rejects with
 * Source: `API-013`
 */
export async function readSearchHits<TCar = StockCard>(
  searchClient: Pick<SearchClient, 'search'>,
  requests: readonly SearchRequest[],
): Promise<TCar[][]> {
  const asked = requests.map(({ indexName, params }) => ({ indexName, ...params }))
  const { results } = await searchClient.search({ requests: asked as never[] })
  return (results as unknown as { hits?: TCar[] }[]).map(({ hits = [] }) => hits)
}
