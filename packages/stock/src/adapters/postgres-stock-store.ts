import { type Database, prepareOnce, type SiteTransaction } from '@forecourt/database'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Car } from '../model/car.ts'
import { formatCarPath } from '../model/car-path.ts'
import type { CarBySlug, StockChange, StockDifference, StockStore } from '../model/stock-store.ts'
import { readStoredCar } from './postgres-stock-store.car.ts'
import {
  nextGeneration,
  selectGeneration,
  stockChannel,
} from './postgres-stock-store.generation.ts'
import { replaceStock } from './postgres-stock-store.replace.ts'
import { carSlugs, cars } from './stock.tables.ts'

const batchSize = 500

/** Cars that changed, made at one stroke: some 20 ms of work. */
const changesBatchSize = 250

type CarRow = Pick<
  typeof cars.$inferSelect,
  'id' | 'slug' | 'data' | 'createdAt' | 'updatedAt' | 'soldAt' | 'reservedAt'
>

const carColumns = {
  id: cars.id,
  slug: cars.slug,
  data: cars.data,
  createdAt: cars.createdAt,
  updatedAt: cars.updatedAt,
  soldAt: cars.soldAt,
  reservedAt: cars.reservedAt,
}

/**
 * The stock in PostgreSQL.
 * Source: `D-103`
 */
export function createPostgresStockStore(database: Database): StockStore {
  return {
    loadStock: (siteId, onBatch) =>
      database.transaction(siteId, async (tx) => {
        const generation = await selectGeneration(tx, siteId)
        for await (const rows of scanStock(tx, siteId)) await onBatch(rows.map(toCar))
        return { generation }
      }),
    loadStockChanges: (siteId, since, onBatch) =>
      database.transaction(siteId, (tx) => selectChanges(tx, { siteId, since, onBatch })),
    loadCarBySlug: (siteId, slug) =>
      database.transaction(siteId, (tx) => selectBySlug(tx, siteId, slug)),
    loadCarsByIds: (siteId, ids) =>
      database.transaction(siteId, (tx) => selectByIds(tx, siteId, ids)),
    readGeneration: (siteId) => database.transaction(siteId, (tx) => selectGeneration(tx, siteId)),
    watchStock: (onChange) =>
      database.listen(stockChannel, (notification) => {
        onChange(notification.kind === 'message' ? parseChange(notification.payload) : null)
      }),
    renameCar: (siteId, slug, newSlug) =>
      database.transaction(siteId, (tx) => rename(tx, siteId, slug, newSlug)),
    setReserved: (siteId, carId, at) =>
      database.transaction(siteId, (tx) => setReserved(tx, siteId, carId, at)),
    replaceStock: (siteId, options, fill) => replaceStock(database, siteId, options, fill),
  }
}

function toCar({ id, slug, data, createdAt, updatedAt, soldAt, reservedAt }: CarRow): Car {
  const stored = readStoredCar(data)
  return {
    ...stored,
    reserved: stored.reserved || reservedAt !== null,
    id,
    slug,
    path: formatCarPath({ slug }),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    sold_date_timestamp: soldAt && Math.floor(soldAt.getTime() / 1000),
    views: 0,
  }
}

/** Reads in steps by id, so that memory holds one batch whatever the size of the stock. */
async function* scanStock(tx: SiteTransaction, siteId: string): AsyncGenerator<CarRow[]> {
  const query = prepareOnce(tx, 'stock_scan', () =>
    tx
      .select(carColumns)
      .from(cars)
      .where(
        and(
          eq(cars.site, sql.placeholder('site')),
          gt(cars.id, sql.placeholder('after')),
          isNull(cars.withdrawnAt),
        ),
      )
      .orderBy(asc(cars.id))
      .limit(batchSize)
      .prepare('stock_scan'),
  )
  let after = 0
  for (;;) {
    const rows = await query.execute({ site: siteId, after })
    if (rows.length > 0) yield rows
    if (rows.length < batchSize) return
    after = rows.at(-1)?.id ?? after
  }
}

async function selectChanges(
  tx: SiteTransaction,
  { siteId, since, onBatch }: ChangesQuery,
): Promise<StockDifference> {
  const generation = await selectGeneration(tx, siteId)
  const difference: StockDifference = { generation, changed: [], withdrawnIds: [] }
  for await (const rows of scanChanges(tx, siteId, since)) {
    const cars = rows.filter(({ withdrawnAt }) => withdrawnAt === null).map(toCar)
    for (const row of rows) if (row.withdrawnAt !== null) difference.withdrawnIds.push(row.id)
    if (onBatch) await onBatch(cars)
    else difference.changed.push(...cars)
  }
  difference.changed.sort((a, b) => a.id - b.id)
  return difference
}

interface ChangesQuery {
  siteId: string
  since: number
  onBatch: ((cars: Car[]) => void | Promise<void>) | undefined
}

