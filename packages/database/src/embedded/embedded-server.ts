import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { DatabaseError } from '../database-error.ts'
import type { DatabaseLogger } from '../logger.ts'
import { findPostgresBinaries } from './binaries.ts'
import { embeddedUser, ensureCluster } from './cluster.ts'
import { type LaunchPlan, launch } from './launch.ts'
import { type Lease, tryLease } from './lease.ts'
import { clearStaleLock, livePostmasterPid } from './postmaster.ts'
import { prepareServerIdentity } from './server-identity.ts'
import { prepareSocketDirectory, socketName } from './socket-directory.ts'

/** A PostgreSQL on a unix socket that this process shares with others of the same directory. */
export interface EmbeddedServer {
  /** How to connect; without a database name. */
  readonly connection: ClientConfig
  /** Starts the server again if it went away. Cheap while it is up. */
  ensure(): Promise<void>
  /** Gives up this process's use; the last user stops the server. */
  release(): Promise<void>
}

/** Options of `acquireEmbeddedServer`. */
export interface EmbeddedServerOptions {
  /** Folder for the data, the log and the socket; made if missing. One server for one folder. */
  directory: string
  /** PostgreSQL settings beyond the durable defaults. */
  settings?: Readonly<Record<string, string>>
  logger: DatabaseLogger
}

const startDeadlineMs = 60_000
const stopDeadlineMs = 15_000

/**
 * Joins the server of a directory, starting it first if nobody did. Any number of processes may do
 * so at once; a server left running by a crash is adopted.
 * @throws DatabaseError when there is no binary, or the server cannot be started
 */
export async function acquireEmbeddedServer(
  options: EmbeddedServerOptions,
): Promise<EmbeddedServer> {
  const directory = resolve(options.directory)
  const binaries = findPostgresBinaries()
  const identity = prepareServerIdentity(binaries, directory)
  const socketDirectory = prepareSocketDirectory(directory, identity)
  const settings = options.settings ?? {}
  const plan: LaunchPlan = { binaries, identity, directory, socketDirectory, settings }
  const connection = { host: socketDirectory, port: 5432, user: embeddedUser }

  let lease = await acquireLease(plan, connection, options.logger)
  let restarting: Promise<void> | null = null
  async function restart() {
    options.logger.warn('the embedded PostgreSQL went away and is started again')
    lease = await acquireLease(plan, connection, options.logger)
  }
  return {
    connection,
    ensure: async () => {
      if (lease.isHeld()) return
      restarting ??= restart().finally(() => {
        restarting = null
      })
      await restarting
    },
    release: async () => {
      if (await lease.release()) await stop(join(directory, 'cluster'))
      await lease.end()
    },
  }
}

async function acquireLease(
  plan: LaunchPlan,
  connection: ClientConfig,
  logger: DatabaseLogger,
): Promise<Lease> {
  const cluster = join(plan.directory, 'cluster')
  const deadline = Date.now() + startDeadlineMs
  for (;;) {
    const joined = await tryLease(connection)
    if (joined) return joined
    if (Date.now() > deadline) throw noAnswer(plan.directory)
    ensureCluster(plan.binaries, plan.identity, plan.directory)
    clearStaleLock(cluster, join(plan.socketDirectory, `${socketName}.lock`))
    const started = await launch(plan, () => tryLease(connection))
    if (started) {
      logger.info(`PostgreSQL answers in ${plan.socketDirectory}`)
      return started
    }
    await delay(30 + Math.random() * 50)
  }
}

function noAnswer(directory: string): DatabaseError {
  return new DatabaseError(
    `The embedded PostgreSQL in ${directory} did not answer within ${startDeadlineMs / 1000} seconds; its log is postgres.log in that folder.`,
  )
}

/** Stops the server without waiting for its clients, and waits until it is gone. */
async function stop(cluster: string): Promise<void> {
  const pid = livePostmasterPid(cluster)
  if (pid === null) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + stopDeadlineMs
  while (livePostmasterPid(cluster) === pid && Date.now() < deadline) await delay(10)
}
