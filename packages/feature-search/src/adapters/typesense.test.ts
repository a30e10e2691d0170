import {
  allOf,
  anyOf,
  createSearchEngine,
  type Filter,
  inRange,
  not,
  parseFilters,
  valueIs,
} from '@forecourt/search-engine'
import { aStock } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import fc from 'fast-check'
import { Client } from 'typesense'
import TypesenseInstantsearchAdapter from 'typesense-instantsearch-adapter'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  createStockIndexSettings,
  listStockIndexReplicas,
  toStockRecord,
} from '../model/stock-record.ts'
import { loadSearchPage } from '../server/load-search-page.ts'
import { createStockScope } from '../server/stock-scope.ts'
import { aStockSearchClient } from '../testing/index.ts'
import { describeIndexer, writtenSettings } from './indexer.contract.ts'
import type { LiteSearchClient } from './lite-search-client.ts'
import {
  contractCars,
  contractReplicas,
  contractSettings,
  describeSearchClient,
  describeStranger,
} from './search-client.contract.ts'
import {
  createTypesenseIndexer,
  createTypesenseScopedKey,
  createTypesenseSearchClient,
  formatTypesenseFilter,
  type TypesenseAdapter,
  type TypesenseSearchOptions,
} from './typesense.ts'
import { matchesTypesenseFilter } from './typesense-filter.contract.ts'
import {
  startTypesenseServer,
  TYPESENSE_ADMIN_KEY,
  TYPESENSE_SEARCH_KEY,
  type TypesenseServer,
} from './typesense-server.contract.ts'

const adapter = TypesenseInstantsearchAdapter as unknown as TypesenseAdapter
let server: TypesenseServer

beforeAll(async () => {
  // The adapter writes each refusal to the console before it passes it on.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server = await startTypesenseServer()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.close()
})

const carSettings = {
  settings: {
    ...contractSettings,
    ranking: ['typo', 'words', 'custom'],
    customRanking: [],
    paginationLimitedTo: 1000,
  },
  replicas: Object.entries(contractReplicas).map(([name, { ranking }]) => ({
    name,
    settings: { ...contractSettings, ranking, customRanking: [], paginationLimitedTo: 1000 },
  })),
}

const clientOf = (differences: Partial<TypesenseSearchOptions> = {}) =>
  createTypesenseSearchClient({
    adapter,
    origin: server.origin,
    searchKey: TYPESENSE_SEARCH_KEY,
    indexName: 'contract_cars',
    settings: carSettings,
    siteId: 'example',
    ...differences,
  })
const indexerOf = (indexName: string) =>
  createTypesenseIndexer({ origin: server.origin, adminKey: TYPESENSE_ADMIN_KEY, indexName })

describe('Typesense', () => {
  beforeAll(async () => {
    const indexer = indexerOf('contract_cars')
    await indexer.setSettings(carSettings)
    await indexer.saveObjects(contractCars)
  })
  describeSearchClient('Typesense', () => clientOf() as LiteSearchClient)
  describeStranger('Typesense', () => clientOf({ searchKey: 'wrong' }) as LiteSearchClient)
})

describeIndexer('Typesense', async () => {
  const indexer = indexerOf('written_cars')
  const settings = {
    ...writtenSettings,
    settings: {
      ...writtenSettings.settings,
      attributesForFaceting: ['searchable(make)', 'year'],
    },
  }
  const pages = [0, 1, 2, 3]
  return {
    indexer,
    find: async (indexName, { query = '', facetFilters = [], facets = [] } = {}) => {
      const client = clientOf({ indexName: 'written_cars', settings })
      const requests = pages.map((page) => ({
        indexName,
        query,
        facetFilters,
        facets,
        page,
        hitsPerPage: 250,
        attributesToHighlight: [],
      }))
      const { results } = await client.search({ requests })
      const answers = results as unknown as {
        nbHits: number
        hits: Record<string, unknown>[]
        facets: Record<string, Record<string, number>>
      }[]
      return { ...answers[0]!, hits: answers.flatMap(({ hits }) => hits) }
    },
  }
})

describe('createTypesenseIndexer', () => {
  it('leaves the former records and no collection behind when an import is refused', async () => {
    const indexer = indexerOf('refused')
    await indexer.setSettings(carSettings)
    await indexer.saveObjects(contractCars)
    const before = server.collectionNames()
    const broken = [{ objectID: 7 as unknown as string, name: 'No text' }]
    await expect(indexer.replaceAll(broken)).rejects.toMatchObject({ status: 400 })
    expect(server.collectionNames()).toEqual(before)
    const client = clientOf({ indexName: 'refused' })
    const { results } = await client.search({ requests: [{ indexName: 'refused' }] })
    expect(results[0]).toMatchObject({ nbHits: 3 })
  })

  it('rejects with status and message when the server refuses or fails', async () => {
    const stranger = createTypesenseIndexer({
      origin: server.origin,
      adminKey: TYPESENSE_SEARCH_KEY,
      indexName: 'contract_cars',
    })
    await expect(stranger.saveObjects(contractCars)).rejects.toMatchObject({
      status: 401,
      message: expect.stringContaining('x-typesense-api-key'),
    })
    server.failWith = 503
    await expect(indexerOf('contract_cars').deleteObjects(['1'])).rejects.toMatchObject({
      status: 503,
    })
    server.failWith = null
    await expect(indexerOf('never_made').replaceAll([])).rejects.toMatchObject({ status: 404 })
  })

  it('asks nothing more when the settings are already so', async () => {
    const before = server.collectionNames()
    await indexerOf('contract_cars').setSettings(carSettings)
    expect(server.collectionNames()).toEqual(before)
  })
})

