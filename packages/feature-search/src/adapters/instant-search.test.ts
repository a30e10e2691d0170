import { createSearchService } from '@forecourt/search-engine/http'
import { createAnswerCheck, type SearchServer, serveSearch } from '@forecourt/search-engine/testing'
import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  Configure,
  getServerState,
  InstantSearch,
  InstantSearchSSRProvider,
  useHits,
  useRange,
  useRefinementList,
  useSearchBox,
  useSortBy,
} from 'react-instantsearch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: SearchServer
let searches = 0
const published = await createAnswerCheck()
const faults: string[] = []
const hosts = () => [
  { url: new URL(server.origin).host, accept: 'readWrite' as const, protocol: 'http' as const },
]

beforeAll(async () => {
  const service = createSearchService({
    keys: [
      { key: 'admin', acl: ['admin'] },
      { key: 'search', acl: ['search'] },
    ],
  })
  server = await serveSearch(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/queries')) searches += 1
    const answer = await service.handle(request)
    const body: unknown = await answer.clone().json()
    faults.push(...published.faultsOf(request.method, pathname, answer.status, body))
    return answer
  })
  const client = algoliasearch('APP', 'admin', { hosts: hosts() })
  await client.setSettings({
    indexName: 'cars',
    indexSettings: {
      searchableAttributes: ['name'],
      attributesForFaceting: ['make', 'price'],
      replicas: ['cars_dear'],
    },
  })
  await client.setSettings({
    indexName: 'cars_dear',
    indexSettings: { ranking: ['desc(price)', 'typo'] },
  })
  const objects = [
    { objectID: '1', name: 'Mazda CX-5', make: 'Mazda', price: 30_000 },
    { objectID: '2', name: 'Mazda CX-3', make: 'Mazda', price: 20_000 },
    { objectID: '3', name: 'Kia Rio', make: 'Kia', price: 15_000 },
  ]
  await client.saveObjects({ indexName: 'cars', objects, waitForTasks: true })
})
afterAll(() => server.close())

/** Words of hooks of InstantSearch, as text. */
function Results(): ReactElement {
  const { items: hits } = useHits<{ name: string }>()
  const { items } = useRefinementList({ attribute: 'make' })
  const { range } = useRange({ attribute: 'price' })
  const { query } = useSearchBox()
  const { currentRefinement } = useSortBy({
    items: [
      { value: 'cars', label: 'First' },
      { value: 'cars_dear', label: 'Dear' },
    ],
  })
  const makes = items.map(({ value, count, isRefined }) => `${value} ${count} ${isRefined}`)
  const said = {
    hits: hits.map(({ name }) => name),
    makes,
    range,
    query,
    sort: currentRefinement,
  }
  return createElement('pre', null, JSON.stringify(said))
}

async function say(initialUiState: Record<string, object>): Promise<unknown> {
  const searchClient = liteClient('APP', 'search', { hosts: hosts() })
  const app = createElement(
    InstantSearch,
    { searchClient, indexName: 'cars', initialUiState },
    createElement(Configure, { hitsPerPage: 2 }),
    createElement(Results),
  )
  const inProvider = (state: object) => createElement(InstantSearchSSRProvider, state, app)
  const serverState = await getServerState(inProvider({}), { renderToString })
  const html = renderToString(inProvider(serverState))
  const text = /<pre>(.*)<\/pre>/.exec(html)?.[1] ?? ''
  return JSON.parse(text.replaceAll('&quot;', '"'))
}

describe('react-instantsearch', () => {
  it('finds, counts, refines and sorts with one call of a render', async () => {
    const before = searches
    expect(await say({})).toEqual({
      hits: ['Mazda CX-5', 'Mazda CX-3'],
      makes: ['Mazda 2 false', 'Kia 1 false'],
      range: { min: 15_000, max: 30_000 },
      query: '',
      sort: 'cars',
    })
    expect(searches - before).toBe(1)
    expect(
      await say({ cars: { refinementList: { make: ['Kia'] }, range: { price: '10000:16000' } } }),
    ).toMatchObject({ hits: ['Kia Rio'], makes: ['Kia 1 true'] })
    expect(await say({ cars: { query: 'mazda', sortBy: 'cars_dear' } })).toMatchObject({
      hits: ['Mazda CX-5', 'Mazda CX-3'],
      query: 'mazda',
      sort: 'cars_dear',
    })
    expect(faults).toEqual([])
  })
})
