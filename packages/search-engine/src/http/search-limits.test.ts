import { describe, expect, it } from 'vitest'
import { valueIs } from '../index/filter.ts'
import { createSearchEngine, type SearchEngine } from '../query/search-engine.ts'
import { createSearchService } from './search-service.handler.ts'

const ADMIN = 'admin-key'
const SEARCH = 'search-key'
const BROWSING = 'browsing-key'
const QUERIES = '/1/indexes/*/queries'

/** So many records of so many attributes besides the id. */
const records = (count: number, attributes: number, text = 'x') =>
  Array.from({ length: count }, (_, id) => ({
    ...Object.fromEntries(Array.from({ length: attributes }, (_, at) => [`a${at}`, text])),
    objectID: String(id).padStart(4, '0'),
  }))

function open(options: Partial<Parameters<typeof createSearchService>[0]> = {}) {
  const refused: string[] = []
  const service = createSearchService({
    keys: [
      { key: ADMIN, acl: ['admin'] },
      { key: SEARCH, acl: ['search'] },
      { key: BROWSING, acl: ['search', 'browse'] },
    ],
    onRefused: (reason) => refused.push(reason),
    ...options,
  })
  const send = async (body: unknown, { key = SEARCH, path = QUERIES } = {}) => {
    const response = await service.handle(
      new Request(`http://localhost${path}`, {
        method: 'POST',
        headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': key },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
    const text = await response.text()
    return { status: response.status, text, body: JSON.parse(text), headers: response.headers }
  }
  const fill = async (name: string, saved: readonly object[], settings: object = {}) => {
    await send(
      { requests: saved.map((body) => ({ action: 'addObject', body })) },
      { key: ADMIN, path: `/1/indexes/${name}/batch` },
    )
    await service.handle(
      new Request(`http://localhost/1/indexes/${name}/settings`, {
        method: 'PUT',
        headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': ADMIN },
        body: JSON.stringify({ attributesToHighlight: [], ...settings }),
      }),
    )
    await service.application.settled()
  }
  return { service, send, fill, refused }
}

const repeated = (count: number, request: object) => ({
  requests: Array.from({ length: count }, () => request),
})
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('limits of a search call', () => {
  it('allow 50 searches and refuse 51 [PLUS-087]', async () => {
    const { send, fill, refused } = open()
    await fill('cars', records(3, 1))
    const request = { indexName: 'cars', hitsPerPage: 1 }
    expect((await send(repeated(50, request))).body.results).toHaveLength(50)
    expect(refused).toEqual([])
    expect((await send(repeated(51, request))).body).toEqual({
      status: 400,
      message: 'Too many requests in one call, at most 50',
    })
    expect(refused).toEqual(['limit'])
  })

  it('allow 50,000 attributes of hits and refuse one hit more [PLUS-087]', async () => {
    const { send, fill, refused } = open()
    await fill('cars', records(1000, 9))
    const page = { indexName: 'cars', hitsPerPage: 1000 }
    const hits = (await send(repeated(5, page))).body.results.map(
      (result: { hits: unknown[] }) => result.hits.length,
    )
    expect(hits).toEqual([1000, 1000, 1000, 1000, 1000])
    const more = repeated(5, page).requests.concat([{ indexName: 'cars', hitsPerPage: 1 }])
    const { status, body } = await send({ requests: more })
    expect({ status, body }).toEqual({
      status: 400,
      body: { status: 400, message: expect.stringContaining('at most 50000') },
    })
    expect(refused).toEqual(['limit'])
  })

  it('count what is highlighted and what is read by its id as well [PLUS-087]', async () => {
    const { send, fill } = open({ limits: { shownAttributes: 12 } })
    await fill('cars', records(3, 3), { searchableAttributes: ['a0', 'a1'] })
    const page = (hitsPerPage: number) => repeated(1, { indexName: 'cars', hitsPerPage })
    const highlighted = { attributesToHighlight: ['a0', 'a1'] }
    expect((await send(page(3))).status).toBe(200)
    const both = { indexName: 'cars', hitsPerPage: 2, ...highlighted }
    expect((await send({ requests: [both] })).status).toBe(200)
    expect((await send({ requests: [{ ...both, hitsPerPage: 3 }] })).status).toBe(400)
    const ids = (count: number) => repeated(count, { indexName: 'cars', objectID: '0000' })
    const path = '/1/indexes/*/objects'
    expect((await send(ids(3), { path })).status).toBe(200)
    expect((await send(ids(4), { path })).status).toBe(400)
  })

  it('allow 20,000 values of facets and refuse the next [PLUS-087]', async () => {
    const { send, fill } = open()
    const numbered = records(1000, 0).map((record, at) => ({ ...record, at, isEven: at % 2 === 0 }))
    await fill('cars', numbered, { attributesForFaceting: ['at', 'isEven'] })
    const counts = { indexName: 'cars', hitsPerPage: 0, facets: ['at'], maxValuesPerFacet: 1000 }
    expect((await send(repeated(20, counts))).status).toBe(200)
    const more = [...repeated(20, counts).requests, { ...counts, facets: ['isEven'] }]
    expect((await send({ requests: more })).body).toEqual({
      status: 400,
      message: expect.stringContaining('Too many values of facets in one call, at most 20000'),
    })
  })

  it('count a corner of a shape on the map as a condition [PLUS-087]', async () => {
    const { send, fill } = open()
    await fill('cars', records(1, 1))
    const boxes = (count: number) => Array.from({ length: count }, () => [0, 0, 1, 1])
    const ask = async (insideBoundingBox: number[][]) =>
      (await send(repeated(1, { indexName: 'cars', insideBoundingBox }))).status
    expect(await ask(boxes(500))).toBe(200)
    expect(await ask(boxes(501))).toBe(400)
    const triangle = [0, 0, 1, 1, 0, 1]
    const insidePolygon = Array.from({ length: 333 }, () => triangle)
    const inside = { indexName: 'cars', insidePolygon }
    expect((await send(repeated(1, inside))).status).toBe(200)
    expect((await send(repeated(2, inside))).status).toBe(400)
  })

  it('allow 1,000 conditions and refuse the next [PLUS-087]', async () => {
    const { send, fill } = open()
    await fill('cars', records(3, 1), { attributesForFaceting: ['a0'] })
    const anyOf = (count: number) => ({
      indexName: 'cars',
      facetFilters: [Array.from({ length: count }, (_, at) => `a0:-${at}`)],
    })
    expect((await send({ requests: [anyOf(500), anyOf(500)] })).status).toBe(200)
    expect((await send({ requests: [anyOf(500), anyOf(501)] })).body).toEqual({
      status: 400,
      message: 'Too many conditions in the filters of one call, at most 1000',
    })
  })

  it('allow an answer of its size in bytes, not in letters, and no byte more [PLUS-087]', async () => {
    const { send: measure, fill } = open()
    const saved = records(20, 2, 'Škoda · 1.4 ℓ')
    await fill('cars', saved)
    const request = { indexName: 'cars', responseFields: ['hits'] }
    const asked = { requests: [request, { ...request, page: 0 }] }
    const { text, body } = await measure(asked)
    const bytes = body.results.reduce(
      (sum: number, result: unknown) => sum + Buffer.byteLength(JSON.stringify(result)),
      0,
    )
    expect(bytes).toBeGreaterThan(text.length)
    for (const [answerBytes, status] of [
      [bytes, 200],
      [bytes - 1, 400],
    ] as const) {
      const { send, fill: fillOther } = open({ limits: { answerBytes } })
      await fillOther('cars', saved)
      expect((await send(asked)).status).toBe(status)
    }
  })

  it('refuse an answer above 2 MB [PLUS-087]', async () => {
    const { send, fill, refused } = open()
    await fill('cars', records(100, 1, 'x'.repeat(25_000)))
    const page = (hitsPerPage: number) => repeated(1, { indexName: 'cars', hitsPerPage })
    expect((await send(page(79))).status).toBe(200)
    expect((await send(page(80))).body).toEqual({
      status: 400,
      message: expect.stringContaining('Answer above 2000000 bytes'),
    })
    expect(refused).toEqual(['limit'])
  })

  it('allow 32 levels of nesting and refuse 33 [PLUS-087]', async () => {
    const { send, fill } = open()
    await fill('cars', records(1, 1))
    const inside = (depth: number) =>
      `{"requests":[{"indexName":"cars","reRankingApplyFilter":${nested(depth)}}]}`
    expect((await send(inside(29))).status).toBe(200)
    expect((await send(inside(30))).body).toEqual({
      status: 400,
      message: 'Invalid JSON, nested more than 32 deep',
    })
    const inText = (depth: number) =>
      repeated(1, { indexName: 'cars', facetFilters: nested(depth - 1).replace('[]', '[["a:b"]]') })
    expect((await send(inText(32))).status).toBe(200)
    expect((await send(inText(33))).body.message).toContain('nested more than 32 deep')
  })

  it('hold for no admin key, no browsing and no record that is written [PLUS-087]', async () => {
    const limits = { queries: 1, shownAttributes: 1, answerBytes: 1, depth: 3 }
    const { send, fill, refused } = open({ limits })
    await fill('cars', [{ objectID: 'deep', a: [[[[1]]]] }, ...records(20, 2)])
    const asked = repeated(2, { indexName: 'cars', facetFilters: [[]] })
    expect((await send(asked, { key: ADMIN })).status).toBe(200)
    expect((await send(asked, { key: BROWSING })).status).toBe(400)
    const path = '/1/indexes/cars/browse'
    expect((await send({}, { key: BROWSING, path })).body.hits).toHaveLength(21)
    expect(refused).toEqual(['limit'])
  })

  it('give no answer that a call without limits left behind [PLUS-087]', async () => {
    const { send, fill } = open({ limits: { shownAttributes: 1 } })
    await fill('cars', records(20, 2))
    const asked = repeated(1, { indexName: 'cars' })
    expect((await send(asked, { key: ADMIN })).status).toBe(200)
    expect((await send(asked)).status).toBe(400)
  })

  it('refuse groups by their name, and a place by the address of the caller [PLUS-087]', async () => {
    const { send, fill } = open()
    await fill('cars', records(1, 1))
    const ask = async (parameters: object) =>
      (await send(repeated(1, { indexName: 'cars', ...parameters }))).body
    const other = (name: string, values: string) => ({
      status: 400,
      message: `Unsupported "${name}" parameter, other values than ${values} are not supported`,
    })
    expect(await ask({ aroundLatLngViaIP: true })).toEqual(other('aroundLatLngViaIP', 'false'))
    expect(await ask({ distinct: true })).toEqual(other('distinct', 'false or 0'))
    expect(await ask({ distinct: 0 })).toHaveProperty('results')
  })

  it('send away with 429 and a time to come back [PLUS-087]', async () => {
    const { send, fill, refused } = open({ admit: () => ({ ok: false, retryAfterSeconds: 1.2 }) })
    await fill('cars', records(1, 1))
    const { status, body, headers } = await send(repeated(1, { indexName: 'cars' }))
    expect({ status, body, after: headers.get('retry-after') }).toEqual({
      status: 429,
      body: { status: 429, message: 'Too many requests' },
      after: '2',
    })
    expect(refused).toEqual(['rate'])
  })
})

describe('searchEach', () => {
  const aStep = { scope: null }
  const withCars = (engine: SearchEngine) => {
    engine.setIndex('cars', {
      settings: { searchableAttributes: [], attributesForFaceting: ['make'] },
      records: [{ objectID: '1', make: 'Kia' }],
    })
    return engine
  }
  const request = { indexName: 'cars', filters: 'make:Kia', facets: 'make' }

  it('answers from what is there when each answer is taken', () => {
    const engine = withCars(createSearchEngine())
    const answers = engine.searchEach([request, request], aStep)
    expect(answers.next().value).toMatchObject({ nbHits: 1, facets: { make: { Kia: 1 } } })
    engine.upsert('cars', { objectID: '2', make: 'Kia' })
    expect(answers.next().value).toMatchObject({ nbHits: 2, facets: { make: { Kia: 2 } } })
  })

  it('works out nothing that is not taken', () => {
    const engine = withCars(createSearchEngine())
    const answers = engine.searchEach([request, { indexName: 'boats' }], {
      scope: valueIs('make', 'Kia'),
    })
    expect(answers.next().done).toBe(false)
    expect(() => answers.next()).toThrow('Index boats does not exist')
  })
})
