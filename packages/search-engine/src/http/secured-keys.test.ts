import { algoliasearch } from 'algoliasearch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SearchServer, serveSearch } from '../testing/search-server.ts'
import { aSecuredKey } from '../testing/secured-key.ts'
import { createSearchService } from './search-service.handler.ts'

let nowMs = Date.parse('2026-11-21T00:00:00Z')
const service = createSearchService({
  keys: [
    { key: 'admin', acl: ['admin'] },
    { key: 'parent', acl: ['search'] },
    { key: 'reader', acl: ['search', 'browse', 'addObject'] },
  ],
  now: () => nowMs,
})
let server: SearchServer
const hosts = () => [
  {
    url: new URL(server.origin).host,
    accept: 'readWrite' as const,
    protocol: 'http' as const,
  },
]
const clientWith = (key: string) => algoliasearch('APP', key, { hosts: hosts() })
const secured = (restrictions: object, parentApiKey = 'parent') =>
  clientWith(aSecuredKey(parentApiKey, restrictions))

/** Even ids are ours, odd ones are the other dealer's. */
const records = Array.from({ length: 40 }, (_, id) => ({
  objectID: String(id),
  name: id % 2 ? 'Secret Bentley' : 'Public Mazda',
  make: id % 2 ? 'Bentley' : 'Mazda',
  price: id % 2 ? 900_000 + id : 1000 + id,
  colour: id % 2 ? 'Gold' : 'Red',
  site: id % 2 ? 'theirs' : 'ours',
  _tags: [id % 2 ? 'theirs' : 'ours'],
  cost: 12_345,
}))

beforeAll(async () => {
  server = await serveSearch(service.handle)
  const admin = clientWith('admin')
  for (const indexName of ['cars', 'vans']) {
    await admin.setSettings({
      indexName,
      indexSettings: {
        searchableAttributes: ['name'],
        attributesForFaceting: ['searchable(make)', 'colour', 'price', 'filterOnly(site)'],
        replicas: [`${indexName}_dear`],
      },
    })
    await admin.setSettings({
      indexName: `${indexName}_dear`,
      indexSettings: { ranking: ['desc(price)'] },
    })
    await admin.saveObjects({ indexName, objects: records, waitForTasks: true })
  }
})
afterAll(() => server.close())

const tricks = [
  {},
  { filters: 'site:theirs' },
  { filters: 'NOT site:ours' },
  { filters: 'site:ours OR site:theirs' },
  { filters: 'make:Bentley OR make:Mazda' },
  { filters: 'price > 0' },
  { filters: 'objectID:1' },
  { filters: 'theirs' },
  { filters: 'NOT ours' },
  { facetFilters: [['site:ours', 'site:theirs']] },
  { facetFilters: ['site:-ours'] },
  { numericFilters: ['price>=0'] },
  { tagFilters: [['ours', 'theirs']] },
  { params: 'filters=site%3Atheirs' },
  { query: 'bentley' },
  { query: 'secret', typoTolerance: false },
  { facets: ['*'], maxValuesPerFacet: 1000, hitsPerPage: 1000 },
  { attributesToRetrieve: ['*'], attributesToHighlight: ['*'], getRankingInfo: true },
]

