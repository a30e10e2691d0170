import { gzipSync } from 'node:zlib'
import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import algoliasearchHelper from 'algoliasearch-helper'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAnswerCheck } from '../testing/published-answers.ts'
import { type SearchServer, serveSearch } from '../testing/search-server.ts'
import { createSearchService, type SearchService } from './search-service.handler.ts'

const NOW_MS = Date.parse('2026-11-21T00:00:00Z')
const ADMIN = 'admin-key'
const SEARCH = 'search-key'
const INDEXING = 'indexing-key'

let service: SearchService
let server: SearchServer
let pause: () => Promise<void>
let admit: () => { ok: true } | { ok: false; retryAfterSeconds: number }
const published = await createAnswerCheck()
const faults: string[] = []
const received: { method: string; path: string; encoding: string | null }[] = []

async function handle(request: Request): Promise<Response> {
  const { method } = request
  const path = new URL(request.url).pathname.slice('/api'.length)
  received.push({ method, path, encoding: request.headers.get('content-encoding') })
  const answer = await service.handle(request)
  if (answer.status !== 204) {
    const body: unknown = await answer.clone().json()
    faults.push(...published.faultsOf(method, path, answer.status, body))
  }
  return answer
}

beforeAll(async () => {
  server = await serveSearch(handle)
})
afterAll(() => server.close())
beforeEach(() => {
  admit = () => ({ ok: true })
  pause = () => new Promise((resolve) => setTimeout(resolve, 0))
  service = createSearchService({
    keys: [
      { key: ADMIN, acl: ['admin'] },
      { key: SEARCH, acl: ['search'], description: 'of the website' },
      { key: INDEXING, acl: ['addObject', 'deleteObject'], indexes: ['cars*', '*_staging'] },
    ],
    appId: 'APP',
    path: '/api',
    admit: () => admit(),
    now: () => NOW_MS,
    onError: (error) => faults.push(String(error)),
    pause: () => pause(),
  })
})

const hosts = () => [
  {
    url: `${new URL(server.origin).host}/api`,
    accept: 'readWrite' as const,
    protocol: 'http' as const,
  },
]
const clientWith = (key: string, options: object = {}) =>
  algoliasearch('APP', key, { hosts: hosts(), ...options })
const admin = () => clientWith(ADMIN)

const cars = [
  { objectID: '1', name: 'Mazda CX-5', make: 'Mazda', price: 30_000, tags: ['one', 'two'] },
  { objectID: '2', name: 'Kia Rio', make: 'Kia', price: 20_000 },
  { objectID: '3', name: 'Mazda CX-3', make: 'Mazda', price: 25_000 },
]
const settings = {
  searchableAttributes: ['name'],
  attributesForFaceting: ['searchable(make)', 'price'],
  customRanking: ['asc(price)'],
}

/** An index of three cars with settings. */
async function withCars(indexName = 'cars') {
  const client = admin()
  const { taskID } = await client.setSettings({ indexName, indexSettings: settings })
  await client.waitForTask({ indexName, taskID })
  await client.saveObjects({ indexName, objects: cars, waitForTasks: true })
  return client
}

const idsOf = ({ hits }: { hits: { objectID: string }[] }) => hits.map(({ objectID }) => objectID)

