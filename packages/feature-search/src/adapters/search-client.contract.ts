import { describe, expect, it } from 'vitest'
import type { LiteSearchClient } from './lite-search-client.ts'

/** The cars every service of the contract holds. */
export const contractCars = [
  { objectID: '1', name: 'Mazda CX-5 Maxx', make: 'Mazda', price: 30_000, colour: 'Red' },
  { objectID: '2', name: 'Mazda CX-3 Neo', make: 'Mazda', price: 20_000, colour: 'White' },
  { objectID: '3', name: 'Toyota Corolla Ascent', make: 'Toyota', price: 25_000, colour: 'Red' },
]

/** Settings of the index `contract_cars`. */
export const contractSettings = {
  searchableAttributes: ['name'],
  attributesForFaceting: ['searchable(make)', 'colour', 'price'],
  replicas: ['contract_cars_price_asc'],
}

/** Settings of its replica. */
export const contractReplicas = {
  contract_cars_price_asc: { ranking: ['asc(price)', 'typo', 'words', 'custom'] },
}

interface Hit {
  name: string
}

/** Answer of every search client, whatever is behind it. */
export function describeSearchClient(name: string, client: () => LiteSearchClient): void {
  describe(`${name} as a SearchClient`, () => {
    it('answers a disjunctive multi-query in order [PLUS-012]', async () => {
      const { results } = await client().search<Hit>({
        requests: [
          {
            indexName: 'contract_cars',
            query: '',
            facetFilters: [['make:Mazda']],
            facets: ['make', 'colour', 'price'],
            hitsPerPage: 2,
          },
          { indexName: 'contract_cars', query: '', facets: ['make'], hitsPerPage: 0 },
        ],
      })
      expect(results).toMatchObject([
        {
          index: 'contract_cars',
          nbHits: 2,
          page: 0,
          nbPages: 1,
          hitsPerPage: 2,
          exhaustiveNbHits: true,
          facets: {
            make: { Mazda: 2 },
            colour: { Red: 1, White: 1 },
            price: { '20000': 1, '30000': 1 },
          },
          facets_stats: { price: { min: 20_000, max: 30_000, avg: 25_000, sum: 50_000 } },
        },
        { nbHits: 3, hits: [], facets: { make: { Mazda: 2, Toyota: 1 } } },
      ])
      expect(results[0]).not.toHaveProperty('queryID')
    })

    it('highlights what was typed [PLUS-012]', async () => {
      const { results } = await client().search<Hit>([
        { indexName: 'contract_cars', params: { query: 'corol', hitsPerPage: 1 } },
      ])
      expect(results[0]).toMatchObject({
        query: 'corol',
        hits: [
          {
            objectID: '3',
            name: 'Toyota Corolla Ascent',
            _highlightResult: {
              name: {
                value: 'Toyota <em>Corol</em>la Ascent',
                matchLevel: 'full',
                matchedWords: ['corol'],
                fullyHighlighted: false,
              },
            },
          },
        ],
      })
    })

    it('sorts by a replica [PLUS-012]', async () => {
      const { results } = await client().search<Hit>({
        requests: [
          {
            indexName: 'contract_cars_price_asc',
            query: '',
            attributesToRetrieve: ['name'],
            attributesToHighlight: [],
          },
        ],
      })
      expect((results[0] as { hits: Hit[] }).hits).toEqual([
        { objectID: '2', name: 'Mazda CX-3 Neo' },
        { objectID: '3', name: 'Toyota Corolla Ascent' },
        { objectID: '1', name: 'Mazda CX-5 Maxx' },
      ])
    })

    it('searches the values of a facet [PLUS-012]', async () => {
      const answers = await client().searchForFacetValues([
        { indexName: 'contract_cars', params: { facetName: 'make', facetQuery: 'toy' } },
      ])
      expect(answers).toMatchObject([
        {
          facetHits: [{ value: 'Toyota', highlighted: '<em>Toy</em>ota', count: 1 }],
          exhaustiveFacetsCount: true,
        },
      ])
    })

    it('rejects with status and message for a malformed filter [PLUS-012]', async () => {
      const search = client().search({
        requests: [{ indexName: 'contract_cars', filters: 'price >' }],
      })
      await expect(search).rejects.toMatchObject({
        name: 'ApiError',
        status: 400,
        message: expect.stringMatching(/^filters: .*col \d+/),
      })
    })

    it('rejects with 404 for an unknown index [PLUS-012]', async () => {
      const search = client().search({ requests: [{ indexName: 'contract_boats' }] })
      await expect(search).rejects.toMatchObject({
        status: 404,
        message: 'Index contract_boats does not exist',
      })
    })
  })
}

/** Answer to a client with a wrong key, where there are keys. */
export function describeStranger(name: string, stranger: () => LiteSearchClient): void {
  describe(`${name} with a wrong key`, () => {
    it('rejects with 403 [PLUS-012]', async () => {
      const search = stranger().search({ requests: [{ indexName: 'contract_cars' }] })
      await expect(search).rejects.toMatchObject({
        status: 403,
        message: 'Invalid Application-ID or API key',
      })
    })
  })
}
