import { describe, expect, it } from 'vitest'
import type { IndexSettings } from '../index/index-settings.ts'
import type { SearchRecord } from '../index/search-record.ts'
import type { FacetHitsAnswer, SearchAnswer } from './search-answer.ts'
import { createSearchEngine } from './search-engine.ts'
import type { SearchRequest } from './search-parameters.ts'

const settings: IndexSettings = {
  searchableAttributes: ['name'],
  attributesForFaceting: [
    'searchable(make)',
    'colours',
    'price',
    'certified',
    'filterOnly(site_ids)',
  ],
  customRanking: ['desc(year)'],
  unretrievableAttributes: ['cost'],
  replicas: ['cars_price_asc', 'virtual(cars_newest)'],
}
const replicas = {
  cars_price_asc: { ranking: ['asc(price)', 'asc(id)', 'typo'], customRanking: [] },
  cars_newest: { customRanking: ['desc(year)'], relevancyStrictness: 0 },
}

const records: SearchRecord[] = [
  car(1, 'Mazda', 'CX-5', 2021, 30_000, ['Red'], { certified: true }),
  car(2, 'Mazda', 'CX-3', 2022, 25_000, ['Blue', 'White']),
  car(3, 'Toyota', 'Corolla', 2020, 25_000, ['Red', 'White']),
  car(10, 'toyota', 'Camry', 2022, null, []),
  car(4, 'Kia', 'Rio', 2019, 12_500, ['Green'], { _tags: ['Hot', 'weekend'] }),
]

function car(
  id: number,
  make: string,
  model: string,
  year: number,
  price: number | null,
  colours: string[],
  more: object = {},
): SearchRecord {
  const name = `${make} ${model}`
  const objectID = String(id)
  return { objectID, id, name, make, year, price, colours, cost: 1, site_ids: ['s1'], ...more }
}

function engineWith(list: readonly SearchRecord[] = records) {
  const engine = createSearchEngine()
  engine.setIndex('cars', { settings, replicas, records: list })
  return engine
}

function ask(request: Partial<SearchRequest>): SearchAnswer {
  const [answer] = engineWith().search([{ indexName: 'cars', ...request }], { scope: null })
  return answer as SearchAnswer
}

const idsOf = (answer: SearchAnswer) => answer.hits.map((hit) => hit.objectID)

