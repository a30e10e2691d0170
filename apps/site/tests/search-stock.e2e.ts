import {
  carModelCatalogue,
  createCatalogueRequests,
  createEmptyCatalogueSearch,
  createEmptySearchState,
  createSearchQuery,
  createSearchRequests,
  createSimilarCarsRequests,
  type SearchRequest,
  type StockRecord,
} from '@forecourt/feature-search/model'
import type { Car } from '@forecourt/stock/model'
import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import { loadImportedCars, loadSearchedRecords, siteOf } from './imported-stock.ts'
import { ask, expect, numberIn, test } from './journey.ts'
import { clientOf, reaching } from './search-calls.ts'

interface Answer {
  hits: (StockRecord & { _highlightResult?: object })[]
  nbHits: number
  page: number
  nbPages: number
  hitsPerPage: number
  processingTimeMS: number
  facets: Record<string, Record<string, number>>
}

/** Requests of the site's own pages, answered by its endpoint. */
/** Most queries of one call. */
const mostQueries = 50

async function answersTo(id: string, requests: readonly SearchRequest[]): Promise<Answer[]> {
  const spread = requests.map(({ indexName, params }) => ({ indexName, ...params }))
  const calls = Array.from({ length: Math.ceil(spread.length / mostQueries) }, (_, call) =>
    clientOf(id).search({
      requests: spread.slice(call * mostQueries, (call + 1) * mostQueries) as never[],
    }),
  )
  const answers = await Promise.all(calls)
  return answers.flatMap(({ results }) => results as unknown as Answer[])
}

function countsOf(records: readonly StockRecord[], attribute: keyof StockRecord) {
  const counts: Record<string, number> = {}
  for (const record of records) {
    const value = record[attribute]
    if (value === null || value === undefined) continue
    counts[String(value)] = (counts[String(value)] ?? 0) + 1
  }
  return counts
}

const idsOf = (cars: readonly { id: number }[]) =>
  cars.map(({ id }) => id).toSorted((a, b) => a - b)

const byText = (a: string, b: string) => (a < b ? -1 : 1)

const site = siteOf('harbour')

test('Algolia’s unmodified clients get right searches and facet values [PLUS-011]', async () => {
  const records = await loadSearchedRecords('harbour')
  const full = algoliasearch('harbour', 'public', reaching('harbour'))
  const makes = countsOf(records, 'make')
  const [make, count] = Object.entries(makes).toSorted((a, b) => b[1] - a[1])[0]!
  for (const client of [full, clientOf('harbour')]) {
    const { results } = await client.search({
      requests: [
        { indexName: 'cars', facets: ['make'], hitsPerPage: 0 },
        { indexName: 'cars', facetFilters: [`make:${make}`], hitsPerPage: 1000 },
      ],
    })
    const [all, ofMake] = results as unknown as Answer[]
    expect(all!.facets['make']).toEqual(makes)
    expect(idsOf(ofMake!.hits)).toEqual(idsOf(records.filter((record) => record.make === make)))
  }
  const { facetHits } = await full.searchForFacetValues({
    indexName: 'cars',
    facetName: 'make',
    searchForFacetValuesRequest: { facetQuery: make.slice(0, 3) },
  })
  expect(facetHits).toContainEqual({ value: make, highlighted: expect.any(String), count })
})

test('one mistake in a make of four letters or more still finds all its cars [PLUS-015]', async () => {
  const makes = Object.entries(countsOf(await loadSearchedRecords('harbour'), 'make')).filter(
    ([make]) => /^[A-Za-z]{4,}$/.test(make),
  )
  expect(makes.length).toBeGreaterThan(5)
  const mistakes = makes.flatMap(([make, count]) =>
    [
      make.slice(0, 2) + make.slice(3),
      `${make.slice(0, 2)}q${make.slice(2)}`,
      `${make.slice(0, 2)}q${make.slice(3)}`,
      make[0]! + make[2]! + make[1]! + make.slice(3),
    ]
      .filter((query) => query.length >= 4)
      .map((query) => ({ make, count, query })),
  )
  const answers = await answersTo(
    'harbour',
    mistakes.slice(0, 100).map(({ query }) => ({
      indexName: 'cars',
      params: { query, facets: ['make'], hitsPerPage: 0 },
    })),
  )
  for (const [place, { facets }] of answers.entries()) {
    const { make, count, query } = mistakes[place]!
    expect(facets['make']?.[make], query).toBe(count)
  }
})

test('the key of the configuration searches the site’s own host, and no other key does [API-001]', async () => {
  const { provider } = site.search
  const key = provider.type === 'embedded' ? provider.key : ''
  const request = { requests: [{ indexName: 'cars', query: '' }] }
  const { results } = await liteClient('harbour', key, reaching('harbour')).search(request)
  expect(results).toMatchObject([{ nbHits: (await loadSearchedRecords('harbour')).length }])
  await expect(
    liteClient('harbour', 'another', reaching('harbour')).search(request),
  ).rejects.toThrow('Invalid Application-ID or API key')
})

