import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { DatabaseError } from '../database-error.ts'
import { errorMessage } from '../error-code.ts'
import { readMigrations } from '../migrations.ts'
import type { SystemTransaction } from '../site-transaction.ts'
import { listSiteTables, quoteName, type SiteTable } from './tables.ts'
import { type BackupSummary, backupFormat, rowsAtOnce } from './write-backup.ts'

/** How a backup is read back. */
export interface RestoreOptions {
  /** Takes every row away that is there. Default false: rows that are there are a reason to refuse. */
  isReplacing?: boolean
}

/**
 * Reads a backup of this version or an older one into the database, in one transaction: afterwards all of
 * it is there, or nothing has changed.
 * @param lines the lines of the backup, without their ends
 * @throws DatabaseError when the database holds rows, another program uses it, or the backup is not whole
 * Source: `PLUS-093`
 */
export async function restoreBackup(
  database: Database,
  lines: AsyncIterable<string>,
  { isReplacing = false }: RestoreOptions = {},
): Promise<BackupSummary> {
  return database.system(async (tx) => {
    await requireNobodyElse(tx)
    const tables = await listSiteTables(tx)
    const filled = await findFilled(tx, tables)
    if (filled.length > 0 && !isReplacing) throw notEmpty(filled)
    for (const { name } of tables.toReversed())
      await tx.execute(sql.raw(`delete from ${quoteName(name)}`))
    const summary = await readRows(tx, tables, lines)
    for (const table of tables) await resumeNumbering(tx, table)
    return summary
  })
}

const notEmpty = (filled: readonly string[]) =>
  new DatabaseError(
    `The database is not empty (${filled.join(', ')}); restore into an empty one, or say --replace to lose what is there.`,
  )

const patienceMs = 2000
const pauseMs = 50

/** A server that runs would go on with an index and pages of other rows. */
async function requireNobodyElse(tx: SystemTransaction): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const { rowCount } = await tx.execute(sql`
      select from pg_stat_get_activity(null) as other
      where other.datid = (select oid from pg_database where datname = current_database())
        and other.pid <> pg_backend_pid()`)
    if (rowCount === 0) return
    if (Date.now() > deadline)
      throw new DatabaseError('A server or another program uses the database; stop it first.')
    await delay(pauseMs)
  }
}

async function findFilled(tx: SystemTransaction, tables: readonly SiteTable[]): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await tx.execute(sql.raw(`select from ${quoteName(name)} limit 1`))
    if (rowCount !== 0) filled.push(name)
  }
  return filled
}

/** The text that follows a word at the beginning of a line; `null` where it does not begin so. */
const after = (word: string, line: string) =>
  line.startsWith(`${word} `) ? line.slice(word.length + 1) : null

async function readRows(
  tx: SystemTransaction,
  known: readonly SiteTable[],
  lines: AsyncIterable<string>,
): Promise<BackupSummary> {
  const summary: Record<string, number> = {}
  let table: SiteTable | null = null
  let rows: string[] = []
  let isFirst = true
  let end: string | null = null
  const flush = async () => {
    if (table && rows.length > 0) await insertRows(tx, table, rows)
    rows = []
  }
  for await (const line of lines) {
    if (isFirst) requireReadable(line)
    isFirst = false
    const named = after('#table', line)
    if (end !== null) throw notWhole()
    end = after('#end', line)
    if (named !== null) {
      await flush()
      table = requireTable(JSON.parse(named) as SiteTable, known)
      summary[table.name] = 0
    } else if (table && !line.startsWith('#')) {
      rows.push(line)
      summary[table.name] = (summary[table.name] ?? 0) + 1
      if (rows.length === rowsAtOnce) await flush()
    }
  }
  await flush()
  const total = Object.values(summary).reduce((sum, count) => sum + count, 0)
  if (end === null || Number(end) !== total) throw notWhole()
  return summary
}

const notWhole = () =>
  new DatabaseError('The backup is not whole: its end is missing or its rows do not add up.')

function requireReadable(line: string): void {
  const facts = after(`#${backupFormat}`, line)
  if (facts === null) throw new DatabaseError('This is no backup that this version can read.')
  const { migrations } = JSON.parse(facts) as { migrations: string[] }
  const own = new Set(readMigrations().steps.map(({ name }) => name))
  const newer = migrations.find((name) => !own.has(name))
  if (newer !== undefined)
    throw new DatabaseError(
      `The backup was made by a newer version (${newer}); restore it with that.`,
    )
}

function requireTable(table: SiteTable, known: readonly SiteTable[]): SiteTable {
  const own = known.find(({ name }) => name === table.name)
  const missing = table.columns.find((column) => !own?.columns.includes(column))
  if (missing === undefined) return table
  throw new DatabaseError(
    `The backup holds ${table.name}.${missing}, which this version does not; restore it with the version that made it.`,
  )
}

/** The columns of the backup only: one that is newer takes its default. */
async function insertRows(tx: SystemTransaction, { name, columns }: SiteTable, rows: string[]) {
  const list = columns.map(quoteName).join(', ')
  const table = quoteName(name)
  const insert = `insert into ${table} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${table}, `
  try {
    await tx.execute(sql`${sql.raw(insert)}${`[${rows.join(',')}]`}::json)`)
  } catch (error) {
    // The error itself would print the rows, and they are people.
    const cause = error instanceof Error ? error.cause : error
    throw new DatabaseError(`The rows of ${name} cannot be restored: ${errorMessage(cause)}`)
  }
}

/** Numbers that the database gives go on after those that were restored. */
async function resumeNumbering(tx: SystemTransaction, { name, columns }: SiteTable): Promise<void> {
  for (const column of columns) {
    const { rows } = await tx.execute<{ sequence: string | null }>(
      sql`select pg_get_serial_sequence(${quoteName(name)}, ${column}) as sequence`,
    )
    const sequence = rows[0]?.sequence
    if (!sequence) continue
    const last = sql.raw(`(select max(${quoteName(column)}) from ${quoteName(name)})`)
    await tx.execute(sql`select setval(${sequence}, coalesce(${last}, 1), ${last} is not null)`)
  }
}
