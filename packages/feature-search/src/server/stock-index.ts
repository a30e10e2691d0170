import type { Car, StockChange, StockStore } from '@forecourt/stock/model'
import type { SiteIndexers } from '../model/indexer.ts'
import {
  createStockIndexSettings,
  listRecordParts,
  listStockIndexReplicas,
  type StockRecord,
  type StockRecordSite,
  toStockRecord,
} from '../model/stock-record.ts'

/** Parts the stock index is made from. */
export interface StockIndexPorts {
  store: Pick<StockStore, 'loadStock' | 'loadStockChanges' | 'readGeneration' | 'watchStock'>
  indexers: SiteIndexers
  /** The sites served at this moment. */
  sites: () => readonly StockRecordSite[]
  /** The present instant. Default: the clock of the machine. */
  clock?: () => Date
  logger: {
    info(message: string, fields?: object): void
    error(message: string, fields?: object): void
  }
}

/** The search index of the stock, kept in step with the database. */
export interface StockIndex {
  /** Generation of a site's stock that searches see; 0 before the first import. */
  generation(siteId: string): number
  /** Generation of a site's stock in which a car changed last, came or left, as far as searches see it. */
  carGeneration(siteId: string, carId: number): number
  /** How often a site's index was built anew: searches may see other figures of the same generation then. */
  builds(siteId: string): number
  /** When the oldest change was committed that searches do not see yet; `null` when they see all. */
  behindSince(): Date | null
  /**
   * Follows a change of the sites: builds those that came and those whose records would differ, and
   * forgets those that left. Nothing of another site is built.
   */
  followSites(): Promise<void>
  /** True once a site can be searched, or where there is none to search. */
  isReady(): boolean
  /** Ends the watch. */
  close(): Promise<void>
}

interface Progress {
  /** By site: what its records were made with. */
  shapes: Map<string, string>
  /** By site, or `everySite`: when the first change was noticed that is not followed yet. */
  behind: Map<string, Date>
  generations: Map<string, number>
  builds: Map<string, number>
  cars: Map<string, CarGenerations>
}

/** Cars that changed since a generation, each with its latest; whatever else there is, changed before. */
interface CarGenerations {
  since: number
  changed: Map<number, number>
}

/** Stands for a notice that may be about any site. */
const everySite = '*'

/**
 * Builds the stock index of every site, each by itself, and follows each commit, here or in another process.
 * The database is the truth: a lost notice only delays, for the generations are compared.
 * @returns once the first index answers
 * Source: D-103, PLUS-006
 */
export async function followStock(ports: StockIndexPorts): Promise<StockIndex> {
  const progress: Progress = {
    behind: new Map(),
    generations: new Map(),
    builds: new Map(),
    cars: new Map(),
    shapes: new Map(),
  }
  const { clock = () => new Date() } = ports
  let work: Promise<void> = Promise.resolve()

  const enqueue = (task: () => Promise<void>): Promise<void> => {
    work = work.then(task).catch((error: unknown) => {
      ports.logger.error('the stock index could not follow the database', { error })
    })
    return work
  }

  const stop = await ports.store.watchStock((change) => {
    const about = change?.siteId ?? everySite
    if (!progress.behind.has(about)) progress.behind.set(about, clock())
    void enqueue(() => follow(ports, progress, change))
  })
  await followSites(ports, progress)
  return {
    generation: (siteId) => progress.generations.get(siteId) ?? 0,
    carGeneration(siteId, carId) {
      const cars = progress.cars.get(siteId)
      return cars?.changed.get(carId) ?? cars?.since ?? 0
    },
    builds: (siteId) => progress.builds.get(siteId) ?? 0,
    behindSince: () =>
      [...progress.behind.values()].toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    followSites: () => enqueue(() => followSites(ports, progress)),
    isReady: () => progress.shapes.size > 0 || ports.sites().length === 0,
    close: async () => {
      await stop()
      await work
    },
  }
}

