import type { SearchClient } from './search-client.ts'

type Client = Pick<SearchClient, 'search'>
type Requests = Parameters<Client['search']>[0]

/** Answer of a search, with the number of cars there are without its words, where they find none. */
interface RelaxedAnswer {
  nbHits?: number
  nbHitsWithoutQuery?: number
}

/**
 * A client that asks once more, without the words, when words find nothing. Its first answer says then how
 * many cars there are without them; when that call fails, it says nothing.
 * Source: `PLUS-073`
 */
export function createRelaxingClient<T extends Client>(client: T): T {
  const search: Client['search'] = async (requests, options) => {
    const found = await client.search<never>(requests, options)
    const first = found.results[0] as RelaxedAnswer | undefined
    const relaxed = first?.nbHits === 0 ? withoutWords(requests) : null
    if (!first || relaxed === null) return found
    const others = await client.search<never>(relaxed, options).catch(() => null)
    const count = (others?.results[0] as RelaxedAnswer | undefined)?.nbHits
    return {
      ...found,
      results: [{ ...first, nbHitsWithoutQuery: count }, ...found.results.slice(1)],
    }
  }
  // Tools look at a client for more than its search.
  return Object.assign(Object.create(client) as T, { search })
}

const noWords = { query: '', hitsPerPage: 0, page: 0, facets: [] }

/* Requests as InstantSearch sends them, with `params`, or as the client itself takes them. */
function withoutWords(requests: Requests): Requests | null {
  if (Array.isArray(requests)) {
    const [first] = requests
    const params = first && 'params' in first ? first.params : undefined
    return params?.query ? ([{ ...first, params: { ...params, ...noWords } }] as Requests) : null
  }
  const [first] = requests.requests
  const hasWords = first && 'query' in first && first.query
  return hasWords ? ({ requests: [{ ...first, ...noWords }] } as Requests) : null
}
