import { describe, expect, it } from 'vitest'
import { createSearchEngine } from '../query/search-engine.ts'
import { answerSearchRequest } from './answer-search-request.ts'
import type { SearchCall } from './search-call.ts'

function engineWithCars() {
  const engine = createSearchEngine()
  engine.setIndex('cars', {
    settings: { searchableAttributes: ['name'], attributesForFaceting: ['searchable(make)'] },
    records: [
      { objectID: '1', name: 'Mazda CX-5', make: 'Mazda' },
      { objectID: '2', name: 'Kia Rio', make: 'Kia' },
    ],
  })
  return engine
}

function answer(call: Partial<SearchCall>) {
  const reply = answerSearchRequest({
    engine: call.engine ?? engineWithCars(),
    scope: null,
    method: 'POST',
    path: '/1/indexes/*/queries',
    body: '',
    ...call,
  })
  return { status: reply.status, body: JSON.parse(reply.body) }
}

describe('answerSearchRequest', () => {
  it('answers a multi-query in order', () => {
    const requests = [
      { indexName: 'cars', query: 'kia' },
      { indexName: 'cars', type: 'facet', facet: 'make', facetQuery: 'm' },
    ]
    const { status, body } = answer({ body: JSON.stringify({ requests, strategy: 'none' }) })
    expect(status).toBe(200)
    expect(body.results).toMatchObject([
      { nbHits: 1, hits: [{ objectID: '2' }] },
      { facetHits: [{ value: 'Mazda', count: 1 }] },
    ])
  })

  it('answers a single query, a facet search and records by id', () => {
    expect(
      answer({ path: '/1/indexes/cars/query', body: '{"params":"query=mazda"}' }),
    ).toMatchObject({
      status: 200,
      body: { nbHits: 1, index: 'cars' },
    })
    expect(
      answer({ path: '/1/indexes/cars/facets/make/query', body: '{"facetQuery":"ki"}' }).body,
    ).toMatchObject({ facetHits: [{ value: 'Kia', highlighted: '<em>Ki</em>a', count: 1 }] })
    const requests = [{ indexName: 'cars', objectID: '2', attributesToRetrieve: ['make'] }]
    expect(
      answer({ path: '/1/indexes/*/objects', body: JSON.stringify({ requests }) }).body,
    ).toEqual({ results: [{ objectID: '2', make: 'Kia' }] })
  })

  it.each<[Partial<SearchCall>, number, string]>([
    [{ path: '/1/indexes/boats/query' }, 404, 'Index boats does not exist'],
    [{ path: '/1/indexes/cars/query', indexNames: ['vans'] }, 404, 'Index cars does not exist'],
    [{ path: '/1/nothing' }, 404, 'Path not found'],
    [{ path: '/1/indexes' }, 405, 'Method not allowed'],
    [{ path: '/1/indexes/cars' }, 403, 'Method not allowed with this API key'],
    [{ path: '/1/indexes/cars/batch' }, 403, 'Method not allowed with this API key'],
    [{ path: '/1/indexes/cars/browse' }, 403, 'Method not allowed with this API key'],
    [{ path: '/2/indexes/*/queries' }, 404, 'Path not found'],
    [{ path: '/1/indexes/%E0%A4%A/query' }, 400, 'Malformed path'],
    [{ method: 'GET', path: '/1/indexes/cars/query' }, 405, 'Method not allowed'],
    [{ body: '{' }, 400, 'Invalid JSON'],
    [{ body: '[]' }, 400, 'Invalid JSON, expected an object'],
    [{ body: '{}' }, 400, 'Missing "requests" parameter, expected a list of objects'],
    [{ body: '{"requests":[{}]}' }, 400, 'Missing "indexName" parameter'],
    [{ body: '{"requests":[],"strategy":"best"}' }, 400, 'Invalid value for "strategy" parameter'],
    [{ path: '/1/indexes/cars/query', body: '{"x":1}' }, 400, 'Unknown parameter: x'],
    [
      { path: '/1/indexes/cars/facets/name/query' },
      400,
      'you need to add `searchable(name)` to attributesForFaceting',
    ],
  ])('refuses %j with %i', (call, status, message) => {
    const reply = answer(call)
    expect(reply.status).toBe(status)
    expect(reply.body).toEqual({ status, message: expect.stringContaining(message) })
  })

  it('knows a refusal of an engine that another copy of its code made', () => {
    const engine = engineWithCars()
    const stranger = Object.assign(new Error('Unknown parameter: x'), {
      name: 'SearchError',
      status: 400,
    })
    engine.searchEach = () => {
      throw stranger
    }
    expect(answer({ engine, path: '/1/indexes/cars/query', body: '{}' })).toEqual({
      status: 400,
      body: { message: 'Unknown parameter: x', status: 400 },
    })
  })

  it('refuses the whole call for one malformed filter, and names the position [PLUS-014]', () => {
    const requests = [{ indexName: 'cars' }, { indexName: 'cars', filters: 'make:Kia OR' }]
    expect(answer({ body: JSON.stringify({ requests }) })).toEqual({
      status: 400,
      body: {
        status: 400,
        message: 'filters: Unexpected end of filter, expected an attribute at col 12',
      },
    })
  })

  it('repeats an answer until the index changes, except one with a query id', () => {
    const engine = engineWithCars()
    const call = { engine, path: '/1/indexes/cars/query', body: '{"query":"kia"}' }
    expect(answer(call).body.nbHits).toBe(1)
    expect(answer(call).body.nbHits).toBe(1)
    engine.upsert('cars', { objectID: '3', name: 'Kia Picanto', make: 'Kia' })
    expect(answer(call).body.nbHits).toBe(2)
    const clicks = { ...call, body: '{"query":"kia","clickAnalytics":true}' }
    expect(answer(clicks).body.queryID).not.toBe(answer(clicks).body.queryID)
  })
})
