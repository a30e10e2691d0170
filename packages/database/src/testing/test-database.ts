import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connectDatabase, type Database } from '../database.ts'
import { acquireEmbeddedServer, type EmbeddedServer } from '../embedded/embedded-server.ts'
import { silentLogger } from '../logger.ts'
import { migrate } from '../migrate.ts'
import { readMigrations, schemaDigest } from '../migrations.ts'

/** A database of its own for one test file; `close` drops it. */
export interface TestDatabase extends Database {
  /** How another process or a bare `pg.Client` reaches the same database, as its owner. */
  readonly connection: pg.ClientConfig & { database: string }
  /** The same as an address for `DATABASE_URL`. */
  readonly url: string
  /** Runs one statement as the owner, past every policy, on a connection of its own. */
  queryAsOwner(sql: string): Promise<Record<string, unknown>[]>
}

/** Tests need speed and never a power cut; everything else is as in production. */
const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '200' }

/**
 * Makes an empty, migrated database on a server that every test process of this machine shares.
 * The first user starts the server and the last one stops it. Takes about 50 ms.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const directory = join(tmpdir(), `forecourt-test-${process.getuid?.() ?? 'user'}`)
  const server = await acquireEmbeddedServer({ directory, settings, logger: silentLogger })
  const database = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  await asOwner(server, 'postgres', async (client) => {
    await createFromTemplate(client, server, database)
  })
  const connection = { ...server.connection, database }
  const opened = await connectDatabase({ logger: silentLogger }, connection)
  const host = encodeURIComponent(String(server.connection.host))
  return {
    ...opened,
    connection,
    queryAsOwner: (sql) =>
      asOwner(server, database, async (client) => (await client.query(sql)).rows),
    url: `postgres://${server.connection.user}@${host}:${server.connection.port}/${database}`,
    close: async () => {
      await opened.close()
      await asOwner(server, 'postgres', (client) =>
        client.query(`drop database if exists ${database} with (force)`),
      )
      await server.release()
    },
  }
}

async function createFromTemplate(client: pg.Client, server: EmbeddedServer, database: string) {
  const template = `template_${schemaDigest(readMigrations()).slice(0, 16)}`
  await client.query('select pg_advisory_lock(7351, 3)')
  try {
    await dropLeftovers(client)
    const { rowCount } = await client.query(
      'select from pg_database where datname = $1 and datistemplate',
      [template],
    )
    if (rowCount === 0) await buildTemplate(client, server, template)
    await client.query(`create database ${database} template ${template}`)
  } finally {
    await client.query('select pg_advisory_unlock(7351, 3)')
  }
}

async function buildTemplate(client: pg.Client, server: EmbeddedServer, template: string) {
  await client.query(`drop database if exists ${template} with (force)`)
  await client.query(`create database ${template}`)
  await asOwner(server, template, (owner) => migrate(owner, silentLogger))
  await client.query(`alter database ${template} is_template true`)
}

/** Databases whose test process is gone without having closed them. */
async function dropLeftovers(client: pg.Client) {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname ~ '^test_[0-9]+_'",
  )
  for (const { datname } of rows) {
    if (isRunning(Number(datname.split('_')[1]))) continue
    await client.query(`drop database if exists ${datname} with (force)`)
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function asOwner<T>(
  server: EmbeddedServer,
  database: string,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...server.connection, database })
  client.on('error', () => {})
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
