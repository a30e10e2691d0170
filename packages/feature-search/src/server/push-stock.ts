import { createHash } from 'node:crypto'
import type { Car, StockStore } from '@forecourt/stock/model'
import type { Indexer, IndexerSettings } from '../model/indexer.ts'
import {
  createStockIndexSettings,
  listRecordParts,
  listStockIndexReplicas,
  type StockRecord,
  type StockRecordSite,
  toStockRecord,
} from '../model/stock-record.ts'

/** Content of an index of a search service, as far as the last push knows. */
export interface PushedStock {
  /** Of the settings and of what sites add to records; another one means that all records differ. */
  shape: string
  /** Generation of each site's stock. */
  generations: Record<string, number>
}

/** Remembers what was pushed to one index. Losing it only costs a push of everything. */
export interface PushMemory {
  /** null before the first push. */
  read(): Promise<PushedStock | null>
  write(pushed: PushedStock): Promise<void>
}

/** Needs of a push. */
export interface StockPushPorts {
  store: Pick<StockStore, 'loadStock' | 'loadStockChanges'>
  indexer: Indexer
  indexName: string
  /** All sites whose stock is in this index. */
  sites: readonly StockRecordSite[]
  memory: PushMemory
}

/** Data a push sent. */
export interface StockPush {
  /** Everything was replaced, not only what had changed. */
  isWhole: boolean
  saved: number
  deleted: number
}

/**
 * Brings the stock of some sites to their index at a search service: what has changed since the last
 * push or, the first time, after a change of settings or sites and when asked to, everything at one
 * stroke. The database is only read. A push that fails is made up for by the next one.
 * Two pushes to one index must not run at once.
 * @param whole push everything; default false
 * @throws whatever the indexer rejects with
 * Source: D-32, D-103
 */
export async function pushStock(
  ports: StockPushPorts,
  { whole = false }: { whole?: boolean } = {},
): Promise<StockPush> {
  const { indexer, sites, memory } = ports
  const settings = settingsOf(ports.indexName)
  const shape = shapeOf(settings, sites)
  const pushed = await memory.read()
  await indexer.setSettings(settings)
  const isKnown = !whole && pushed?.shape === shape
  const changes = isKnown ? await pushChanges(ports, pushed.generations) : null
  const { push, generations } = changes ?? (await pushEverything(ports))
  await memory.write({ shape, generations })
  return push
}

interface Pushed {
  push: StockPush
  generations: Record<string, number>
}

/** @returns null when the database is older than what was pushed: changes would not lead there */
async function pushChanges(
  { store, indexer, sites }: StockPushPorts,
  known: Readonly<Record<string, number>>,
): Promise<Pushed | null> {
  const push: StockPush = { isWhole: false, saved: 0, deleted: 0 }
  const generations: Record<string, number> = {}
  for (const site of sites) {
    const since = known[site.id] ?? 0
    const { changed, withdrawnIds, generation } = await store.loadStockChanges(site.id, since)
    if (generation < since) return null
    await indexer.saveObjects(toRecords(changed, site))
    await indexer.deleteObjects(withdrawnIds.map(String))
    push.saved += changed.length
    push.deleted += withdrawnIds.length
    generations[site.id] = generation
  }
  return { push, generations }
}

async function pushEverything({ store, indexer, sites }: StockPushPorts): Promise<Pushed> {
  const records: StockRecord[] = []
  const generations: Record<string, number> = {}
  for (const site of sites) {
    const { generation } = await store.loadStock(site.id, (cars) => {
      records.push(...toRecords(cars, site))
    })
    generations[site.id] = generation
  }
  await indexer.replaceAll(records)
  return { push: { isWhole: true, saved: records.length, deleted: 0 }, generations }
}

function settingsOf(indexName: string): IndexerSettings {
  return {
    settings: createStockIndexSettings(indexName),
    replicas: listStockIndexReplicas(indexName),
  }
}

function shapeOf(settings: IndexerSettings, sites: readonly StockRecordSite[]): string {
  const named = sites
    .map((site) => ({ id: site.id, ...listRecordParts(site) }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([settings, named]))
    .digest('base64url')
}

function toRecords(cars: readonly Car[], site: StockRecordSite): StockRecord[] {
  return cars.map((car) => toStockRecord(car, site))
}
