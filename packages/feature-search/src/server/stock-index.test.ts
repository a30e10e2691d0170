import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { findFeedFormat } from '@forecourt/stock/feed'
import type { StockStore } from '@forecourt/stock/model'
import { createPostgresStockStore } from '@forecourt/stock/postgres'
import { importStock } from '@forecourt/stock/server'
import { aCsvFeed, asBytes, type FeedLine, importSite as site } from '@forecourt/stock/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmbeddedSearchClient } from '../adapters/embedded-search-client.ts'
import { createSiteEngines, type SiteEngines } from '../adapters/site-engines.ts'
import { EMBEDDED_INDEX_NAME, type StockRecord } from '../model/stock-record.ts'
import { followStock, type StockIndex } from './stock-index.ts'
import { createStockScope } from './stock-scope.ts'

let database: TestDatabase
let serverStore: StockStore
let importerStore: StockStore
let engines: SiteEngines
let index: StockIndex
const now = new Date('2026-11-21T00:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
  serverStore = createPostgresStockStore(database)
  importerStore = createPostgresStockStore(database)
})
afterAll(async () => {
  await database.close()
})

async function importCars(lines: FeedLine[], options: { force?: boolean; siteId?: string } = {}) {
  const format = findFeedFormat('au-ftp-csv')
  if (!format) throw new Error('expected the format')
  const importSite = { ...site, id: options.siteId ?? site.id }
  const bytes = asBytes(aCsvFeed(lines))
  const { force = false } = options
  return importStock({ store: importerStore, site: importSite, format, bytes, now, force })
}

async function searchStock(query = ''): Promise<string[]> {
  const client = createEmbeddedSearchClient({
    engine: engines.engineOf(site.id),
    scope: createStockScope(site, now.getTime()),
    indexNames: [EMBEDDED_INDEX_NAME],
  })
  const { results } = await client.search<StockRecord>({
    requests: [{ indexName: EMBEDDED_INDEX_NAME, query, hitsPerPage: 100 }],
  })
  return results
    .flatMap((answer) => ('hits' in answer ? answer.hits : []))
    .map((hit) => ('stocknum' in hit ? String(hit.stocknum) : ''))
    .toSorted()
}

describe('followStock', () => {
  beforeEach(async () => {
    await database.system((tx) => tx.$client.query('delete from cars'))
    await importCars([{ stock: 'A1' }, { stock: 'A2' }, { stock: 'A3' }], { force: true })
    engines = createSiteEngines()
    const logger = { info: () => {}, error: () => {} }
    index = await followStock({
      store: serverStore,
      indexers: engines,
      sites: () => [site],
      logger,
    })
  })
  afterEach(async () => {
    await index.close()
  })

  it('takes a car that is absent from the next feed out of search [PLUS-006]', async () => {
    expect(await searchStock()).toEqual(['A1', 'A2', 'A3'])
    await importCars([{ stock: 'A1' }, { stock: 'A3' }])
    await expect.poll(() => searchStock()).toEqual(['A1', 'A3'])
    const generation = await serverStore.readGeneration(site.id)
    await expect.poll(() => index.generation(site.id)).toBe(generation)
  })

  it('shows new and changed cars after the commit', async () => {
    await importCars([
      { stock: 'A1', make: 'Mazda', model: 'CX-5' },
      { stock: 'A2' },
      { stock: 'A3' },
      { stock: 'A4', make: 'Mazda', model: 'CX-3' },
    ])
    await expect.poll(() => searchStock('Mazda')).toEqual(['A1', 'A4'])
    expect(await searchStock('Corolla')).toEqual(['A2', 'A3'])
  })

  it('knows of each car in which generation it came, changed or left [PLUS-098]', async () => {
    const idOf = async (stocknum: string) => {
      let id = 0
      await serverStore.loadStock(site.id, (cars) => {
        id ||= cars.find((car) => car.stocknum === stocknum)?.id ?? 0
      })
      return id
    }
    const ids = await Promise.all(['A1', 'A2', 'A3'].map(idOf))
    const generations = () => ids.map((id) => index.carGeneration(site.id, id))
    const start = index.generation(site.id)
    expect(generations()).toEqual([start, start, start])
    await importCars([{ stock: 'A1', model: 'Yaris' }, { stock: 'A2' }])
    await expect.poll(() => searchStock()).toEqual(['A1', 'A2'])
    await expect.poll(() => index.generation(site.id)).toBeGreaterThan(start)
    const next = index.generation(site.id)
    expect(generations()).toEqual([next, start, next])
  })

  it('never shows a car of another site', async () => {
    await importCars([{ stock: 'Z1' }], { siteId: 'other' })
    await importCars([{ stock: 'A1' }, { stock: 'A2' }, { stock: 'A3' }, { stock: 'A4' }])
    await expect.poll(() => searchStock()).toEqual(['A1', 'A2', 'A3', 'A4'])
  })

  it('catches up after the subscription was cut and a notice was lost', async () => {
    await importCars([{ stock: 'A1' }, { stock: 'A2' }])
    await expect.poll(() => searchStock()).toEqual(['A1', 'A2'])
    await database.system(async (tx) => {
      await tx.$client.query('update stock_state set generation = generation + 1')
      await tx.$client.query(`update cars set withdrawn_at = now(), generation = s.generation
        from stock_state s where s.site = cars.site and stocknum = 'A2'`)
    })
    expect(await searchStock()).toEqual(['A1', 'A2'])
    await cutSubscription()
    await expect.poll(() => searchStock(), { timeout: 30_000 }).toEqual(['A1'])
  })
})

async function cutSubscription() {
  await database.queryAsOwner(`select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'listen stock' and datname = current_database()`)
}
