import type { SearchClient } from './search-client.ts'

type Client = Pick<SearchClient, 'search'>
type Requests = Parameters<Client['search']>[0]

/** Answer of a search, and what its words and its distance keep away where it finds nothing. */
interface RelaxedAnswer {
  nbHits?: number
  facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
  nbHitsWithoutQuery?: number
  nbHitsAnywhere?: number
  suggestedQuery?: string
}

/** Part of a request that can be given up. */
interface Asked {
  query?: string
  aroundRadius?: number | 'all'
}

const nameAttributes = ['make', 'model']
const noHits = { hitsPerPage: 0, page: 0 }

/* Things an empty search can give up that none of its own requests leaves out. */
const ways = [
  {
    isAsked: ({ query }: Asked) => Boolean(query),
    without: { ...noHits, query: '', facets: nameAttributes },
    tell: async ({ query = '' }: Asked, relaxed: RelaxedAnswer): Promise<RelaxedAnswer> => {
      // Few searches find nothing.
      const { suggestQuery } = await import('./suggested-query.ts')
      const suggestedQuery = suggestQuery(query, listNames(relaxed))
      return {
        nbHitsWithoutQuery: relaxed.nbHits ?? 0,
        ...(suggestedQuery !== null && { suggestedQuery }),
      }
    },
  },
  {
    isAsked: ({ aroundRadius }: Asked) => typeof aroundRadius === 'number',
    without: { ...noHits, aroundRadius: 'all', facets: [] },
    tell: (_: Asked, relaxed: RelaxedAnswer): RelaxedAnswer => ({
      nbHitsAnywhere: relaxed.nbHits ?? 0,
    }),
  },
]

/**
 * A client that asks once more, without the words and at any distance, when those find nothing. Its first answer
 * says then how many cars there are, and which words may have been meant; when that call fails, it says nothing.
 * Source: `PLUS-073`, `PLUS-074`
 */
export function createRelaxingClient<T extends Client>(client: T): T {
  const search: Client['search'] = async (requests, options) => {
    const found = await client.search<never>(requests, options)
    const first = found.results[0] as RelaxedAnswer | undefined
    if (first?.nbHits !== 0) return found
    const asked = readFirst(requests)
    const tried = ways.filter(({ isAsked }) => isAsked(asked))
    if (tried.length === 0) return found
    const changed = tried.map(({ without }) => without)
    const others = await client
      .search<never>(changeFirst(requests, changed), options)
      .catch(() => ({ results: [] }))
    const told = await Promise.all(
      others.results.map(async (relaxed, index) =>
        tried[index]?.tell(asked, relaxed as RelaxedAnswer),
      ),
    ).catch(() => [])
    return { ...found, results: [Object.assign({}, first, ...told), ...found.results.slice(1)] }
  }
  // Tools look at a client for more than its search.
  return Object.assign(Object.create(client) as T, { search })
}

/* Counts come with the most frequent value first. */
const listNames = ({ facets = {} }: RelaxedAnswer): string[] =>
  nameAttributes.flatMap((attribute) => Object.keys(facets[attribute] ?? {}))

/* Requests as InstantSearch sends them, with `params`, or as the client itself takes them. */
function readFirst(requests: Requests): Asked {
  const [first] = Array.isArray(requests) ? requests : requests.requests
  return ((first && 'params' in first ? first.params : first) ?? {}) as Asked
}

function changeFirst(requests: Requests, changes: readonly object[]): Requests {
  if (!Array.isArray(requests)) {
    const [first] = requests.requests
    return { requests: changes.map((change) => ({ ...first, ...change })) } as Requests
  }
  const [first] = requests
  const params = first && 'params' in first ? first.params : {}
  return changes.map((change) => ({ ...first, params: { ...params, ...change } })) as Requests
}