type ChangedRow = CarRow & { withdrawnAt: Date | null }

/**
 * Reads with a cursor, a batch ahead: the rows of a large import at one stroke would let nothing else
 * happen, and reading them by id in steps would look at all of them in each.
 */
async function* scanChanges(
  tx: SiteTransaction,
  siteId: string,
  since: number,
): AsyncGenerator<ChangedRow[]> {
  const client = tx.$client
  await client.query(
    `declare stock_changes no scroll cursor for
      select id, slug, data, created_at as "createdAt", updated_at as "updatedAt",
        sold_at as "soldAt", withdrawn_at as "withdrawnAt", reserved_at as "reservedAt"
      from cars where site = $1 and generation > $2`,
    [siteId, since],
  )
  const fetch = async () =>
    (await client.query<ChangedRow>(`fetch ${changesBatchSize} from stock_changes`)).rows
  let next = fetch()
  for (;;) {
    const rows = await next
    if (rows.length === 0) break
    next = fetch()
    // Whoever reads may end before this one is awaited.
    next.catch(() => {})
    yield rows
  }
  await client.query('close stock_changes')
}

async function selectBySlug(tx: SiteTransaction, siteId: string, slug: string): Promise<CarBySlug> {
  const rows = await prepareOnce(tx, 'car_by_slug', () =>
    tx
      .select({ ...carColumns, withdrawnAt: cars.withdrawnAt })
      .from(cars)
      .where(
        and(
          eq(cars.site, sql.placeholder('site')),
          sql`(${cars.slug} = ${sql.placeholder('slug')} or ${cars.id} = (select ${carSlugs.carId} from ${carSlugs} where ${carSlugs.site} = ${sql.placeholder('site')} and ${carSlugs.slug} = ${sql.placeholder('slug')}))`,
        ),
      )
      .prepare('car_by_slug'),
  ).execute({ site: siteId, slug })
  const row = rows.find((candidate) => candidate.slug === slug) ?? rows[0]
  if (!row) return { kind: 'unknown' }
  if (row.slug !== slug) return { kind: 'moved', slug: row.slug }
  return { kind: row.withdrawnAt === null ? 'car' : 'withdrawn', car: toCar(row) }
}

async function selectByIds(
  tx: SiteTransaction,
  siteId: string,
  ids: readonly number[],
): Promise<Car[]> {
  const wanted = [...new Set(ids)].filter((id) => Number.isSafeInteger(id))
  if (wanted.length === 0) return []
  const rows = await tx
    .select(carColumns)
    .from(cars)
    .where(and(eq(cars.site, siteId), inArray(cars.id, wanted), isNull(cars.withdrawnAt)))
  const found = new Map(rows.map((row) => [row.id, toCar(row)]))
  return wanted.flatMap((id) => found.get(id) ?? [])
}

async function rename(tx: SiteTransaction, siteId: string, slug: string, newSlug: string) {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(newSlug)) {
    throw new RangeError(`[feature-search] expected a slug, got ${JSON.stringify(newSlug)}`)
  }
  const [car] = await tx
    .select({ id: cars.id })
    .from(cars)
    .where(and(eq(cars.site, siteId), eq(cars.slug, slug)))
    .for('update')
  if (!car) return 'unknown'
  const owner = await selectBySlug(tx, siteId, newSlug)
  const isOwnOldSlug = owner.kind === 'moved' && owner.slug === slug
  if (owner.kind !== 'unknown' && !isOwnOldSlug) return 'taken'
  await tx.delete(carSlugs).where(and(eq(carSlugs.site, siteId), eq(carSlugs.slug, newSlug)))
  await tx.insert(carSlugs).values({ site: siteId, slug, carId: car.id })
  const generation = await nextGeneration(tx, siteId)
  await tx
    .update(cars)
    .set({ slug: newSlug, generation, updatedAt: sql`now()` })
    .where(and(eq(cars.site, siteId), eq(cars.id, car.id)))
  return 'renamed'
}

/** A car that is what it is said to be already makes no new generation. */
async function setReserved(
  tx: SiteTransaction,
  siteId: string,
  carId: number,
  at: Date | null,
): Promise<void> {
  const isCar = and(eq(cars.site, siteId), eq(cars.id, carId))
  const [car] = await tx.select({ at: cars.reservedAt }).from(cars).where(isCar)
  if (!car || (car.at === null) === (at === null)) return
  // The generation is taken first, as an import does, so that of the two neither waits for the other for ever.
  const generation = await nextGeneration(tx, siteId)
  await tx.update(cars).set({ reservedAt: at, generation, updatedAt: sql`now()` }).where(isCar)
}

function parseChange(payload: string): StockChange | null {
  const change: unknown = JSON.parse(payload)
  return isStockChange(change) ? change : null
}

function isStockChange(value: unknown): value is StockChange {
  return typeof value === 'object' && value !== null && 'siteId' in value && 'generation' in value
}