const toRecords = (cars: readonly Car[], site: StockRecordSite): StockRecord[] =>
  cars.map((car) => toStockRecord(car, site))

const shapeOf = (site: StockRecordSite) => JSON.stringify(listRecordParts(site))

async function followSites(ports: StockIndexPorts, progress: Progress): Promise<void> {
  const sites = ports.sites()
  forgetOthers(ports, progress, new Set(sites.map(({ id }) => id)))
  for (const site of sites)
    if (progress.shapes.get(site.id) !== shapeOf(site)) await buildSite(ports, progress, site)
}

async function buildSite(
  { store, indexers, logger }: StockIndexPorts,
  progress: Progress,
  site: StockRecordSite,
): Promise<void> {
  const indexer = indexers.indexerOf(site.id)
  const records: StockRecord[] = []
  const { generation } = await store.loadStock(site.id, (cars) => {
    records.push(...toRecords(cars, site))
  })
  await indexer.setSettings({
    settings: createStockIndexSettings(),
    replicas: listStockIndexReplicas(),
  })
  await indexer.replaceAll(records)
  // Changes between this building and the last are not known one by one.
  if (progress.generations.get(site.id) !== generation)
    progress.cars.set(site.id, { since: generation, changed: new Map() })
  progress.generations.set(site.id, generation)
  progress.builds.set(site.id, (progress.builds.get(site.id) ?? 0) + 1)
  progress.shapes.set(site.id, shapeOf(site))
  progress.behind.delete(site.id)
  logger.info('stock index built', { site: site.id, records: records.length })
}

function forgetOthers(
  { indexers }: StockIndexPorts,
  { shapes, generations, builds, cars, behind }: Progress,
  served: ReadonlySet<string>,
): void {
  for (const siteId of shapes.keys()) {
    if (served.has(siteId)) continue
    indexers.forget(siteId)
    for (const known of [shapes, generations, builds, cars, behind]) known.delete(siteId)
  }
}

/** Follows one notice; `null` says that notices may be lost, so every site is compared. */
async function follow(ports: StockIndexPorts, progress: Progress, change: StockChange | null) {
  if (change === null) await followSites(ports, progress)
  for (const site of ports.sites()) {
    if (change === null || change.siteId === site.id) await followStockOf(ports, progress, site)
  }
  if (change === null) progress.behind.clear()
  else progress.behind.delete(change.siteId)
}

async function followStockOf(ports: StockIndexPorts, progress: Progress, site: StockRecordSite) {
  if (!progress.shapes.has(site.id)) return buildSite(ports, progress, site)
  const known = progress.generations.get(site.id) ?? 0
  if ((await ports.store.readGeneration(site.id)) > known)
    await addChanges(ports, progress, { site, known })
}

async function addChanges(
  { store, indexers, logger }: StockIndexPorts,
  progress: Progress,
  { site, known }: { site: StockRecordSite; known: number },
) {
  const indexer = indexers.indexerOf(site.id)
  const records: StockRecord[] = []
  const add = (cars: readonly Car[]) => void records.push(...toRecords(cars, site))
  const difference = await store.loadStockChanges(site.id, known, add)
  // A store may hand over everything at once.
  add(difference.changed)
  const { withdrawnIds, generation } = difference
  await indexer.saveObjects(records)
  await indexer.deleteObjects(withdrawnIds.map(String))
  noteChanges(progress, site.id, generation, [...records.map(({ id }) => id), ...withdrawnIds])
  progress.generations.set(site.id, generation)
  logger.info('stock index followed', {
    site: site.id,
    changed: records.length,
    withdrawn: withdrawnIds.length,
  })
}

function noteChanges(
  { cars }: Progress,
  siteId: string,
  generation: number,
  carIds: readonly number[],
): void {
  const known = cars.get(siteId) ?? { since: 0, changed: new Map<number, number>() }
  cars.set(siteId, known)
  for (const id of carIds) known.changed.set(id, generation)
}
