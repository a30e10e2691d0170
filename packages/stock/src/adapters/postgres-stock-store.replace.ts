import type { Database, SiteTransaction } from '@forecourt/database'
import { sql } from 'drizzle-orm'
import type {
  ReplaceStockOptions,
  ReplaceStockResult,
  SharedValue,
  StagedRow,
  StockReplacement,
} from '../model/stock-store.ts'
import { toStoredCar } from './postgres-stock-store.car.ts'
import { nextGeneration, selectGeneration } from './postgres-stock-store.generation.ts'
import { assignSlugs } from './postgres-stock-store.slugs.ts'
import { spellAlike } from './postgres-stock-store.spelling.ts'

/** Rolls a replacement back and carries its result out of the transaction. */
class Refused extends Error {
  readonly result: ReplaceStockResult & { ok: false }
  constructor(result: ReplaceStockResult & { ok: false }) {
    super(result.reason)
    this.result = result
  }
}

/** `StockStore.replaceStock` on PostgreSQL: rows go to a temporary table, sets are compared there. */
export async function replaceStock(
  database: Database,
  siteId: string,
  options: ReplaceStockOptions,
  fill: (stage: (rows: StagedRow[]) => Promise<void>) => Promise<void>,
): Promise<ReplaceStockResult> {
  try {
    return await database.transaction(siteId, async (tx) => {
      await lockSite(tx, siteId)
      await createStage(tx)
      const known = await selectFingerprints(tx, siteId)
      await fill((rows) => stageRows(tx, rows, known))
      return { ok: true, ...(await applyStage(tx, siteId, options)) }
    })
  } catch (error) {
    if (error instanceof Refused) return error.result
    throw error
  }
}

/** Two imports of one site run one after the other. */
async function lockSite(tx: SiteTransaction, siteId: string): Promise<void> {
  await tx.execute(sql`insert into stock_state (site) values (${siteId}) on conflict do nothing`)
  await tx.execute(sql`select from stock_state where site = ${siteId} for update`)
}

async function createStage(tx: SiteTransaction): Promise<void> {
  await tx.execute(sql`
    create temporary table staged (
      line int, kind text, dealership_slug text, stocknum text, slug text, fingerprint text,
      vin text, data jsonb, stocked_at timestamptz, sold_at timestamptz
    ) with (toast_tuple_target = 8160) on commit drop`)
}

/** Fingerprints of the cars in stock, by their key. */
async function selectFingerprints(
  tx: SiteTransaction,
  siteId: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.execute<{ key: string; fingerprint: string }>(sql`
    select dealership_slug || '/' || stocknum as key, fingerprint from cars
    where site = ${siteId} and withdrawn_at is null`)
  return new Map(rows.map(({ key, fingerprint }) => [key, fingerprint]))
}

async function stageRows(
  tx: SiteTransaction,
  rows: StagedRow[],
  known: ReadonlyMap<string, string>,
): Promise<void> {
  if (rows.length === 0) return
  const records = rows.map((row) => ({
    line: row.line,
    kind: row.kind,
    dealership_slug: row.dealershipSlug,
    stocknum: row.stocknum,
    ...(row.kind === 'car' && stagedCar(row, known)),
  }))
  await tx.execute(sql`
    insert into staged select * from json_to_recordset(${toStorableJson(records)}::json) as row (
      line int, kind text, dealership_slug text, stocknum text, slug text, fingerprint text,
      vin text, data jsonb, stocked_at timestamptz, sold_at timestamptz)`)
}

/** JSON without NUL and half surrogate pairs, which PostgreSQL refuses in a text. */
function toStorableJson(value: unknown): string {
  return JSON.stringify(value).replace(/\\u(?:0000|d[89a-f]..)|(\\.)/g, '$1')
}

