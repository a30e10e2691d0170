import { createSearchService } from '@forecourt/search-engine/http'
import { aSecuredKey, type SearchServer, serveSearch } from '@forecourt/search-engine/testing'
import { aCar } from '@forecourt/stock/testing'
import { liteClient } from 'algoliasearch/lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAlgoliaIndexer } from '../adapters/algolia-indexer.ts'
import { createAlgoliaSearchClient } from '../adapters/algolia-search-client.ts'
import {
  createStockIndexSettings,
  listStockIndexReplicas,
  toStockRecord,
} from '../model/stock-record.ts'
import { createStockSearchKey, secureSearchKey } from './stock-search-key.ts'

const NOW_MS = Date.parse('2026-11-21T10:20:30Z')
const site = (id: string) => ({
  id,
  slug: `${id}-cars`,
  dealerships: [{ slug: `${id}-cars`, name: `${id} & "Sons"` }],
  locations: [],
  search: { soldWindowDays: 3, stockFilter: { variant: 5, extra: [] } },
})
const provider = { searchKey: 'parent' }

let server: SearchServer
let nowMs = NOW_MS
beforeAll(async () => {
  const service = createSearchService({
    keys: [
      { key: 'admin', acl: ['admin'] },
      { key: 'parent', acl: ['search'] },
    ],
    now: () => nowMs,
  })
  server = await serveSearch(service.handle)
  const indexer = createAlgoliaIndexer({
    appId: 'APP',
    adminKey: 'admin',
    indexName: 'group',
    host: server.origin,
  })
  await indexer.setSettings({
    settings: createStockIndexSettings('group'),
    replicas: listStockIndexReplicas('group'),
  })
  const car = (id: number, of: string, fields: object = {}) =>
    toStockRecord(aCar({ id, dealership_slug: `${of}-cars`, ...fields }), site(of))
  await indexer.saveObjects([
    car(1, 'north'),
    car(2, 'north', { show_on_dealer_website: false }),
    car(3, 'south'),
  ])
})
afterAll(() => server.close())

const search = (searchKey: string, request: object = {}) =>
  createAlgoliaSearchClient({ appId: 'APP', searchKey, host: server.origin }).search<{
    id: number
  }>({ requests: [{ indexName: 'group', ...request }] })
const idsOf = ({ results }: Awaited<ReturnType<typeof search>>) =>
  (results[0] as { hits: { id: number }[] }).hits.map(({ id }) => id)

describe('secureSearchKey', () => {
  it.each([
    { filters: `make:"Land Rover & 'Co'" AND price >= 5`, validUntil: 1_764_000_000 },
    { userToken: 'Zoë+1', hitsPerPage: 3, filters: 'a:(b) OR c:*!~' },
    {},
  ])('makes the very key Algolia’s client makes of %j', (parameters) => {
    const own = parameters as Record<string, string | number>
    expect(secureSearchKey('parent', own)).toBe(aSecuredKey('parent', own))
  })
})

describe('createStockSearchKey', () => {
  it('shows a browser the stock of its site and nothing else [PLUS-013]', async () => {
    const key = createStockSearchKey(site('north'), provider, NOW_MS)
    expect(idsOf(await search(key))).toEqual([1])
    for (const filters of ['site_ids:south', 'NOT site_ids:north', 'site_ids:north OR id:3']) {
      const found = idsOf(await search(key, { filters }))
      expect(found.filter((id) => id !== 1)).toEqual([])
    }
    expect(idsOf(await search(createStockSearchKey(site('south'), provider, NOW_MS)))).toEqual([3])
  })

  it('lasts through the day and no longer', async () => {
    const key = createStockSearchKey(site('north'), provider, NOW_MS)
    const statusAt = async (time: string) => {
      nowMs = Date.parse(time)
      const client = liteClient('APP', key, {
        hosts: [{ url: new URL(server.origin).host, accept: 'readWrite', protocol: 'http' }],
      })
      return client.search({ requests: [{ indexName: 'group' }] }).then(
        () => 200,
        ({ status }: { status: number }) => status,
      )
    }
    expect(await statusAt('2026-11-22T09:59:59Z')).toBe(200)
    expect(await statusAt('2026-11-22T10:00:00Z')).toBe(403)
    nowMs = NOW_MS
  })
})