test('the site’s filters and the visitor’s hold together [API-002]', async () => {
  const isUsedAndDriven = ({ car_type, km }: StockRecord) =>
    car_type === 'used' && km !== null && km < 60_000
  const ours = (await loadSearchedRecords('harbour')).filter(isUsedAndDriven)
  const theirs = (await loadSearchedRecords('ridgeline')).filter(isUsedAndDriven)
  const [answer] = await answersTo('harbour', [
    { indexName: 'cars', params: { filters: 'car_type:"used" AND km < 60000', hitsPerPage: 1000 } },
  ])
  expect(ours.length).toBeGreaterThan(0)
  expect(theirs.length).toBeGreaterThan(0)
  expect(answer!.nbHits).toBe(ours.length)
  expect(answer!.hits.map(({ slug }) => slug).toSorted(byText)).toEqual(
    ours.map(({ slug }) => slug).toSorted(byText),
  )
})

test('a page’s request has filters, length, place, text and order, and each is obeyed [API-003]', async () => {
  const state = {
    ...createEmptySearchState('price:desc'),
    query: 'auto',
    page: 2,
    ranges: { price: { min: 5000 } },
  }
  const [request] = createSearchRequests(createSearchQuery(state, site))
  expect(request).toMatchObject({
    indexName: 'cars_price_desc',
    params: { query: 'auto', hitsPerPage: 21, page: 1, numericFilters: ['compared_price>=5000'] },
  })
  const whole = { ...request!, params: { ...request!.params, hitsPerPage: 1000, page: 0 } }
  const [answer, all] = await answersTo('harbour', [request!, whole])
  expect(all!.nbHits).toBeGreaterThan(21)
  expect(answer!.hits.map(({ id }) => id)).toEqual(all!.hits.slice(21, 42).map(({ id }) => id))
  const prices = answer!.hits.map(({ price }) => price ?? 0)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(5000)
})

test('a page’s search answers with 21 hits, count, facets, milliseconds and pages [API-004] [API-005] [SRCH-097]', async ({
  request,
}) => {
  const [answer] = await answersTo(
    'harbour',
    createSearchRequests(createSearchQuery(createEmptySearchState('relevance'), site)),
  )
  const { length } = await loadSearchedRecords('harbour')
  expect(length).toBeGreaterThan(21)
  expect(answer!.hitsPerPage).toBe(21)
  expect(answer!.hits).toHaveLength(21)
  expect(answer).toMatchObject({ nbHits: length, nbPages: Math.ceil(length / 21), page: 0 })
  expect(Object.keys(answer!.facets)).toContain('make')
  expect(answer!.processingTimeMS).toBeGreaterThanOrEqual(0)
  const html = await (await ask(request, 'harbour', '/search')).text()
  expect(numberIn(/([\d,]+) cars found/.exec(html)?.[1] ?? null)).toBe(length)
})

test('a page’s request counts car_type, make, make_model, status, price and km [API-009]', async () => {
  const records = await loadSearchedRecords('harbour')
  const [request] = createSearchRequests(
    createSearchQuery(createEmptySearchState('relevance'), site),
  )
  const [answer] = await answersTo('harbour', [
    { ...request!, params: { ...request!.params, maxValuesPerFacet: 1000 } },
  ])
  for (const attribute of ['car_type', 'make', 'make_model', 'status', 'price', 'km'] as const) {
    expect(request!.params['facets'], attribute).toContain(attribute)
    expect(answer!.facets[attribute], attribute).toEqual(countsOf(records, attribute))
  }
})

test('the car model catalogue narrows by manufacturer, model and body, 21 from an offset [API-010] [API-011]', async () => {
  const client = liteClient('harbour', 'public', reaching('harbour', '/api/catalogue'))
  const find = async (search: object) => {
    const [main] = createCatalogueRequests(carModelCatalogue, {
      ...createEmptyCatalogueSearch(carModelCatalogue),
      ...search,
    })
    const { indexName, params } = main!
    const { results } = await client.search({ requests: [{ indexName, ...params } as never] })
    return { params, answer: results[0] as unknown as CatalogueAnswer }
  }
  const first = await find({})
  const second = await find({ page: 2 })
  expect([first.params['length'], first.params['offset'], second.params['offset']]).toEqual([
    21, 0, 21,
  ])
  expect(first.answer).toMatchObject({ offset: 0, length: 21 })
  expect(first.answer.hits).toHaveLength(21)
  expect(second.answer.hits.length).toBeGreaterThan(0)
  const [car] = first.answer.hits
  const { manufacturer, model } = car!
  const facets = { make: [manufacturer.name], model: [model.name], body: [model.body!] }
  const narrowed = await find({ facets })
  expect(narrowed.answer.nbHits).toBeLessThan(first.answer.nbHits)
  for (const hit of narrowed.answer.hits) expect(hit).toMatchObject({ manufacturer, model })
  const text = await find({ query: model.name })
  expect(text.answer.hits).toContainEqual(expect.objectContaining({ manufacturer, model }))
})