/** Content of an unchanged car is in the table already and need not be sent again. */
function stagedCar(row: StagedRow & { kind: 'car' }, known: ReadonlyMap<string, string>) {
  const isKnown = known.get(`${row.dealershipSlug}/${row.stocknum}`) === row.fingerprint
  return {
    slug: row.slug,
    fingerprint: row.fingerprint,
    vin: row.car.vin,
    data: isKnown ? null : toStoredCar(row.car),
    stocked_at: row.stockedAt,
    sold_at: row.soldAt,
  }
}

async function applyStage(
  tx: SiteTransaction,
  siteId: string,
  options: ReplaceStockOptions,
): Promise<StockReplacement> {
  const now = options.now.toISOString()
  await tx.execute(sql`create index on staged (dealership_slug, stocknum)`)
  await tx.execute(sql`analyze staged`)
  const repeated = await dropRepeated(tx)
  const conflicting = await holdConflicting(tx)
  const sharedVins = await findSharedVins(tx)
  const leaving = await markLeaving(tx, siteId, options)
  const { unchanged, differing } = await countKnown(tx, siteId)
  const added = await assignSlugs(tx, siteId)

  if (leaving + differing + added === 0) {
    const generation = await selectGeneration(tx, siteId)
    await touchImportedAt(tx, siteId, now)
    const counts = { added: 0, changed: 0, unchanged, withdrawn: 0 }
    return { generation, ...counts, repeated, conflicting, sharedVins }
  }
  const generation = await nextGeneration(tx, siteId)
  const withdrawn = await withdrawLeaving(tx, siteId, generation, now)
  const changed = await updateDiffering(tx, siteId, generation, now)
  await insertNew(tx, siteId, generation, now)
  if (differing + added > 0) await spellAlike(tx, siteId, generation, now)
  await touchImportedAt(tx, siteId, now)
  return { generation, added, changed, unchanged, withdrawn, repeated, conflicting, sharedVins }
}

async function selectShared(tx: SiteTransaction, query: ReturnType<typeof sql>) {
  const { rows } = await tx.execute<{ value: string; lines: number[] }>(query)
  return rows.map(({ value, lines }): SharedValue => ({ value, lines }))
}

/** Of rows that say the same of the same car, the first one stays. */
async function dropRepeated(tx: SiteTransaction): Promise<SharedValue[]> {
  const repeated = await selectShared(
    tx,
    sql`select stocknum as value, array_agg(line order by line) as lines from staged
      where kind <> 'held' group by dealership_slug, stocknum
      having count(*) > 1 and count(distinct coalesce(fingerprint, kind)) = 1
      order by min(line)`,
  )
  await tx.execute(sql`
    delete from staged later using staged earlier
    where later.line > earlier.line and later.kind = earlier.kind
      and later.dealership_slug = earlier.dealership_slug and later.stocknum = earlier.stocknum
      and later.fingerprint is not distinct from earlier.fingerprint
      and later.line = any (${sql.param(repeated.flatMap(({ lines }) => lines))}::int[])`)
  return repeated
}

/** Owner of a stock number that several different cars claim is unknown: what is stored stays. */
async function holdConflicting(tx: SiteTransaction): Promise<SharedValue[]> {
  const conflicting = await selectShared(
    tx,
    sql`select stocknum as value, array_agg(line order by line) as lines from staged
      where kind <> 'held' group by dealership_slug, stocknum having count(*) > 1
      order by min(line)`,
  )
  const lines = conflicting.flatMap((shared) => shared.lines)
  await tx.execute(
    sql`update staged set kind = 'held' where line = any (${sql.param(lines)}::int[])`,
  )
  return conflicting
}

async function findSharedVins(tx: SiteTransaction): Promise<SharedValue[]> {
  return selectShared(
    tx,
    sql`select vin as value, array_agg(line order by line) as lines from staged
      where kind = 'car' and vin is not null
      group by vin having count(*) > 1 order by min(line)`,
  )
}

/**
 * Collects the cars that would leave the stock.
 * @throws Refused when that is more than half of the stock, unless forced
 */