describe('SearchEngine', () => {
  it('answers with hits, count, facets, milliseconds and pages [API-005]', () => {
    const answer = ask({ query: 'mazda', facets: ['make', 'price'], hitsPerPage: 1 })
    expect(answer).toMatchObject({ nbHits: 2, nbPages: 2, page: 0, hitsPerPage: 1 })
    expect(answer.hits.map((hit) => hit.name)).toEqual(['Mazda CX-3'])
    expect({ ...answer.facets?.make }).toEqual({ Mazda: 2 })
    expect(answer.processingTimeMS).toBeGreaterThanOrEqual(0)
    expect(Number.isInteger(answer.processingTimeMS)).toBe(true)
  })

  it('echoes query, index and parameters, and claims to be exhaustive', () => {
    expect(ask({ query: 'cx 5', facets: ['make'], hitsPerPage: 2 })).toMatchObject({
      query: 'cx 5',
      index: 'cars',
      params: 'query=cx+5&facets=%5B%22make%22%5D&hitsPerPage=2',
      exhaustiveNbHits: true,
      exhaustiveTypo: true,
      exhaustiveFacetsCount: true,
      exhaustive: { nbHits: true, typo: true, facetsCount: true },
      renderingContent: {},
    })
  })

  it('orders by custom ranking, then by id as a number [D-22]', () => {
    expect(idsOf(ask({}))).toEqual(['2', '10', '1', '3', '4'])
    expect(idsOf(ask({ indexName: 'cars_price_asc' }))).toEqual(['4', '2', '3', '1', '10'])
    expect(ask({ indexName: 'cars_newest' })).toMatchObject({
      index: 'cars_newest',
      nbSortedHits: 5,
      appliedRelevancyStrictness: 0,
    })
    expect(idsOf(ask({ indexName: 'cars_newest' }))).toEqual(['2', '10', '1', '3', '4'])
  })

  it('pages by page and by offset, and caps what can be paged to', () => {
    expect(idsOf(ask({ page: 1, hitsPerPage: 2 }))).toEqual(['1', '3'])
    expect(ask({ page: 9, hitsPerPage: 2 })).toMatchObject({ hits: [], page: 9, nbPages: 3 })
    const answer = ask({ offset: 3, length: 5 })
    expect(idsOf(answer)).toEqual(['3', '4'])
    expect(answer).toMatchObject({ offset: 3, length: 5 })
    expect(answer).not.toHaveProperty('page')
    expect(ask({ hitsPerPage: 0 })).toMatchObject({ hits: [], nbHits: 5, nbPages: 0 })
    const engine = createSearchEngine()
    engine.setIndex('cars', { settings: { ...settings, paginationLimitedTo: 3 }, records })
    const [capped] = engine.search([{ indexName: 'cars', hitsPerPage: 2, page: 1 }], {
      scope: null,
    })
    expect(capped).toMatchObject({ nbHits: 5, nbPages: 2, hits: [{ objectID: '1' }] })
  })

  it('counts facets, statistics, lists and booleans', () => {
    const answer = ask({ facets: ['*'] })
    expect(Object.keys(answer.facets ?? {})).toEqual(['make', 'colours', 'price', 'certified'])
    expect(Object.entries(answer.facets?.colours ?? {})).toEqual([
      ['Red', 2],
      ['White', 2],
      ['Blue', 1],
      ['Green', 1],
    ])
    expect({ ...answer.facets?.certified }).toEqual({ true: 1 })
    expect(answer.facets_stats?.price).toEqual({
      min: 12_500,
      max: 30_000,
      avg: 23_125,
      sum: 92_500,
    })
  })

  it('takes a bare facet name, sorts values by name, and leaves an empty facet out', () => {
    const answer = ask({ facets: 'colours', sortFacetValuesBy: 'alpha', maxValuesPerFacet: 2 })
    expect(Object.entries(answer.facets ?? {})).toHaveLength(1)
    expect(Object.keys(answer.facets?.colours ?? {})).toEqual(['Blue', 'Green'])
    expect(ask({ facets: ['certified'], filters: 'make:Kia' }).facets).not.toHaveProperty(
      'certified',
    )
    expect(ask({})).not.toHaveProperty('facets')
  })

  it('compares values without case, and tags with it', () => {
    expect(idsOf(ask({ filters: 'make:TOYOTA' }))).toEqual(['10', '3'])
    expect(idsOf(ask({ filters: 'Hot' }))).toEqual(['4'])
    expect(idsOf(ask({ tagFilters: 'hot' }))).toEqual([])
    expect(idsOf(ask({ facetFilters: [['colours:red', 'colours:green']] }))).toEqual([
      '1',
      '3',
      '4',
    ])
    expect(idsOf(ask({ facetFilters: 'colours:-white' }))).toEqual(['10', '1', '4'])
  })

  it('filters by any number, and by no text that is not declared', () => {
    expect(idsOf(ask({ numericFilters: ['year>=2021'] }))).toEqual(['2', '10', '1'])
    expect(idsOf(ask({ filters: 'price:12500 TO 25000' }))).toEqual(['2', '3', '4'])
    expect(idsOf(ask({ filters: 'price < 25000' }))).toEqual(['4'])
    expect(idsOf(ask({ filters: 'price != 25000' }))).toEqual(['1', '4'])
    expect(idsOf(ask({ filters: 'name:"Kia Rio"' }))).toEqual([])
    expect(idsOf(ask({ filters: 'objectID:3 OR objectID:4' }))).toEqual(['3', '4'])
  })

  it('gives the attributes asked for, and never a hidden one', () => {
    expect(ask({ attributesToHighlight: [] }).hits[0]).not.toHaveProperty('cost')
    expect(
      ask({ attributesToRetrieve: ['make', 'cost'], attributesToHighlight: [] }).hits[0],
    ).toEqual({ objectID: '2', make: 'Mazda' })
    expect(ask({ attributesToRetrieve: ['-name'] }).hits[0]).not.toHaveProperty('name')
    expect(ask({ attributesToRetrieve: ['-name'] }).hits[0]).toHaveProperty('make')
  })

  it('keeps the fields asked for, and adds ranking and query id on request', () => {
    expect(ask({ responseFields: ['nbHits'] })).toEqual({ nbHits: 5 })
    expect(ask({ query: 'mazad cx', getRankingInfo: true }).hits[0]?._rankingInfo).toMatchObject({
      nbTypos: 1,
      words: 2,
      nbExactWords: 1,
    })
    expect(ask({})).not.toHaveProperty('queryID')
    expect(ask({ clickAnalytics: true }).queryID).toMatch(/^[0-9a-f]{32}$/)
  })

  it('reads parameters from a URL-encoded string', () => {
    const params =
      'query=mazda&hitsPerPage=1&facets=%5B%22make%22%5D&filters=price%3A1%20TO%2030000'
    expect(ask({ params })).toMatchObject({ nbHits: 2, hitsPerPage: 1, query: 'mazda' })
    expect(ask({ params: 'query=mazda', query: 'kia' })).toMatchObject({ nbHits: 1 })
  })

  it.each([
    [{ nonsense: 1 }, 'Unknown parameter: nonsense'],
    [{ hitsPerPage: 1001 }, 'Invalid value for "hitsPerPage" parameter'],
    [{ hitsPerPage: -1 }, 'Invalid value for "hitsPerPage" parameter'],
    [{ page: 1.5 }, 'Invalid value for "page" parameter'],
    [{ page: 'x' }, 'Invalid value for "page" parameter'],
    [{ query: {} }, 'Invalid value for "query" parameter'],
    [{ facets: [1] }, 'Invalid value for "facets" parameter'],
    [{ sortFacetValuesBy: 'size' }, 'Invalid value for "sortFacetValuesBy" parameter'],
    [{ maxValuesPerFacet: 1001 }, 'Invalid value for "maxValuesPerFacet" parameter'],
    [{ getRankingInfo: 'maybe' }, 'Invalid value for "getRankingInfo" parameter'],
  ])('answers 400 to %j', (parameters, message) => {
    expect(() => ask(parameters)).toThrow(
      expect.objectContaining({ status: 400, message: expect.stringContaining(message) }),
    )
  })

  it('accepts what Algolia knows and it does not use, and x-algolia parameters', () => {
    const parameters = { analytics: false, userToken: 'u', ruleContexts: [], distinct: false }
    expect(ask({ ...parameters, 'x-algolia-agent': 'test' })).toMatchObject({ nbHits: 5 })
  })

  it('answers 404 to an unknown index', () => {
    expect(() => ask({ indexName: 'boats' })).toThrow(
      expect.objectContaining({ status: 404, message: 'Index boats does not exist' }),
    )
  })

  it('searches the values of a facet, within the request', () => {
    const search = (request: object) => {
      const requests = [{ indexName: 'cars', type: 'facet', facet: 'make', ...request }]
      return engineWith().search(requests, { scope: null })[0] as FacetHitsAnswer
    }
    expect(search({ facetQuery: 'to' })).toMatchObject({
      facetHits: [
        { value: 'Toyota', highlighted: '<em>To</em>yota', count: 1 },
        { value: 'toyota', highlighted: '<em>to</em>yota', count: 1 },
      ],
      exhaustiveFacetsCount: true,
    })
    expect(search({ facetQuery: 'mzda' }).facetHits).toMatchObject([{ value: 'Mazda', count: 2 }])
    expect(search({ maxFacetHits: 1 }).facetHits).toMatchObject([
      { value: 'Mazda', highlighted: 'Mazda', count: 2 },
    ])
    expect(search({ filters: 'make:Kia' }).facetHits).toMatchObject([{ value: 'Kia', count: 1 }])
    expect(() => search({ facet: 'colours' })).toThrow(expect.objectContaining({ status: 400 }))
  })

  it('keeps a value named like a property of every object', () => {
    const odd = [car(1, '__proto__', 'x', 2020, 1, ['constructor'])]
    const [answer] = engineWith(odd).search([{ indexName: 'cars', facets: ['*'] }], { scope: null })
    expect(JSON.stringify((answer as SearchAnswer).facets)).toContain('"make":{"__proto__":1}')
  })
})