interface CatalogueAnswer {
  nbHits: number
  hits: { manufacturer: { name: string }; model: { name: string; body: string | null } }[]
}

test('similar cars are one multi-query with an index, filter, limit 10 and tags each [API-013]', async () => {
  const records = await loadSearchedRecords('harbour')
  const subject = records.find(
    ({ price, simple_body, status }) => price && simple_body && status === 'in_stock',
  )!
  const requests = createSimilarCarsRequests(
    { ...subject, offer_price: null } as unknown as Car,
    [],
    site,
  )
  expect(requests.length).toBeGreaterThan(2)
  for (const { indexName, params } of requests) {
    expect(indexName).toMatch(/^cars/)
    expect(params).toMatchObject({
      filters: expect.stringContaining('status:"in_stock"'),
      hitsPerPage: 10,
      highlightPreTag: '__ais-highlight__',
      highlightPostTag: '__/ais-highlight__',
    })
  }
  const [sameModel, , nearPrice] = await answersTo('harbour', requests)
  const { make, model, price } = subject
  expect(sameModel!.hits.length).toBeGreaterThan(0)
  expect(sameModel!.hits.length).toBeLessThanOrEqual(10)
  for (const hit of sameModel!.hits) expect(hit).toMatchObject({ make, model, status: 'in_stock' })
  expect(nearPrice!.hits.length).toBeGreaterThan(0)
  expect(nearPrice!.hits.length).toBeLessThanOrEqual(10)
  const reach = price! < 50_000 ? 10_000 : 25_000
  for (const hit of nearPrice!.hits)
    expect(Math.abs(hit.price! - price!)).toBeLessThanOrEqual(reach)
})

for (const [slug, types, row] of [
  ['new-used-and-demo-cars', ['new', 'used', 'demo'], 'SRCH-001'],
  ['new-cars', ['new'], 'SRCH-002'],
  ['used-cars', ['used'], 'SRCH-003'],
  ['demo-cars', ['demo'], 'SRCH-004'],
  ['new-and-demo-cars', ['new', 'demo'], 'SRCH-005'],
] as const) {
  test(`/search/${slug} has the cars that are ${types.join(' or ')} [${row}]`, async ({
    request,
  }) => {
    const found = await countAt(request, `/search/${slug}`)
    const records = await loadSearchedRecords('harbour')
    const expected = records.filter(({ car_type }) =>
      (types as readonly string[]).includes(car_type ?? ''),
    )
    expect(found).toBe(expected.length)
    expect(found).toBeGreaterThan(0)
  })
}

test('a body and a make in the address have their cars [SRCH-006] [SRCH-007]', async ({
  request,
}) => {
  const records = await loadSearchedRecords('harbour')
  const bodies = Object.entries(countsOf(records, 'simple_body'))
  const [body, ofBody] = bodies.find(([name]) => name === 'SUV')!
  expect(await countAt(request, `/search/${body.toLowerCase()}`)).toBe(ofBody)
  const makes = Object.entries(countsOf(records, 'make')).toSorted((a, b) => b[1] - a[1])
  for (const [make, count] of makes.slice(0, 3)) {
    expect(await countAt(request, `/search/${make.toLowerCase().replaceAll(' ', '-')}`), make).toBe(
      count,
    )
  }
})

async function countAt(request: Parameters<typeof ask>[0], path: string): Promise<number> {
  const html = await (await ask(request, 'harbour', path)).text()
  return numberIn(/([\d,]+) cars? found/.exec(html)?.[1] ?? null)
}

test('what is in stock or coming soon is shown [SRCH-059]', async () => {
  const statuses = new Set<string>()
  for (const id of ['harbour', 'ridgeline', 'caravans'] as const) {
    const stock = (await loadImportedCars(id)).filter(
      ({ status, sold, show_on_dealer_website: isForWebsite }) =>
        isForWebsite && !sold && ['in_stock', 'coming_soon'].includes(status),
    )
    for (const { status } of stock) statuses.add(status)
    const requests = ['in_stock', 'coming_soon'].map((status) => ({
      indexName: 'cars',
      params: { facetFilters: [`status:${status}`], hitsPerPage: 0 },
    }))
    const counts = (await answersTo(id, requests)).map(({ nbHits }) => nbHits)
    expect(counts).toEqual(
      ['in_stock', 'coming_soon'].map(
        (wanted) => stock.filter(({ status }) => status === wanted).length,
      ),
    )
  }
  expect([...statuses].toSorted(byText)).toEqual(['coming_soon', 'in_stock'])
})