async function markLeaving(
  tx: SiteTransaction,
  siteId: string,
  { force, partial }: ReplaceStockOptions,
): Promise<number> {
  const isAbsent = partial
    ? sql`exists (select from staged s where s.kind = 'gone'
        and s.dealership_slug = c.dealership_slug and s.stocknum = c.stocknum)`
    : sql`not exists (select from staged s where s.kind <> 'gone' and s.stocknum = c.stocknum
        and coalesce(s.dealership_slug, c.dealership_slug) = c.dealership_slug)`
  await tx.execute(sql`
    create temporary table leaving on commit drop as
    select c.id from cars c
    where c.site = ${siteId} and c.withdrawn_at is null and ${isAbsent}`)
  const { rows } = await tx.execute<{ leaving: number; stock: number }>(sql`
    select (select count(*)::int from leaving) as leaving,
      (select count(*)::int from cars where site = ${siteId} and withdrawn_at is null) as stock`)
  const { leaving = 0, stock = 0 } = rows[0] ?? {}
  if (leaving * 2 > stock && !force) {
    throw new Refused({
      ok: false,
      reason: 'drops-most',
      stockBefore: stock,
      wouldWithdraw: leaving,
    })
  }
  return leaving
}

async function countKnown(tx: SiteTransaction, siteId: string) {
  const { rows } = await tx.execute<{ unchanged: number; differing: number }>(sql`
    select count(*) filter (where c.fingerprint = s.fingerprint and c.withdrawn_at is null)::int as unchanged,
      count(*) filter (where c.fingerprint <> s.fingerprint or c.withdrawn_at is not null)::int as differing
    from staged s
    join cars c on c.site = ${siteId} and c.dealership_slug = s.dealership_slug and c.stocknum = s.stocknum
    where s.kind = 'car'`)
  return rows[0] ?? { unchanged: 0, differing: 0 }
}

async function withdrawLeaving(tx: SiteTransaction, site: string, generation: number, now: string) {
  const result = await tx.execute(sql`
    update cars set withdrawn_at = ${now}, updated_at = ${now}, generation = ${generation}
    where site = ${site} and id in (select id from leaving)`)
  return result.rowCount ?? 0
}

/** The slug, the id and the day of entry stay; a car that becomes sold gets the instant of the sale. */
async function updateDiffering(tx: SiteTransaction, site: string, generation: number, now: string) {
  const result = await tx.execute(sql`
    update cars c set data = s.data, fingerprint = s.fingerprint, withdrawn_at = null,
      updated_at = ${now}, generation = ${generation},
      sold_at = case
        when not (s.data->>'status' = 'sold') then null
        when s.sold_at is not null then s.sold_at
        when (c.data->>'status' = 'sold') then c.sold_at
        else ${now}::timestamptz
      end
    from staged s
    where s.kind = 'car' and c.site = ${site}
      and c.dealership_slug = s.dealership_slug and c.stocknum = s.stocknum
      and (c.fingerprint <> s.fingerprint or c.withdrawn_at is not null)`)
  return result.rowCount ?? 0
}

/** In the order of the key, so that the rows' order in the file decides nothing. */
async function insertNew(tx: SiteTransaction, site: string, generation: number, now: string) {
  await tx.execute(sql`
    insert into cars (site, dealership_slug, stocknum, slug, data, fingerprint, created_at,
      updated_at, sold_at, generation)
    select ${site}, s.dealership_slug, s.stocknum, s.slug, s.data, s.fingerprint,
      least(s.stocked_at, ${now}::timestamptz), ${now}::timestamptz,
      case when (s.data->>'status' = 'sold') then s.sold_at end, ${generation}
    from staged s
    where s.kind = 'car' and not exists (select from cars c where c.site = ${site}
      and c.dealership_slug = s.dealership_slug and c.stocknum = s.stocknum)
    order by s.dealership_slug, s.stocknum`)
}

async function touchImportedAt(tx: SiteTransaction, site: string, now: string): Promise<void> {
  await tx.execute(sql`update stock_state set imported_at = ${now} where site = ${site}`)
}