describe('a secured key', () => {
  const ours = () => secured({ filters: 'site:ours' })

  it.each(tricks)('shows nothing outside its filter: %j', async (trick) => {
    for (const indexName of ['cars', 'cars_dear']) {
      const request = { indexName, facets: ['make', 'colour', 'price'], ...trick }
      const { results } = await ours().search({ requests: [request as { indexName: string }] })
      const text = JSON.stringify({ ...results[0], params: '', query: '' })
      expect(text).not.toMatch(/Secret|Bentley|Gold|theirs/)
      const answer = results[0] as {
        nbHits: number
        facets?: Record<string, Record<string, number>>
        facets_stats?: Record<string, { max: number }>
      }
      expect(answer.nbHits).toBeLessThanOrEqual(20)
      expect(answer.facets?.['make']?.['Mazda'] ?? 0).toBeLessThanOrEqual(20)
      expect(answer.facets_stats?.['price']?.max ?? 0).toBeLessThan(2000)
    }
  })

  it('counts only its own in a facet search', async () => {
    const { facetHits } = await ours().searchForFacetValues({
      indexName: 'cars',
      facetName: 'make',
      searchForFacetValuesRequest: { facetQuery: '', maxFacetHits: 100 },
    })
    expect(facetHits).toEqual([{ value: 'Mazda', highlighted: 'Mazda', count: 20 }])
    const { results } = await ours().search({
      requests: [{ indexName: 'cars', type: 'facet', facet: 'make', facetQuery: 'bent' }],
    })
    expect(results).toMatchObject([{ facetHits: [] }])
  })

  it('reads no record outside its filter by its id', async () => {
    const ask = (objectID: string) => ({ indexName: 'cars', objectID })
    const { results } = await ours().getObjects({ requests: [ask('1'), ask('2')] })
    expect(results).toMatchObject([null, { objectID: '2' }])
    expect(await ours().getObject(ask('2'))).toMatchObject({ objectID: '2' })
    await expect(ours().getObject(ask('1'))).rejects.toMatchObject({
      status: 404,
      message: 'ObjectID does not exist',
    })
  })

  it('browses nothing outside its filter, whatever the cursor says', async () => {
    const reader = secured({ filters: 'site:ours' }, 'reader')
    const ids: string[] = []
    await reader.browseObjects({
      indexName: 'cars',
      browseParams: { hitsPerPage: 7, filters: 'price > 0' },
      aggregator: ({ hits }) => ids.push(...hits.map(({ objectID }) => objectID)),
    })
    expect(ids).toHaveLength(20)
    expect(ids.every((id) => Number(id) % 2 === 0)).toBe(true)
    const cursor = btoa(JSON.stringify({ parameters: { filters: 'site:theirs' }, after: '' }))
    expect(await reader.browse({ indexName: 'cars', browseParams: { cursor } })).toMatchObject({
      hits: [],
      nbHits: 0,
    })
    await expect(ours().browse({ indexName: 'cars' })).rejects.toMatchObject({ status: 403 })
  })

  it('cannot write, set or list, and opens only the rights of its parent', async () => {
    const indexName = 'cars'
    const client = ours()
    for (const refused of [
      () => client.saveObject({ indexName, body: { objectID: '1' } }),
      () => client.deleteObject({ indexName, objectID: '2' }),
      () => client.deleteBy({ indexName, deleteByParams: { filters: 'site:ours' } }),
      () => client.setSettings({ indexName, indexSettings: {} }),
      () => client.getSettings({ indexName }),
      () => client.listIndices(),
      () => client.clearObjects({ indexName }),
    ]) {
      await expect(refused()).rejects.toMatchObject({
        status: 403,
        message: 'Method not allowed with this API key',
      })
    }
  })

  it('opens its own indices only, by name or by their beginning', async () => {
    const ask = async (restrictIndices: string[], indexName: string) => {
      const search = secured({ restrictIndices }).searchSingleIndex({ indexName })
      return search.then(
        ({ nbHits }) => nbHits,
        ({ status, message }: { status: number; message: string }) => `${status} ${message}`,
      )
    }
    const refused = '403 Index not allowed with this API key'
    expect(await ask(['cars'], 'cars')).toBe(40)
    expect(await ask(['cars'], 'cars_dear')).toBe(refused)
    expect(await ask(['cars*'], 'cars_dear')).toBe(40)
    expect(await ask(['cars*'], 'vans')).toBe(refused)
    expect(await ask(['vans', 'cars'], 'vans')).toBe(40)
    const mixed = secured({ restrictIndices: ['cars'] }).search({
      requests: [{ indexName: 'cars' }, { indexName: 'vans' }],
    })
    await expect(mixed).rejects.toMatchObject({ status: 403 })
    const byId = secured({ restrictIndices: ['cars'] }).getObjects({
      requests: [{ indexName: 'vans', objectID: '1' }],
    })
    await expect(byId).rejects.toMatchObject({ status: 403 })
  })

  it('is over when it expires, also for answers that are remembered', async () => {
    const client = secured({ validUntil: nowMs / 1000 + 60 })
    expect((await client.searchSingleIndex({ indexName: 'cars' })).nbHits).toBe(40)
    nowMs += 60_000
    await expect(client.searchSingleIndex({ indexName: 'cars' })).rejects.toMatchObject({
      status: 403,
      message: 'The API key has expired',
    })
  })

  it('puts its parameters over those that are sent', async () => {
    const client = secured({ hitsPerPage: 2, attributesToRetrieve: ['make'], query: 'mazda' })
    const answer = await client.searchSingleIndex({
      indexName: 'cars',
      searchParams: {
        query: 'bentley',
        hitsPerPage: 50,
        attributesToRetrieve: ['cost'],
        attributesToHighlight: ['*', 'cost'],
        attributesToSnippet: ['cost:10'],
      },
    })
    expect(answer).toMatchObject({ nbHits: 20, hitsPerPage: 2 })
    expect(JSON.stringify(answer.hits)).not.toContain('12345')
    const [record] = (await client.getObjects({ requests: [{ indexName: 'cars', objectID: '2' }] }))
      .results
    expect(record).toEqual({ objectID: '2', make: 'Mazda' })
  })

  it('shares no remembered answer with another key', async () => {
    const request = { requests: [{ indexName: 'cars', query: 'public' }] }
    const theirs = secured({ filters: 'site:theirs' })
    for (let round = 0; round < 2; round += 1) {
      expect((await clientWith('parent').search(request)).results).toMatchObject([{ nbHits: 20 }])
      expect((await theirs.search(request)).results).toMatchObject([{ nbHits: 0 }])
      expect((await ours().search(request)).results).toMatchObject([{ nbHits: 20 }])
    }
  })

  it.each(['colour_code:Red', 'NOT colour_code:Red'])(
    'shows nothing at all when the index cannot be held to its filter: %s',
    async (filters) => {
      const client = secured({ filters })
      for (const attempt of [
        () => client.searchSingleIndex({ indexName: 'cars' }),
        () => client.getObject({ indexName: 'cars', objectID: '1' }),
      ]) {
        await expect(attempt()).rejects.toMatchObject({
          status: 403,
          message: expect.stringContaining('missing in attributesForFaceting of cars'),
        })
      }
    },
  )

  it('sees itself and no other key', async () => {
    const key = aSecuredKey('parent', {
      restrictIndices: ['cars'],
      validUntil: nowMs / 1000 + 90,
    })
    expect(await clientWith(key).getApiKey({ key })).toMatchObject({
      value: key,
      acl: ['search'],
      indexes: ['cars'],
      validity: 90,
      description: '<redacted>',
    })
    await expect(clientWith(key).getApiKey({ key: 'parent' })).rejects.toMatchObject({
      status: 403,
    })
  })
})
