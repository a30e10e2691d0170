import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseError } from './database-error.ts'
import { acquireEmbeddedServer, type EmbeddedServer } from './embedded/embedded-server.ts'
import { isServerAway } from './embedded/lease.ts'
import { errorCode } from './error-code.ts'
import { type Notification, type StopListening, startListener } from './listener.ts'
import { type DatabaseLogger, silentLogger } from './logger.ts'
import { migrate } from './migrate.ts'
import {
  beginForSite,
  beginForSystem,
  beginSnapshot,
  inTransaction,
  type SiteTransaction,
  type SystemTransaction,
} from './site-transaction.ts'
import { waitForDatabase } from './wait-for-database.ts'

/** PostgreSQL behind one interface, embedded or by address. Nothing reaches a row but through it. */
export interface Database {
  /**
   * Runs `run` in one transaction that sees and writes rows of one site only.
   * Commits when it resolves, rolls back and throws on when it rejects.
   */
  transaction<T>(siteId: string, run: (tx: SiteTransaction) => Promise<T>): Promise<T>
  /** The same over the rows of every site; for workers, never for a visitor's request. */
  system<T>(run: (tx: SystemTransaction) => Promise<T>): Promise<T>
  /** The rows of every site as they are at one moment, however long they are read; nothing is written. */
  snapshot<T>(run: (tx: SystemTransaction) => Promise<T>): Promise<T>
  /** Subscribes to a NOTIFY channel until the returned function is called. */
  listen(
    channel: string,
    onNotification: (notification: Notification) => void,
  ): Promise<StopListening>
  /** True when a query is answered right now. */
  ready(): Promise<boolean>
  /** Ends subscriptions and connections; the last user of an embedded server stops it. */
  close(): Promise<void>
}

/** Options of `openDatabase`. */
export interface OpenDatabaseOptions {
  /** Address of a PostgreSQL, `postgres://…`; wins over `directory`. */
  url?: string | undefined
  /** Folder of the embedded PostgreSQL, made if missing; used when there is no `url`. */
  directory?: string | undefined
  /** Default: says nothing. */
  logger?: DatabaseLogger
  /** Connections for transactions; default 10. */
  maxConnections?: number
  /** How long a start waits for the server of `url` to answer, in seconds; default 0. */
  waitSeconds?: number
}

const embeddedDatabaseName = 'forecourt'

/** How long a caller waits for an embedded server that is started again. */
const restartDeadlineMs = 15_000
const restartPauseMs = 10

/**
 * Opens the database, starting the embedded server when there is no `url`, and brings the schema to
 * this version.
 * @throws DatabaseError with a sentence for the operator: no binary, no address, a failed start
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const logger = options.logger ?? silentLogger
  if (options.url) return connectDatabase({ ...options, logger }, { connectionString: options.url })
  if (!options.directory) {
    throw new DatabaseError('No database is named: set DATABASE_URL or give a data directory.')
  }
  const server = await acquireEmbeddedServer({ directory: options.directory, logger })
  try {
    const connection = { ...server.connection, database: embeddedDatabaseName }
    await whileReturning(server, () => createDatabase(server, embeddedDatabaseName))
    return await connectDatabase({ ...options, logger }, connection, server)
  } catch (error) {
    await server.release()
    throw error
  }
}

/** Tries again while the embedded server is away, which `ensure` brings back. */
async function whileReturning<T>(
  server: EmbeddedServer | undefined,
  attempt: () => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + restartDeadlineMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!server || !isServerAway(error) || Date.now() > deadline) throw error
      // That the server is gone may be known to this connection a moment before the lease hears it.
      await delay(restartPauseMs)
      await server.ensure()
    }
  }
}

/** Makes a database of the embedded server unless it exists. */
async function createDatabase(server: EmbeddedServer, name: string): Promise<void> {
  const client = new pg.Client({ ...server.connection, database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${name}`)
  } catch (error) {
    const isMadeByAnother = ['42P04', '23505'].includes(errorCode(error))
    if (!isMadeByAnother) throw error
  } finally {
    await client.end()
  }
}

const int8Oid: number = pg.types.builtins.INT8

/** int8 as number: ids and counters stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8Oid && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

/**
 * A `Database` over a server that is up: migrates, then serves.
 * @param server when given, it is started again if it goes away, and released on `close`
 */
export async function connectDatabase(
  options: Pick<OpenDatabaseOptions, 'maxConnections' | 'waitSeconds'> & { logger: DatabaseLogger },
  connection: pg.ClientConfig,
  server?: EmbeddedServer,
): Promise<Database> {
  const { logger } = options
  const config = { ...connection, types, connectionTimeoutMillis: 10_000, keepAlive: true }
  const connectOwn = async () => {
    const client = new pg.Client({ ...config, application_name: 'forecourt' })
    client.on('error', (error) => logger.warn(`database connection lost: ${error.message}`))
    await server?.ensure()
    await client.connect()
    return client
  }
  const connectFirst = () =>
    server ? connectOwn() : waitForDatabase(config, options.waitSeconds ?? 0, logger)
  await whileReturning(server, async () => {
    const setup = await connectFirst()
    await migrate(setup, logger).finally(() => setup.end())
  })

  const pool = new pg.Pool({
    ...config,
    application_name: 'forecourt',
    max: options.maxConnections ?? 10,
  })
  pool.on('error', (error) => logger.warn(`database connection lost: ${error.message}`))
  pool.on('connect', (client) => client.on('error', () => {}))
  const checkOut = () => whileReturning(server, () => pool.connect())
  const subscriptions = new Set<StopListening>()
  let closing: Promise<void> | null = null
  async function shutDown() {
    await Promise.all([...subscriptions].map((stop) => stop()))
    await pool.end()
    await server?.release()
  }
  return {
    transaction: async (siteId, run) => {
      const begin = beginForSite(siteId)
      return inTransaction(await checkOut(), begin, run)
    },
    system: async (run) => inTransaction(await checkOut(), beginForSystem, run),
    snapshot: async (run) => inTransaction(await checkOut(), beginSnapshot, run),
    listen: async (channel, onNotification) => {
      const stop = await startListener({ connect: connectOwn, channel, onNotification, logger })
      subscriptions.add(stop)
      return async () => {
        subscriptions.delete(stop)
        await stop()
      }
    },
    ready: async () =>
      pool.query('select').then(
        () => true,
        () => false,
      ),
    close: () => (closing ??= shutDown()),
  }
}