describe('createSearchService', () => {
  describe('records', () => {
    it('are found as soon as their task is published', async () => {
      const client = await withCars()
      const { results } = await client.search<{ name: string }>({
        requests: [{ indexName: 'cars', query: 'mazda', facets: ['make'] }],
      })
      expect(results[0]).toMatchObject({
        nbHits: 2,
        facets: { make: { Mazda: 2 } },
        hits: [{ objectID: '3' }, { objectID: '1' }],
      })
      const { facetHits } = await client.searchForFacetValues({
        indexName: 'cars',
        facetName: 'make',
        searchForFacetValuesRequest: { facetQuery: 'maz' },
      })
      expect(facetHits).toEqual([{ value: 'Mazda', highlighted: '<em>Maz</em>da', count: 2 }])
    })

    it('get an id when they come without one', async () => {
      const client = admin()
      const { objectID } = await client.saveObject({ indexName: 'cars', body: { name: 'Kia' } })
      expect(objectID).toMatch(/^[0-9a-f-]{36}$/)
      const [saved] = await client.saveObjects({
        indexName: 'cars',
        objects: [{ name: 'Kia Rio' }, { name: 'Kia EV9', objectID: 'mine' }],
        waitForTasks: true,
      })
      expect(saved?.objectIDs).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), 'mine'])
      expect((await client.searchSingleIndex({ indexName: 'cars' })).nbHits).toBe(3)
    })

    it('are read, put, replaced and taken out one by one', async () => {
      const client = await withCars()
      expect(await client.getObject({ indexName: 'cars', objectID: '1' })).toEqual(cars[0])
      expect(
        await client.getObject({
          indexName: 'cars',
          objectID: '1',
          attributesToRetrieve: ['make', 'price'],
        }),
      ).toEqual({ objectID: '1', make: 'Mazda', price: 30_000 })
      await client.addOrUpdateObject({ indexName: 'cars', objectID: '1', body: { name: 'Audi' } })
      expect(await client.getObject({ indexName: 'cars', objectID: '1' })).toEqual({
        objectID: '1',
        name: 'Audi',
      })
      await client.addOrUpdateObject({ indexName: 'cars', objectID: 'a/b c', body: { name: 'x' } })
      expect(await client.getObject({ indexName: 'cars', objectID: 'a/b c' })).toEqual({
        objectID: 'a/b c',
        name: 'x',
      })
      await client.deleteObject({ indexName: 'cars', objectID: '1' })
      await expect(client.getObject({ indexName: 'cars', objectID: '1' })).rejects.toMatchObject({
        status: 404,
        message: 'ObjectID does not exist',
      })
      expect(
        await client.getObjects({
          requests: ['2', '1'].map((objectID) => ({ indexName: 'cars', objectID })),
        }),
      ).toMatchObject({ results: [cars[1], null], message: 'ObjectID 1 does not exist.' })
    })

    it('are changed in part, and by operations', async () => {
      const client = await withCars()
      const change = async (attributesToUpdate: Record<string, unknown>) => {
        await client.partialUpdateObject({ indexName: 'cars', objectID: '1', attributesToUpdate })
        return client.getObject({ indexName: 'cars', objectID: '1' })
      }
      expect(await change({ colour: 'Red' })).toEqual({ ...cars[0], colour: 'Red' })
      const operation = (_operation: string, value: unknown) => ({ _operation, value })
      expect(await change({ price: operation('Increment', 500) })).toMatchObject({ price: 30_500 })
      expect(await change({ price: operation('Decrement', 1500) })).toMatchObject({ price: 29_000 })
      expect(await change({ views: operation('Increment', 1) })).toMatchObject({ views: 1 })
      expect(await change({ tags: operation('Add', 'two') })).toMatchObject({
        tags: ['one', 'two', 'two'],
      })
      expect(await change({ tags: operation('Remove', 'two') })).toMatchObject({ tags: ['one'] })
      expect(await change({ tags: operation('AddUnique', 'one') })).toMatchObject({ tags: ['one'] })
      expect(await change({ views: operation('IncrementFrom', 7), colour: 'Blue' })).toMatchObject({
        views: 1,
        colour: 'Red',
      })
      expect(await change({ views: operation('IncrementFrom', 1) })).toMatchObject({ views: 2 })
      expect(await change({ views: operation('IncrementSet', 2), colour: 'Blue' })).toMatchObject({
        colour: 'Red',
      })
      expect(await change({ views: operation('IncrementSet', 9) })).toMatchObject({ views: 9 })
      await expect(change({ price: operation('Multiply', 2) })).rejects.toMatchObject({
        status: 400,
      })
      await expect(change({ price: operation('Increment', 'x') })).rejects.toMatchObject({
        status: 400,
      })
    })

    it('keep hostile names as plain attributes', async () => {
      const client = await withCars()
      const hostile = JSON.parse('{"__proto__":{"price":1},"constructor":"x"}')
      await client.partialUpdateObject({
        indexName: 'cars',
        objectID: '2',
        attributesToUpdate: hostile,
      })
      const record = service.application.engine.recordOf('cars', '2')!
      expect(Object.getPrototypeOf(record)).toBe(Object.prototype)
      expect(JSON.parse(JSON.stringify(record))).toEqual({ ...cars[1], ...hostile })
      expect((await client.searchSingleIndex({ indexName: 'cars' })).nbHits).toBe(3)
    })

    it('are made by a partial change unless it says otherwise', async () => {
      const client = await withCars()
      const update = (objectID: string, createIfNotExists?: boolean) =>
        client.partialUpdateObject({
          indexName: 'cars',
          objectID,
          attributesToUpdate: { name: 'New', price: { _operation: 'Increment', value: 5 } },
          ...(createIfNotExists === undefined ? {} : { createIfNotExists }),
        })
      await update('8')
      await update('9', false)
      expect(await client.getObject({ indexName: 'cars', objectID: '8' })).toEqual({
        objectID: '8',
        name: 'New',
        price: 5,
      })
      await expect(client.getObject({ indexName: 'cars', objectID: '9' })).rejects.toMatchObject({
        status: 404,
      })
      await client.partialUpdateObjects({
        indexName: 'cars',
        objects: [
          { objectID: '10', name: 'A' },
          { objectID: '2', colour: 'Blue' },
        ],
        createIfNotExists: true,
        waitForTasks: true,
      })
      expect(await client.getObject({ indexName: 'cars', objectID: '2' })).toEqual({
        ...cars[1],
        colour: 'Blue',
      })
    })

    it('are changed by every action of a batch, in order', async () => {
      const client = await withCars()
      const { objectIDs, taskID } = await client.batch({
        indexName: 'cars',
        batchWriteParams: {
          requests: [
            { action: 'addObject', body: { objectID: '4', name: 'Audi' } },
            { action: 'updateObject', body: { objectID: '4', name: 'Audi A3' } },
            { action: 'partialUpdateObject', body: { objectID: '4', price: 1 } },
            { action: 'partialUpdateObjectNoCreate', body: { objectID: '5', price: 1 } },
            { action: 'deleteObject', body: { objectID: '1' } },
          ],
        },
      })
      expect(objectIDs).toEqual(['4', '4', '4', '5', '1'])
      await client.waitForTask({ indexName: 'cars', taskID })
      const all = await client.browse({ indexName: 'cars' })
      expect(idsOf(all)).toEqual(['2', '3', '4'])
      expect(all.hits[2]).toEqual({ objectID: '4', name: 'Audi A3', price: 1 })
      const emptied = await client.batch({
        indexName: 'cars',
        batchWriteParams: { requests: [{ action: 'clear', body: {} }] },
      })
      await client.waitForTask({ indexName: 'cars', taskID: emptied.taskID })
      expect((await client.searchSingleIndex({ indexName: 'cars' })).nbHits).toBe(0)
      await client.batch({
        indexName: 'cars',
        batchWriteParams: { requests: [{ action: 'delete', body: {} }] },
      })
      expect(await client.indexExists({ indexName: 'cars' })).toBe(false)
    })

    it('of several indices are changed by one batch', async () => {
      const client = admin()
      const answer = await client.multipleBatch({
        requests: [
          { action: 'addObject', indexName: 'cars', body: { objectID: '1', name: 'Kia' } },
          { action: 'addObject', indexName: 'vans', body: { objectID: '1', name: 'Hiace' } },
          { action: 'deleteObject', indexName: 'cars', body: { objectID: '1' } },
        ],
      })
      expect(answer.objectIDs).toEqual(['1', '1', '1'])
      for (const [indexName, taskID] of Object.entries(answer.taskID)) {
        await client.waitForTask({ indexName, taskID })
      }
      expect((await client.searchSingleIndex({ indexName: 'cars' })).nbHits).toBe(0)
      expect((await client.searchSingleIndex({ indexName: 'vans' })).nbHits).toBe(1)
    })

    it.each([
      [{ action: 'addObject', body: 'text' }],
      [{ action: 'updateObject', body: { name: 'no id' } }],
      [{ action: 'deleteObject', body: {} }],
      [{ action: 'explode', body: {} }],
      [{ action: 'partialUpdateObject', body: { objectID: '1', n: { _operation: 'Add' } } }],
    ])('are not changed at all when one of a batch is %j', async (wrong) => {
      const client = await withCars()
      const fine = { action: 'deleteObject' as const, body: { objectID: '1' } }
      await expect(
        client.batch({
          indexName: 'cars',
          batchWriteParams: { requests: [fine, wrong as typeof fine] },
        }),
      ).rejects.toMatchObject({ status: 400 })
      expect((await client.searchSingleIndex({ indexName: 'cars' })).nbHits).toBe(3)
    })

    it('that meet a filter are taken out, and never without one', async () => {
      const client = await withCars()
      const deleteBy = async (deleteByParams: object) => {
        const { taskID } = await client.deleteBy({ indexName: 'cars', deleteByParams })
        await client.waitForTask({ indexName: 'cars', taskID })
        return idsOf(await client.browse({ indexName: 'cars' }))
      }
      expect(await deleteBy({ filters: 'make:Mazda AND price > 26000' })).toEqual(['2', '3'])
      for (const wrong of [
        {},
        { filters: '' },
        { filters: 'NOT colour:Red' },
        { filters: 'make:Kia', aroundLatLng: '1,2' },
        { filters: 'make:' },
      ]) {
        await expect(deleteBy(wrong)).rejects.toMatchObject({ status: 400 })
      }
      expect(await deleteBy({ facetFilters: ['make:Kia'] })).toEqual(['3'])
      const { taskID } = await client.clearObjects({ indexName: 'cars' })
      await client.waitForTask({ indexName: 'cars', taskID })
      expect(idsOf(await client.browse({ indexName: 'cars' }))).toEqual([])
      expect(await client.getSettings({ indexName: 'cars' })).toMatchObject(settings)
    })

    it('are shown in the published shape, whatever lists of attributes are sent', async () => {
      const client = admin()
      const objects = [
        {
          objectID: '1',
          name: 'Wheel',
          maker: { name: 'Oak' },
          sizes: [{ inch: 17, name: 'Small' }],
        },
      ]
      await client.saveObjects({ indexName: 'parts', objects, waitForTasks: true })
      const { hits } = await client.searchSingleIndex({
        indexName: 'parts',
        searchParams: {
          query: 'oak',
          attributesToHighlight: ['*'],
          attributesToSnippet: ['*:20', 'maker:1'],
          attributesToRetrieve: ['*', '-sizes.inch'],
        },
      })
      expect(hits).toMatchObject([
        {
          sizes: [{ name: 'Small' }],
          _highlightResult: { maker: { name: { value: '<em>Oak</em>', matchLevel: 'full' } } },
          _snippetResult: { sizes: [{ name: { value: 'Small', matchLevel: 'none' } }] },
        },
      ])
      expect(hits[0]).not.toHaveProperty('sizes.0.inch')
    })

    it('of an index nobody described are searched by every attribute', async () => {
      const client = admin()
      const objects = [
        { objectID: '1', title: 'Wheel', place: { city: 'Perth' }, sizes: [17, 18] },
        { objectID: '2', title: 'Tyre', note: 'winter' },
      ]
      await client.saveObjects({ indexName: 'parts', objects, waitForTasks: true })
      for (const [query, found] of [
        ['wheel', '1'],
        ['perth', '1'],
        ['18', '1'],
        ['winter', '2'],
      ]) {
        expect(
          idsOf(await client.searchSingleIndex({ indexName: 'parts', searchParams: { query } })),
        ).toEqual([found])
      }
    })
  })

  describe('indices', () => {
    it('are replaced at one stroke, with their settings and replicas', async () => {
      const client = await withCars()
      const replicas = ['cars_dear']
      await client.setSettings({ indexName: 'cars', indexSettings: { replicas } })
      await client.setSettings({
        indexName: 'cars_dear',
        indexSettings: { ranking: ['desc(price)', 'typo'] },
      })
      const objects = Array.from({ length: 2300 }, (_, id) => ({ objectID: `n${id}`, price: id }))
      const before = received.length
      await client.replaceAllObjects({ indexName: 'cars', objects, batchSize: 1000 })
      expect(received.slice(before).map(({ path }) => path.split('/').at(-1))).toContain(
        'operation',
      )
      const dear = await client.searchSingleIndex({
        indexName: 'cars_dear',
        searchParams: { hitsPerPage: 2 },
      })
      expect(dear).toMatchObject({
        nbHits: 2300,
        hits: [{ objectID: 'n2299' }, { objectID: 'n2298' }],
      })
      expect(await client.getSettings({ indexName: 'cars' })).toMatchObject({
        ...settings,
        replicas,
      })
      const { items } = await client.listIndices()
      expect(items.map(({ name }) => name)).toEqual(['cars', 'cars_dear'])
    })

    it('that do not exist can be replaced too', async () => {
      const client = admin()
      await client.replaceAllObjects({ indexName: 'fresh', objects: cars })
      expect((await client.searchSingleIndex({ indexName: 'fresh' })).nbHits).toBe(3)
    })

    it('are copied, moved, listed and deleted', async () => {
      const client = await withCars()
      const operate = async (indexName: string, operationIndexParams: object) => {
        const sent = operationIndexParams as { operation: 'copy'; destination: string }
        const { taskID } = await client.operationIndex({ indexName, operationIndexParams: sent })
        await client.waitForTask({ indexName, taskID })
      }
      await operate('cars', { operation: 'copy', destination: 'all' })
      await operate('cars', { operation: 'copy', destination: 'bare', scope: ['settings'] })
      await operate('nothing', { operation: 'copy', destination: 'empty' })
      await operate('nothing', { operation: 'move', destination: 'all' })
      expect((await client.listIndices()).items).toMatchObject([
        { name: 'all', entries: 3, createdAt: '2026-11-21T00:00:00.000Z', pendingTask: false },
        { name: 'bare', entries: 0 },
        { name: 'cars', entries: 3 },
        { name: 'empty', entries: 0 },
      ])
      expect(await client.getSettings({ indexName: 'bare' })).toMatchObject(settings)
      await operate('all', { operation: 'move', destination: 'bare' })
      expect((await client.searchSingleIndex({ indexName: 'bare' })).nbHits).toBe(3)
      expect(await client.indexExists({ indexName: 'all' })).toBe(false)
      const { taskID } = await client.deleteIndex({ indexName: 'bare' })
      await client.waitForTask({ indexName: 'bare', taskID })
      await expect(client.searchSingleIndex({ indexName: 'bare' })).rejects.toMatchObject({
        status: 404,
        message: 'Index bare does not exist',
      })
      const { items, nbPages } = await client.listIndices({ page: 1, hitsPerPage: 1 })
      expect({ names: items.map(({ name }) => name), nbPages }).toEqual({
        names: ['empty'],
        nbPages: 2,
      })
    })

    it('tell that their tasks are over, and know no others', async () => {
      const client = admin()
      const { taskID } = await client.saveObject({ indexName: 'cars', body: { objectID: '1' } })
      expect(await client.getTask({ indexName: 'cars', taskID })).toEqual({ status: 'published' })
      expect(await client.getAppTask({ taskID })).toEqual({ status: 'published' })
      await expect(client.getTask({ indexName: 'cars', taskID: 99 })).rejects.toMatchObject({
        status: 404,
      })
    })

    it('give a task that is not over as not published, and find nothing of it yet', async () => {
      const client = await withCars()
      const objects = Array.from({ length: 6000 }, (_, id) => ({ objectID: `n${id}`, name: 'Kia' }))
      let goOn = () => {}
      const held = new Promise<void>((resolve) => {
        goOn = resolve
      })
      pause = () => held
      const taskID = service.application.write(
        objects.map((record) => ({ indexName: 'cars', action: { kind: 'save', record } })),
      )
      expect(await client.getTask({ indexName: 'cars', taskID })).toEqual({
        status: 'notPublished',
      })
      goOn()
      await client.waitForTask({ indexName: 'cars', taskID })
      expect((await client.searchSingleIndex({ indexName: 'cars' })).nbHits).toBe(6003)
    })

    it('have no synonyms and rules, and take none', async () => {
      const client = await withCars()
      const indexName = 'cars'
      expect(await client.searchSynonyms({ indexName })).toMatchObject({ hits: [], nbHits: 0 })
      expect(await client.searchRules({ indexName })).toMatchObject({ hits: [], nbHits: 0 })
      await client.clearSynonyms({ indexName })
      await client.clearRules({ indexName })
      await client.saveSynonyms({ indexName, synonymHit: [] })
      await client.saveRules({ indexName, rules: [] })
      await expect(
        client.saveSynonyms({
          indexName,
          synonymHit: [{ objectID: 'a', type: 'synonym', synonyms: ['ute', 'pickup'] }],
        }),
      ).rejects.toMatchObject({ status: 400, message: 'Synonyms and rules are not supported' })
    })

    it('are browsed whole, a part at a time', async () => {
      const client = admin()
      const objects = Array.from({ length: 2500 }, (_, id) => ({
        objectID: `n${id}`,
        make: id % 2 ? 'Kia' : 'Mazda',
      }))
      await client.setSettings({
        indexName: 'many',
        indexSettings: { attributesForFaceting: ['make'], unretrievableAttributes: ['make'] },
      })
      await client.saveObjects({ indexName: 'many', objects, waitForTasks: true })
      const collect = async (browseParams: object) => {
        const ids: string[] = []
        await client.browseObjects({
          indexName: 'many',
          browseParams,
          aggregator: ({ hits }) => ids.push(...hits.map(({ objectID }) => objectID)),
        })
        return ids
      }
      const before = received.length
      const all = await collect({})
      expect(received.length - before).toBe(3)
      expect(all.toSorted()).toEqual(objects.map(({ objectID }) => objectID).toSorted())
      expect(await collect({ filters: 'make:Kia', hitsPerPage: 500 })).toHaveLength(1250)
      expect((await client.browse({ indexName: 'many' })).hits[0]).toHaveProperty('make')
      await expect(
        client.browse({ indexName: 'many', browseParams: { cursor: 'x' } }),
      ).rejects.toMatchObject({ status: 400, message: 'Invalid cursor' })
    })
  })

  describe('settings', () => {
    it('say whether an index exists', async () => {
      const client = admin()
      expect(await client.indexExists({ indexName: 'cars' })).toBe(false)
      await client.setSettings({ indexName: 'cars', indexSettings: {} })
      expect(await client.indexExists({ indexName: 'cars' })).toBe(true)
      expect(await client.getSettings({ indexName: 'cars' })).toMatchObject({
        hitsPerPage: 20,
        maxValuesPerFacet: 100,
        paginationLimitedTo: 1000,
      })
    })

    it('change one by one, go back to their default, and have older names', async () => {
      const client = await withCars()
      const put = (indexSettings: object) =>
        client.setSettings({ indexName: 'cars', indexSettings })
      await put({ hitsPerPage: 2, userData: { owner: 'us' } })
      expect((await client.searchSingleIndex({ indexName: 'cars' })).hits).toHaveLength(2)
      await put({ hitsPerPage: null, attributesToIndex: ['make'] })
      expect(await client.getSettings({ indexName: 'cars' })).toMatchObject({
        ...settings,
        searchableAttributes: ['make'],
        hitsPerPage: 20,
        userData: { owner: 'us' },
      })
      const byName = { indexName: 'cars', searchParams: { query: 'rio' } }
      expect((await client.searchSingleIndex(byName)).nbHits).toBe(0)
    })

    it.each([
      [{ colour: 'Red' }, 'Unknown setting: colour'],
      [{ ranking: 'typo' }, 'Invalid value for "ranking" setting, expected a list of strings'],
      [{ hitsPerPage: -1 }, 'Invalid value for "hitsPerPage" setting, expected an integer'],
      [{ paginationLimitedTo: 20_001 }, 'expected an integer between 0 and 20000'],
      [{ userToken: 5 }, 'Invalid value for "userToken" setting, expected a text'],
      [{ distinct: true }, 'Unsupported "distinct" setting'],
      [{ replicas: ['dear', 'virtual(dear)'] }, 'each once'],
      [{ replicas: ['virtual(dear'] }, 'expected names of indices or virtual(name)'],
      [{ replicas: ['virtual()'] }, 'expected names of indices or virtual(name)'],
      [{ replicas: ['asc(price)'] }, 'expected names of indices or virtual(name)'],
      [{ queryType: 'x' }, 'Invalid value for "queryType" setting'],
      [{ replicas: ['cars'] }, 'cars cannot be a replica'],
      [
        { searchableAttributes: Array.from({ length: 33 }, (_, n) => `a${n}`) },
        'Too many searchableAttributes, at most 32',
      ],
    ])('refuse %j', async (indexSettings, message) => {
      await expect(
        admin().setSettings({ indexName: 'cars', indexSettings: indexSettings as object }),
      ).rejects.toMatchObject({ status: 400, message: expect.stringContaining(message) })
    })

    it('make standard and virtual replicas, which follow their primary', async () => {
      const client = await withCars()
      const put = (indexName: string, indexSettings: object, forwardToReplicas = false) =>
        client.setSettings({ indexName, indexSettings, forwardToReplicas })
      await put('cars', { replicas: ['cars_dear', 'virtual(cars_cheap)'] })
      await put('cars_dear', { ranking: ['desc(price)', 'typo', 'custom'] })
      await put('cars_cheap', { customRanking: ['asc(price)'] })
      await client.saveObject({ indexName: 'cars', body: { objectID: '4', price: 1, make: 'Kia' } })
      const order = async (indexName: string) =>
        idsOf(await client.searchSingleIndex({ indexName }))
      expect(await order('cars_dear')).toEqual(['1', '3', '2', '4'])
      expect(await order('cars_cheap')).toEqual(['4', '2', '3', '1'])
      expect(await client.getSettings({ indexName: 'cars_cheap' })).toMatchObject({
        primary: 'cars',
        customRanking: ['asc(price)'],
      })
      expect((await client.listIndices()).items).toMatchObject([
        { name: 'cars', replicas: ['cars_dear', 'cars_cheap'], entries: 4 },
        { name: 'cars_cheap', primary: 'cars', virtual: true, entries: 4 },
        { name: 'cars_dear', primary: 'cars', entries: 4 },
      ])
      await expect(
        client.saveObject({ indexName: 'cars_dear', body: { objectID: '5' } }),
      ).rejects.toMatchObject({
        status: 400,
        message: 'Cannot write to cars_dear, because it is a replica of cars',
      })
      await expect(put('cars_cheap', { searchableAttributes: ['make'] })).rejects.toMatchObject({
        status: 400,
      })
    })

    it('reach replicas only when they are forwarded', async () => {
      const client = await withCars()
      const put = (indexName: string, indexSettings: object, forwardToReplicas: boolean) =>
        client.setSettings({ indexName, indexSettings, forwardToReplicas })
      await put('cars', { replicas: ['cars_dear'] }, false)
      const facetsOf = async (indexName: string) =>
        (await client.searchSingleIndex({ indexName, searchParams: { facets: ['*'] } })).facets
      await put('cars', { attributesForFaceting: ['price'], searchableAttributes: ['make'] }, false)
      expect(Object.keys((await facetsOf('cars')) ?? {})).toEqual(['price'])
      expect(Object.keys((await facetsOf('cars_dear')) ?? {})).toEqual(['make', 'price'])
      const rio = (indexName: string) =>
        client.searchSingleIndex({ indexName, searchParams: { query: 'rio' } })
      expect([(await rio('cars')).nbHits, (await rio('cars_dear')).nbHits]).toEqual([0, 1])
      await client.saveObject({ indexName: 'cars', body: { objectID: '4', name: 'Kia Rio S' } })
      await client.deleteObject({ indexName: 'cars', objectID: '2' })
      expect(idsOf(await rio('cars_dear'))).toEqual(['4'])
      await put('cars', { attributesForFaceting: ['make'], searchableAttributes: ['name'] }, true)
      expect(Object.keys((await facetsOf('cars_dear')) ?? {})).toEqual(['make'])
      expect(idsOf(await rio('cars'))).toEqual(['4'])
    })

    it('leave a replica alone as an index of its own when it is released', async () => {
      const client = await withCars()
      const replicas = ['cars_dear', 'virtual(cars_cheap)']
      await client.setSettings({ indexName: 'cars', indexSettings: { replicas } })
      await client.setSettings({ indexName: 'cars', indexSettings: { replicas: [] } })
      await client.deleteObject({ indexName: 'cars', objectID: '1' })
      expect((await client.searchSingleIndex({ indexName: 'cars_dear' })).nbHits).toBe(3)
      expect(await client.indexExists({ indexName: 'cars_cheap' })).toBe(false)
      await client.saveObject({ indexName: 'cars_dear', body: { objectID: '9' } })
      await client.setSettings({ indexName: 'cars', indexSettings: { replicas: ['cars_dear'] } })
      expect((await client.searchSingleIndex({ indexName: 'cars_dear' })).nbHits).toBe(2)
      const { taskID } = await client.deleteIndex({ indexName: 'cars' })
      await client.waitForTask({ indexName: 'cars', taskID })
      expect((await client.searchSingleIndex({ indexName: 'cars_dear' })).nbHits).toBe(2)
    })
  })

  describe('keys', () => {
    it('see themselves; an admin key sees all', async () => {
      expect(await clientWith(SEARCH).getApiKey({ key: SEARCH })).toMatchObject({
        value: SEARCH,
        acl: ['search'],
        description: '<redacted>',
        indexes: [],
      })
      expect(await admin().getApiKey({ key: SEARCH })).toMatchObject({
        description: 'of the website',
      })
      expect((await admin().listApiKeys()).keys.map(({ value }) => value)).toEqual([
        ADMIN,
        SEARCH,
        INDEXING,
      ])
      for (const refused of [
        () => clientWith(SEARCH).getApiKey({ key: ADMIN }),
        () => clientWith(SEARCH).listApiKeys(),
      ]) {
        await expect(refused()).rejects.toMatchObject({
          status: 403,
          message: 'Method not allowed with this API key',
        })
      }
      await expect(admin().getApiKey({ key: 'none' })).rejects.toMatchObject({ status: 404 })
    })

    it('of strangers and of another application open nothing', async () => {
      const wrong = 'Invalid Application-ID or API key'
      for (const client of [
        clientWith('guess'),
        clientWith(''.padEnd(64, 'a')),
        algoliasearch('OTHER', ADMIN, { hosts: hosts() }),
      ]) {
        await expect(client.searchSingleIndex({ indexName: 'cars' })).rejects.toMatchObject({
          status: 403,
          message: wrong,
        })
      }
    })

    it('for searching only search', async () => {
      await withCars()
      const client = clientWith(SEARCH)
      const indexName = 'cars'
      expect((await client.searchSingleIndex({ indexName })).nbHits).toBe(3)
      for (const refused of [
        () => client.saveObject({ indexName, body: { objectID: '1' } }),
        () => client.saveObjects({ indexName, objects: cars }),
        () => client.partialUpdateObject({ indexName, objectID: '1', attributesToUpdate: {} }),
        () => client.addOrUpdateObject({ indexName, objectID: '1', body: {} }),
        () => client.deleteObject({ indexName, objectID: '1' }),
        () => client.deleteBy({ indexName, deleteByParams: { filters: 'make:Kia' } }),
        () => client.clearObjects({ indexName }),
        () => client.deleteIndex({ indexName }),
        () => client.setSettings({ indexName, indexSettings: {} }),
        () => client.getSettings({ indexName }),
        () => client.browse({ indexName }),
        () => client.listIndices(),
        () => client.getTask({ indexName, taskID: 1 }),
        () =>
          client.operationIndex({
            indexName,
            operationIndexParams: { operation: 'move', destination: 'mine' },
          }),
        () =>
          client.multipleBatch({
            requests: [{ action: 'deleteObject', indexName, body: { objectID: '1' } }],
          }),
      ]) {
        await expect(refused()).rejects.toMatchObject({
          status: 403,
          message: 'Method not allowed with this API key',
        })
      }
      expect((await client.searchSingleIndex({ indexName })).nbHits).toBe(3)
    })

    it('for indexing write to their own indices, and never clear or delete one', async () => {
      await withCars()
      const client = clientWith(INDEXING)
      for (const indexName of ['cars', 'cars_used', 'vans_staging']) {
        await client.saveObjects({ indexName, objects: cars, waitForTasks: true })
      }
      await client.deleteObjects({ indexName: 'cars', objectIDs: ['1'], waitForTasks: true })
      const move = (indexName: string, destination: string) =>
        client.operationIndex({
          indexName,
          operationIndexParams: { operation: 'copy', destination },
        })
      for (const foreign of [
        () => client.saveObjects({ indexName: 'vans', objects: cars }),
        () => move('cars', 'vans'),
        () => move('vans', 'cars'),
        () =>
          client.multipleBatch({
            requests: [{ action: 'addObject', indexName: 'vans', body: {} }],
          }),
      ]) {
        await expect(foreign()).rejects.toMatchObject({
          status: 403,
          message: 'Index not allowed with this API key',
        })
      }
      const batch = (action: 'clear' | 'delete') =>
        client.batch({
          indexName: 'cars',
          batchWriteParams: { requests: [{ action, body: {} }] },
        })
      for (const refused of [
        () => batch('clear'),
        () => batch('delete'),
        () => client.searchSingleIndex({ indexName: 'cars' }),
      ]) {
        await expect(refused()).rejects.toMatchObject({ status: 403 })
      }
    })
  })

  describe('transport', () => {
    it('answers the lite client and the helper', async () => {
      await withCars()
      const client = liteClient('APP', SEARCH, { hosts: hosts() })
      const helper = algoliasearchHelper(client, 'cars', {
        disjunctiveFacets: ['make'],
        hitsPerPage: 1,
      })
      helper.addDisjunctiveFacetRefinement('make', 'Mazda')
      const { content } = await new Promise<{
        content: { nbHits: number; getFacetValues: (name: string, options: object) => unknown }
      }>((resolve, reject) => {
        helper.on('result', ({ results }) => resolve({ content: results as never }))
        helper.on('error', ({ error }) => reject(error))
        helper.search()
      })
      expect(content.nbHits).toBe(2)
      expect(content.getFacetValues('make', {})).toMatchObject([
        { name: 'Mazda', count: 2, isRefined: true },
        { name: 'Kia', count: 1, isRefined: false },
      ])
    })

    it('searches by address too', async () => {
      await withCars()
      const answer = await handle(
        new Request(`${server.origin}/api/1/indexes/cars?query=mazda&hitsPerPage=1`, {
          headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': SEARCH },
        }),
      )
      expect(await answer.json()).toMatchObject({ nbHits: 2, hitsPerPage: 1, query: 'mazda' })
    })

    it('stops after the first search that found enough', async () => {
      const client = await withCars()
      const requests = ['kia', 'mazda', 'kia'].map((query) => ({
        indexName: 'cars',
        query,
        hitsPerPage: 2,
      }))
      const { results } = await client.search({ requests, strategy: 'stopIfEnoughMatches' })
      expect(results).toMatchObject([
        { nbHits: 1 },
        { nbHits: 2 },
        { nbHits: 0, hits: [], processed: false, query: 'kia' },
      ])
      const all = await client.search({ requests, strategy: 'none' })
      expect(all.results).toMatchObject([{ nbHits: 1 }, { nbHits: 2 }, { nbHits: 1 }])
    })

    it('unpacks what the client packs', async () => {
      const client = clientWith(ADMIN, { compression: 'gzip' })
      const objects = Array.from({ length: 50 }, (_, id) => ({ objectID: String(id), name: 'Kia' }))
      await client.saveObjects({ indexName: 'packed', objects, waitForTasks: true })
      expect(received.some(({ encoding }) => encoding === 'gzip')).toBe(true)
      expect((await client.searchSingleIndex({ indexName: 'packed' })).nbHits).toBe(50)
    })

    it('lets the client try again after it was sent away', async () => {
      const client = await withCars()
      let sentAway = 2
      admit = () => (sentAway-- > 0 ? { ok: false, retryAfterSeconds: 0.5 } : { ok: true })
      await client.saveObjects({ indexName: 'cars', objects: [{ objectID: '9' }] })
      expect(sentAway).toBe(-1)
      expect((await client.searchSingleIndex({ indexName: 'cars' })).nbHits).toBe(4)
    })

    it('allows writing from elsewhere, once it was asked', async () => {
      const ask = await handle(
        new Request(`${server.origin}/api/1/indexes/c`, { method: 'OPTIONS' }),
      )
      expect(ask.status).toBe(204)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        expect(ask.headers.get('access-control-allow-methods')).toContain(method)
      }
    })

    it('never answers a bad request with 5xx', async () => {
      await withCars()
      const headers = { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': ADMIN }
      const paths = [
        '/1/indexes/cars/query',
        '/1/indexes/*/queries',
        '/1/indexes/*/batch',
        '/1/indexes/*/objects',
        '/1/indexes/cars/batch',
        '/1/indexes/cars/browse',
        '/1/indexes/cars/settings',
        '/1/indexes/cars/operation',
        '/1/indexes/cars/deleteByQuery',
        '/1/indexes/cars/facets/make/query',
        '/1/indexes/cars/synonyms/batch',
        '/1/indexes/cars/x/partial',
        '/1/indexes/%2A',
        '/1/indexes/%00',
        '/1/indexes/cars',
        '/1/keys/x',
        '/1/task/x',
      ]
      const bodies = [
        '',
        'null',
        '[]',
        '[null]',
        '{"requests":null}',
        '{"requests":[null]}',
        '{"requests":[{"action":"addObject","indexName":"*","body":{}}]}',
        '{"requests":[{"indexName":{},"objectID":1}]}',
        '{"params":1,"cursor":1,"filters":[]}',
        '{"cursor":"bnVsbA=="}',
        '{"operation":"copy","destination":"a/b"}',
        '{"operation":"copy","destination":"cars"}',
        '{"replicas":[""]}',
        '{"__proto__":{"polluted":true},"constructor":1}',
        '{"n":{"_operation":null}}',
        '\u0000',
      ]
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        for (const path of paths) {
          for (const body of method === 'GET' ? [null] : bodies) {
            const answer = await handle(
              new Request(`${server.origin}/api${path}?page=-1&hitsPerPage=x&query=%00`, {
                method,
                headers,
                body,
              }),
            )
            expect(answer.status, `${method} ${path} ${body}`).toBeLessThan(500)
          }
        }
      }
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
      await service.application.settled()
    })

    it('refuses a body above its limit', async () => {
      service = createSearchService({
        keys: [{ key: ADMIN, acl: ['admin'] }],
        path: '/api',
        largestBodyBytes: 1000,
      })
      const headers = { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': ADMIN }
      const send = (body: BodyInit, encoding: object = {}) =>
        handle(
          new Request(`${server.origin}/api/1/indexes/cars`, {
            method: 'POST',
            headers: { ...headers, ...encoding },
            body,
          }),
        )
      const record = JSON.stringify({ name: 'x'.repeat(2000) })
      expect((await send(record)).status).toBe(413)
      expect((await send(gzipSync(record), { 'content-encoding': 'gzip' })).status).toBe(413)
    })
  })

  it('answers every call in the shape that Algolia publishes', () => {
    expect(faults).toEqual([])
    expect([...published.seen].toSorted()).toEqual(
      [
        'addOrUpdateObject',
        'batch',
        'browse',
        'clearObjects',
        'clearRules',
        'clearSynonyms',
        'deleteBy',
        'deleteIndex',
        'deleteObject',
        'getApiKey',
        'getAppTask',
        'getObject',
        'getObjects',
        'getSettings',
        'getTask',
        'listApiKeys',
        'listIndices',
        'multipleBatch',
        'operationIndex',
        'partialUpdateObject',
        'saveObject',
        'saveRules',
        'saveSynonyms',
        'search',
        'searchForFacetValues',
        'searchRules',
        'searchSingleIndex',
        'searchSynonyms',
        'setSettings',
      ].toSorted(),
    )
  })
})
