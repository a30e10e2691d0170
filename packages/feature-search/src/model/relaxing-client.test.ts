import { describe, expect, it } from 'vitest'
import { createRelaxingClient } from './relaxing-client.ts'
import type { SearchClient } from './search-client.ts'

type Search = SearchClient['search']

/** A client with the numbers of hits it answers with, call by call, and what it was asked. */
function aClient(...hits: (number | Error)[]) {
  const asked: unknown[] = []
  const search = (async (requests: unknown) => {
    asked.push(requests)
    const nbHits = hits[asked.length - 1]
    if (nbHits instanceof Error) throw nbHits
    return { results: [{ nbHits }, { nbHits: 7 }] }
  }) as unknown as Search
  const client = createRelaxingClient({ search, transporter: 'its own' })
  return { client, asked }
}

const words = [
  { indexName: 'cars', params: { query: 'turbo', filters: 'a', page: 2, facets: ['make'] } },
  { indexName: 'cars', params: { query: 'turbo' } },
] as unknown as Parameters<Search>[0]

describe('createRelaxingClient', () => {
  it('asks without the words when they find nothing, and says how many there are [PLUS-073]', async () => {
    const { client, asked } = aClient(0, 12)
    const { results } = await client.search(words)
    expect(results).toEqual([{ nbHits: 0, nbHitsWithoutQuery: 12 }, { nbHits: 7 }])
    expect(asked[1]).toEqual([
      {
        indexName: 'cars',
        params: { query: '', filters: 'a', page: 0, hitsPerPage: 0, facets: ['make', 'model'] },
      },
    ])
  })

  it('asks at any distance when none is so near [PLUS-073]', async () => {
    const { client, asked } = aClient(0, 5)
    const near = [{ indexName: 'cars', params: { aroundLatLng: '1,2', aroundRadius: 10_000 } }]
    const { results } = await client.search(near as unknown as Parameters<Search>[0])
    expect(results[0]).toEqual({ nbHits: 0, nbHitsAnywhere: 5 })
    expect(asked[1]).toEqual([
      {
        indexName: 'cars',
        params: {
          aroundLatLng: '1,2',
          aroundRadius: 'all',
          facets: [],
          hitsPerPage: 0,
          page: 0,
        },
      },
    ])
    const anywhere = [{ indexName: 'cars', params: { aroundLatLng: '1,2', aroundRadius: 'all' } }]
    const other = aClient(0, 5)
    await other.client.search(anywhere as unknown as Parameters<Search>[0])
    expect(other.asked).toHaveLength(1)
  })

  it('says which make or model may have been meant [PLUS-074]', async () => {
    const answers = [{ nbHits: 0 }, { nbHits: 9, facets: { make: { Mazda: 5 }, model: { BT: 2 } } }]
    const search = (async () => ({ results: [answers.shift()] })) as unknown as Search
    const asked = { requests: [{ indexName: 'cars', query: 'mzada' }] }
    const { results } = await createRelaxingClient({ search }).search(asked)
    expect(results[0]).toEqual({ nbHits: 0, nbHitsWithoutQuery: 9, suggestedQuery: 'Mazda' })
  })

  it('takes requests as the client itself does', async () => {
    const { client, asked } = aClient(0, 3)
    const { results } = await client.search({ requests: [{ indexName: 'cars', query: 'turbo' }] })
    expect(results[0]).toMatchObject({ nbHitsWithoutQuery: 3 })
    expect(asked[1]).toEqual({
      requests: [
        { indexName: 'cars', query: '', page: 0, hitsPerPage: 0, facets: ['make', 'model'] },
      ],
    })
  })

  it.each([
    ['words find cars', 5, words],
    ['there are no words', 0, { requests: [{ indexName: 'cars', query: '' }] }],
  ] satisfies [string, number, typeof words][])(
    'asks once where %s',
    async (_name, hits, requests) => {
      const { client, asked } = aClient(hits)
      const { results } = await client.search(requests)
      expect(results[0]).toEqual({ nbHits: hits })
      expect(asked).toHaveLength(1)
    },
  )

  it('gives the first answer when the second call fails', async () => {
    const { client } = aClient(0, new Error('too many calls'))
    expect((await client.search(words)).results[0]).toMatchObject({ nbHits: 0 })
  })

  it('is otherwise the client it was given', () => {
    expect(aClient().client.transporter).toBe('its own')
  })
})
