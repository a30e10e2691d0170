import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { readMigrations } from '../migrations.ts'
import type { SystemTransaction } from '../site-transaction.ts'
import { listSiteTables, quoteName, type SiteTable } from './tables.ts'

/** First words of a backup. */
export const backupFormat = 'forecourt backup 1'

/** Rows by table. */
export type BackupSummary = Readonly<Record<string, number>>

/** Rows read and written at once. */
export const rowsAtOnce = 500

/**
 * Writes every row of every site as text, as it is at one moment, while the site runs: a line that names
 * the format, for each table a line `#table` with its columns and one line of JSON a row, and a line that
 * says how many rows there are, by which a file that was cut short is known.
 * @param write gets the text piece by piece and is waited for
 * Source: `PLUS-093`
 */
export async function writeBackup(
  database: Database,
  at: Date,
  write: (text: string) => Promise<void>,
): Promise<BackupSummary> {
  return database.snapshot(async (tx) => {
    const migrations = readMigrations().steps.map(({ name }) => name)
    const facts = { at: at.toISOString(), migrations }
    await write(`#${backupFormat} ${JSON.stringify(facts)}\n`)
    const summary: Record<string, number> = {}
    for (const table of await listSiteTables(tx)) {
      await write(`#table ${JSON.stringify(table)}\n`)
      summary[table.name] = await writeRows(tx, table, write)
    }
    const total = Object.values(summary).reduce((sum, rows) => sum + rows, 0)
    await write(`#end ${total}\n`)
    return summary
  })
}

async function writeRows(
  tx: SystemTransaction,
  { name }: SiteTable,
  write: (text: string) => Promise<void>,
): Promise<number> {
  await tx.execute(
    sql.raw(
      `declare backup_rows no scroll cursor for select row_to_json(r)::text as line from ${quoteName(name)} as r`,
    ),
  )
  let count = 0
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(
      sql.raw(`fetch ${rowsAtOnce} from backup_rows`),
    )
    if (rows.length === 0) break
    count += rows.length
    await write(rows.map(({ line }) => `${line}\n`).join(''))
  }
  await tx.execute(sql.raw('close backup_rows'))
  return count
}
