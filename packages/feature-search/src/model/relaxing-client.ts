import type { SearchClient } from './search-client.ts'
import { suggestQuery } from './suggested-query.ts'

type Client = Pick<SearchClient, 'search'>
type Requests = Parameters<Client['search']>[0]

/** Answer of a search, and what its words keep away where they find nothing. */
interface RelaxedAnswer {
  nbHits?: number
  facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
  nbHitsWithoutQuery?: number
  suggestedQuery?: string
}

/**
 * A client that asks once more, without the words, when words find nothing. Its first answer says then how
 * many cars there are without them, and which words may have been meant; when that call fails, it says nothing.
 * Source: `PLUS-073`, `PLUS-074`
 */
export function createRelaxingClient<T extends Client>(client: T): T {
  const search: Client['search'] = async (requests, options) => {
    const found = await client.search<never>(requests, options)
    const first = found.results[0] as RelaxedAnswer | undefined
    const empty = first?.nbHits === 0 ? withoutWords(requests) : null
    if (!first || empty === null) return found
    const others = await client.search<never>(empty.requests, options).catch(() => null)
    const relaxed = others?.results[0] as RelaxedAnswer | undefined
    if (!relaxed) return found
    const suggestedQuery = suggestQuery(empty.query, listNames(relaxed))
    return {
      ...found,
      results: [
        {
          ...first,
          nbHitsWithoutQuery: relaxed.nbHits,
          ...(suggestedQuery !== null && { suggestedQuery }),
        },
        ...found.results.slice(1),
      ],
    }
  }
  // Tools look at a client for more than its search.
  return Object.assign(Object.create(client) as T, { search })
}

const nameAttributes = ['make', 'model']

/* Counts come with the most frequent value first. */
const listNames = ({ facets = {} }: RelaxedAnswer): string[] =>
  nameAttributes.flatMap((attribute) => Object.keys(facets[attribute] ?? {}))

const noWords = { query: '', hitsPerPage: 0, page: 0, facets: nameAttributes }

/* Requests as InstantSearch sends them, with `params`, or as the client itself takes them. */
function withoutWords(requests: Requests): { query: string; requests: Requests } | null {
  if (Array.isArray(requests)) {
    const [first] = requests
    const params = first && 'params' in first ? first.params : undefined
    if (!params?.query) return null
    return {
      query: params.query,
      requests: [{ ...first, params: { ...params, ...noWords } }] as Requests,
    }
  }
  const [first] = requests.requests
  if (!first || !('query' in first) || !first.query) return null
  return { query: first.query, requests: { requests: [{ ...first, ...noWords }] } as Requests }
}
