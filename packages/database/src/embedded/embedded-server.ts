import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { DatabaseError } from '../database-error.ts'
import { errorCode } from '../error-code.ts'
import type { DatabaseLogger } from '../logger.ts'
import { findPostgresBinaries, type PostgresBinaries } from './binaries.ts'
import { embeddedUser, ensureCluster } from './cluster.ts'
import { type LaunchPlan, launch } from './launch.ts'
import { type Lease, tryLease } from './lease.ts'
import { clearStaleLock, livePostmasterPid, readReadyServer } from './postmaster.ts'
import { provideBinaries } from './reachable-binaries.ts'
import { chooseServerIdentity, makeDataDirectory } from './server-identity.ts'
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
  /** PostgreSQL's programs; default those that npm installed. */
  binaries?: PostgresBinaries
  /** Folders for a copy of the programs that another user than root can reach; default the system's. */
  copyFolders?: readonly string[]
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
  const identity = chooseServerIdentity(directory)
  const installed = options.binaries ?? findPostgresBinaries()
  const binaries = provideBinaries(installed, identity, options.copyFolders)
  makeDataDirectory(directory, identity)
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
    release: () => leave(lease, connection, join(directory, 'cluster')),
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
    const holder = readReadyServer(cluster)
    const joined = await tryLease(connection)
    if (joined) return joined
    if (holder !== null && holder === readReadyServer(cluster)) throw heldElsewhere(plan, holder)
    if (Date.now() > deadline) throw noAnswer(plan.directory)
    ensureCluster(plan)
    clearStaleLock(cluster, join(plan.socketDirectory, `${socketName}.lock`))
    const started = await launch(plan, () => tryLease(connection))
    if (started) {
      logger.info(`PostgreSQL answers in ${plan.socketDirectory}`)
      return started
    }
    await delay(30 + Math.random() * 50)
  }
}

function heldElsewhere({ directory }: LaunchPlan, holder: string): DatabaseError {
  return new DatabaseError(
    `The data in ${directory} is in use by a PostgreSQL server that cannot be joined (process ${Number.parseInt(holder, 10)}); stop it, or start with another data folder.`,
  )
}

function noAnswer(directory: string): DatabaseError {
  return new DatabaseError(
    `The embedded PostgreSQL in ${directory} did not answer within ${startDeadlineMs / 1000} seconds; its log is postgres.log in that folder.`,
  )
}

/** Gives a lease back, by a new one where its connection broke, and stops a server nobody else uses. */
async function leave(lease: Lease, connection: ClientConfig, cluster: string): Promise<void> {
  const released = await lease.release()
  if (released === 'last') await stop(cluster)
  await lease.end()
  const next = released === 'lost' ? await tryLease(connection) : null
  if (next) await leave(next, connection, cluster)
}

/** Stops the server without waiting for its clients, and waits until it is gone. */
async function stop(cluster: string): Promise<void> {
  const pid = livePostmasterPid(cluster)
  if (pid === null) return
  interrupt(pid)
  const deadline = Date.now() + stopDeadlineMs
  while (livePostmasterPid(cluster) === pid && Date.now() < deadline) await delay(10)
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}
