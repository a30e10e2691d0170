import type { ClientBase } from 'pg'
import { DatabaseError } from './database-error.ts'
import { errorCode, errorMessage } from './error-code.ts'
import type { DatabaseLogger } from './logger.ts'
import { type Migration, type MigrationSet, readMigrations } from './migrations.ts'

const migrationLock = '7351, 2'

const journalSql = `
  create table if not exists forecourt_migrations (
    name text primary key,
    digest text not null,
    applied_at timestamptz not null default now()
  )`

/**
 * Brings the schema to this version on one connection. Several processes may start at once: one
 * works, the others wait and find nothing to do. Each step is a transaction of its own.
 * @throws DatabaseError when an applied step was edited, or the database is newer than this program
 */
export async function migrate(
  client: ClientBase,
  logger: DatabaseLogger,
  set: MigrationSet = readMigrations(),
): Promise<void> {
  await client.query(`select pg_advisory_lock(${migrationLock})`)
  try {
    await client.query(journalSql)
    const applied = await readJournal(client)
    const pending = findPending(set.steps, applied)
    for (const step of pending) {
      await applyStep(client, step)
      logger.info(`migration ${step.name} applied`)
    }
    const isSecured = applied.get(set.security.name) === set.security.digest
    if (pending.length > 0 || !isSecured) await applyStep(client, set.security)
  } finally {
    await client.query(`select pg_advisory_unlock(${migrationLock})`)
  }
}

async function readJournal(client: ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; digest: string }>(
    'select name, digest from forecourt_migrations',
  )
  return new Map(rows.map(({ name, digest }) => [name, digest]))
}

function findPending(steps: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Set(steps.map(({ name }) => name))
  for (const name of applied.keys()) {
    if (known.has(name) || !/^\d/.test(name)) continue
    throw new DatabaseError(
      `The database has migration ${name}, which this version does not know; start the newer version that made it.`,
    )
  }
  return steps.filter(({ name, digest }) => {
    const before = applied.get(name)
    if (before === undefined || before === digest) return before === undefined
    throw new DatabaseError(
      `Migration ${name} was edited after it was applied to this database; restore the file and put the change into a new one.`,
    )
  })
}

async function applyStep(client: ClientBase, { name, sql, digest }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query(
      `insert into forecourt_migrations (name, digest) values ($1, $2)
       on conflict (name) do update set digest = excluded.digest, applied_at = now()`,
      [name, digest],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    if (errorCode(error) === '42501') throw lackOfRights(error)
    throw new Error(`[database] ${name} failed: ${errorMessage(error)}`, { cause: error })
  }
}

function lackOfRights(error: unknown): DatabaseError {
  return new DatabaseError(
    `The user of DATABASE_URL may not set up the database (${errorMessage(error)}); give it the rights that docs/database.md names.`,
  )
}
