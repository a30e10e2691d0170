import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueIs } from '../index/filter.ts'
import { createSearchEngine } from '../query/search-engine.ts'
import { answerSearchRequest } from './answer-search-request.ts'

const engine = createSearchEngine()
engine.setIndex('cars', {
  settings: {
    searchableAttributes: ['name'],
    attributesForFaceting: ['searchable(make)', 'filterOnly(site_ids)', 'price'],
    replicas: ['cars_price'],
  },
  replicas: { cars_price: { ranking: ['desc(price)'] } },
  records: Array.from({ length: 40 }, (_, index) => ({
    objectID: String(index),
    name: index % 2 ? 'Secret Bentley' : 'Public Mazda',
    make: index % 2 ? 'Bentley' : 'Mazda',
    price: 1000 + index,
    site_ids: [index % 2 ? 'south' : 'north'],
    _tags: [index % 2 ? 'theirs' : 'ours'],
  })),
})
const scope = valueIs('site_ids', 'north')

/** Answer of the north site's endpoint. */
function ask(path: string, payload: object): { status: number; text: string } {
  const body = JSON.stringify(payload)
  const reply = answerSearchRequest({ engine, scope, method: 'POST', path, body })
  return { status: reply.status, text: reply.body }
}

const bypasses = [
  { filters: 'site_ids:south' },
  { filters: 'NOT site_ids:north' },
  { filters: 'site_ids:north OR site_ids:south' },
  { filters: 'make:Bentley' },
  { filters: 'objectID:1' },
  { filters: 'theirs' },
  { filters: 'price > 0' },
  { facetFilters: [['site_ids:north', 'site_ids:south']] },
  { facetFilters: ['site_ids:-north'] },
  { numericFilters: ['price>0'] },
  { tagFilters: [['ours', 'theirs']] },
  { query: 'bentley' },
  { facets: ['*'], maxValuesPerFacet: 1000 },
  { attributesToRetrieve: ['*'], hitsPerPage: 1000 },
  { params: 'filters=site_ids%3Asouth' },
]

describe('scope', () => {
  it.each(bypasses)('shows no car outside it, whatever is sent: %j [PLUS-013]', (parameters) => {
    for (const indexName of ['cars', 'cars_price']) {
      const request = { indexName, facets: ['make', 'price'], ...parameters }
      const { status, text } = ask('/1/indexes/*/queries', { requests: [request] })
      expect(status).toBe(200)
      const [{ nbHits, hits, facets_stats }] = JSON.parse(text).results
      expect(text).not.toMatch(/Secret|"Bentley"/)
      expect(hits.every((hit: { site_ids: string[] }) => hit.site_ids.includes('north'))).toBe(true)
      expect(nbHits).toBeLessThanOrEqual(20)
      expect(facets_stats.price?.max ?? 0).toBeLessThanOrEqual(1038)
    }
  })

  it('is no text, so nothing closes or widens it [PLUS-013]', () => {
    const hostile = fc
      .array(
        fc.constantFrom(
          '"',
          "'",
          ')',
          '(',
          ' OR ',
          ' AND ',
          'NOT ',
          'site_ids:',
          'south',
          'north',
          '\\',
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(hostile, (filters) => {
        const { status, text } = ask('/1/indexes/cars/query', { filters, facets: ['*'] })
        expect(status).toBeOneOf([200, 400])
        expect(text).not.toMatch(/Secret|"Bentley"|south"\]/)
      }),
      { seed: 11, numRuns: 500 },
    )
  })

  it('holds for facet search and for records by id', () => {
    const facets = ask('/1/indexes/cars/facets/make/query', { facetQuery: 'b' })
    expect(JSON.parse(facets.text).facetHits).toEqual([])
    const requests = ['0', '1'].map((objectID) => ({ indexName: 'cars', objectID }))
    const objects = JSON.parse(ask('/1/indexes/*/objects', { requests }).text)
    expect(objects.results).toMatchObject([{ objectID: '0' }, null])
    expect(objects.message).toBe('ObjectID 1 does not exist.')
  })

  it('is never answered from what another scope left behind', () => {
    const call = { engine, method: 'POST', path: '/1/indexes/cars/query', body: '{"query":"b"}' }
    const theirs = answerSearchRequest({ ...call, scope: valueIs('site_ids', 'south') })
    const ours = answerSearchRequest({ ...call, scope })
    expect(JSON.parse(theirs.body).nbHits).toBe(20)
    expect(JSON.parse(ours.body).nbHits).toBe(0)
  })

  it('fails loudly on an attribute the index cannot filter by', () => {
    expect(() => engine.search([{ indexName: 'cars' }], { scope: valueIs('dealer', 'x') })).toThrow(
      'expected the scope\'s attribute "dealer" in attributesForFaceting',
    )
  })
})