describe('createTypesenseSearchClient', () => {
  const ask = (client: ReturnType<typeof clientOf>, request: object = {}) =>
    client.search({ requests: [{ indexName: 'contract_cars', query: '', ...request }] })

  it('asks for the order of a replica, the fields of a card and no highlights', async () => {
    server.searches.length = 0
    await ask(clientOf(), {
      indexName: 'contract_cars_price_asc',
      attributesToRetrieve: ['name', 'id'],
      attributesToHighlight: [],
      filters: 'make:"Mazda" AND price < 30000',
      numericFilters: ['price>=20000'],
      offset: 42,
      length: 21,
    })
    expect(server.searches).toEqual([
      expect.objectContaining({
        collection: 'contract_cars',
        q: '*',
        query_by: 'name',
        sort_by: 'price:asc,_text_match:desc',
        filter_by: 'make:=`Mazda` && price:<30000 && price:>=20000',
        include_fields: 'id,name,own_id',
        highlight_fields: 'none',
        per_page: 21,
        page: 3,
      }),
    ])
  })

  it('remembers 20 searches of a site, and no failure [D-24]', async () => {
    const client = clientOf()
    server.searches.length = 0
    for (let page = 0; page < 20; page++) await ask(client, { page })
    for (let page = 0; page < 20; page++) await ask(client, { page })
    expect(server.searches).toHaveLength(20)
    await ask(client, { page: 20 })
    await ask(client, { page: 0 })
    expect(server.searches).toHaveLength(22)
    server.failWith = 400
    await expect(ask(client, { page: 30 })).rejects.toMatchObject({ status: 400 })
    server.failWith = null
    await expect(ask(client, { page: 30 })).resolves.toMatchObject({ results: [{ nbHits: 3 }] })
  })

  it('gives up after the time it was given [D-32]', async () => {
    server.isSilent = true
    const search = ask(clientOf({ timeoutMs: 50 }))
    await expect(search).rejects.toMatchObject({ name: 'SearchTimeoutError', timeoutMs: 50 })
    server.isSilent = false
  })

  it('refuses an offset that is no page', async () => {
    await expect(ask(clientOf(), { offset: 5, length: 21 })).rejects.toMatchObject({ status: 400 })
  })
})

describe('createTypesenseScopedKey', () => {
  const scope = { filter_by: 'make:=`Mazda`', expires_at: 4_000_000_000 }

  it('makes the key Typesense’s own client makes', async () => {
    const client = new Client({
      apiKey: 'x',
      nodes: [{ host: 'typesense.test', port: 443, protocol: 'https' }],
    })
    expect(await createTypesenseScopedKey(TYPESENSE_SEARCH_KEY, scope)).toBe(
      client.keys().generateScopedSearchKey(TYPESENSE_SEARCH_KEY, scope as never),
    )
  })

  const makes = async (searchKey: string, request: object = {}) => {
    const { results } = await clientOf({ searchKey }).search({
      requests: [{ indexName: 'contract_cars', query: '', facets: ['make'], ...request }],
    })
    return (results[0] as unknown as { facets: { make?: object } }).facets.make
  }

  it('holds every search to its filter, whatever is asked [PLUS-013]', async () => {
    const key = await createTypesenseScopedKey(TYPESENSE_SEARCH_KEY, scope)
    expect(await makes(key)).toEqual({ Mazda: 2 })
    expect(await makes(key, { facetFilters: [['make:Toyota', 'make:Mazda']] })).toEqual({
      Mazda: 2,
    })
    expect(await makes(key, { filters: 'make:"Toyota"' })).toBeUndefined()
    expect(await makes(key, { filters: 'make:"Toyota` || make:=`Toyota"' })).toBeUndefined()
    expect(await makes(key, { facetFilters: [['make:-Mazda']] })).toBeUndefined()
  })

  it('is refused when it is past, forged, or made from a key that may write', async () => {
    const past = await createTypesenseScopedKey(TYPESENSE_SEARCH_KEY, { ...scope, expires_at: 1 })
    await expect(makes(past)).rejects.toMatchObject({ status: 403 })
    const key = await createTypesenseScopedKey(TYPESENSE_SEARCH_KEY, scope)
    const forged = btoa(atob(key).replace('Mazda', 'Toyota'))
    await expect(makes(forged)).rejects.toMatchObject({ status: 403 })
    const strong = await createTypesenseScopedKey(TYPESENSE_ADMIN_KEY, scope)
    await expect(makes(strong)).rejects.toMatchObject({ status: 403 })
  })
})

describe('formatTypesenseFilter', () => {
  it.each([
    ['price > 0', 'price:>0'],
    ['price < 30000', 'price:<30000'],
    ['price: 5 TO 9', 'price:[5..9]'],
    ['make:"Land Rover" OR make:Kia', 'make:=[`Land Rover`,`Kia`]'],
    ['make:Kia OR colour:Red', '(make:=`Kia` || colour:=`Red`)'],
    ['NOT make:Kia AND year:2024', 'make:!=`Kia` && year:=2024'],
    ['id:7 AND objectID:"7"', 'own_id:=7 && id:=7'],
  ])('writes %s as %s', (filter, expected) => {
    const parsed = parseFilters(filter)
    expect(parsed && formatTypesenseFilter(parsed)).toBe(expected)
  })

  const leaf = fc.oneof(
    fc
      .constantFrom('Kia', 'Land Rover', 'A && (b)', 'x`y', '3', '-4', 'true', '[z]')
      .map((value) => valueIs('make', value)),
    fc
      .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))
      .map(([a, b]) => inRange('price', Math.min(a, b), Math.max(a, b))),
    fc.integer({ min: 0, max: 9 }).map((min) => inRange('price', min, Infinity)),
  )
  const { filter: filters } = fc.letrec<{ filter: Filter }>((tie) => ({
    filter: fc.oneof(
      { depthSize: 'small' },
      leaf,
      tie('filter').map(not),
      fc.array(tie('filter'), { maxLength: 3 }).map(allOf),
      fc.array(tie('filter'), { maxLength: 3 }).map(anyOf),
    ),
  }))
  const makes = ['Kia', 'Land Rover', 'A && (b)', 'xy', '3', '-4', 'true', '[z]']
  const records = makes.map((make, price) => ({
    objectID: String(price),
    id: String(price),
    make,
    price,
  }))

  it('finds what the engine finds, for any condition', () => {
    const engine = createSearchEngine()
    engine.setIndex('c', {
      settings: { searchableAttributes: ['make'], attributesForFaceting: ['make', 'price'] },
      records: records.map((record) =>
        record.make === 'xy' ? { ...record, make: 'x`y' } : record,
      ),
    })
    fc.assert(
      fc.property(filters, (filter) => {
        const [answer] = engine.search([{ indexName: 'c' }], { scope: filter })
        const expected = (answer as unknown as { hits: { objectID: string }[] }).hits
        const written = formatTypesenseFilter(filter)
        const found = records.filter((record) => matchesTypesenseFilter(record, written))
        expect(found.map(({ objectID }) => objectID).sort()).toEqual(
          expected.map(({ objectID }) => objectID).sort(),
        )
      }),
      { numRuns: 500 },
    )
  })
})

describe('the stock search at Typesense', () => {
  it('shows the page the embedded engine shows, inside the scope of the site [PLUS-012]', async () => {
    const nowMs = Date.UTC(2026, 10, 15)
    const site = aSite()
    const cars = aStock(120, { id: 1, slug: 'example-motors', name: 'Example Motors' })
    const settings = {
      settings: createStockIndexSettings('stock'),
      replicas: listStockIndexReplicas('stock'),
    }
    const indexer = createTypesenseIndexer({
      origin: server.origin,
      adminKey: TYPESENSE_ADMIN_KEY,
      indexName: 'stock',
    })
    await indexer.setSettings(settings)
    const foreign = { ...toStockRecord(cars[0]!, { ...site, id: 'other' }), objectID: 'foreign' }
    await indexer.saveObjects([...cars.map((car) => toStockRecord(car, site)), foreign])
    const searchKey = await createTypesenseScopedKey(TYPESENSE_SEARCH_KEY, {
      filter_by: formatTypesenseFilter(createStockScope(site, nowMs)),
    })
    const provider = { type: 'typesense', indexName: 'stock' } as const
    const searchClient = clientOf({ indexName: 'stock', settings, searchKey })
    const embedded = aStockSearchClient(cars, site, nowMs)
    for (const query of [
      '',
      'make=Toyota&make=Mazda&body=SUV',
      'price=30000:60000&sortBy=price:asc',
      'query=ranger&sortBy=price:desc',
      'sortBy=created_at_timestamp:desc&page=3',
    ]) {
      const address = `/search?${query}`
      const here = await loadSearchPage({ searchClient: embedded }, site, address, nowMs)
      const there = await loadSearchPage(
        { searchClient },
        { ...site, search: { ...site.search, provider } },
        address,
        nowMs,
      )
      expect(there.kind).toBe('page')
      expect(here.kind).toBe('page')
      if (here.kind !== 'page' || there.kind !== 'page') return
      const seen = (page: typeof here.page) => {
        const [results] = Object.values(page.initialResults)
        const [main] = results!.results
        return {
          count: page.count,
          cars: main!.hits.map(({ id, name, price }) => [id, name, price]),
          facets: main!.facets?.make,
        }
      }
      expect(seen(there.page)).toEqual(seen(here.page))
    }
  })
})
