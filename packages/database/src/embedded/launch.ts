import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseError } from '../database-error.ts'
import type { PostgresBinaries } from './binaries.ts'
import { findLastWords } from './last-words.ts'
import { pathFor, runOptions, type ServerIdentity } from './server-identity.ts'

/** Everything a start needs to know. */
export interface LaunchPlan {
  binaries: PostgresBinaries
  identity: ServerIdentity
  /** Folder of the cluster, the log and (unless the path is too long) the socket. */
  directory: string
  socketDirectory: string
  /** Server settings beyond the defaults, `name → value`. */
  settings: Readonly<Record<string, string>>
}

/** Durable by default: a commit that was acknowledged survives a power cut. */
const defaultSettings: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  max_logical_replication_workers: '0',
  shared_buffers: '64MB',
  io_method: 'sync',
  synchronous_commit: 'on',
  fsync: 'on',
  full_page_writes: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

/** Another starter was quicker, or the backends of a killed server still hold its memory. */
const passingReasons =
  /lock file ".*" already exists|shared memory block .* is still in use|Is another postmaster|could not bind Unix/i

/**
 * Starts the server once and waits until `join` succeeds or the server ends.
 * @returns what `join` gave, or null when the start lost against another one and may be tried again
 * @throws DatabaseError with the last lines of the log for any other end
 */
export async function launch<T>(
  plan: LaunchPlan,
  join: () => Promise<T | null>,
): Promise<T | null> {
  const logFile = joinPath(plan.directory, 'postgres.log')
  const log = openSync(logFile, 'a', 0o600)
  const logStart = statSync(logFile).size
  const child = spawnServer(plan, log)
  closeSync(log)
  const ended = waitForEnd(child)
  for (;;) {
    const joined = await join()
    if (joined !== null) return joined
    const isEnded = await Promise.race([ended.then(() => true), delay(20, false)])
    if (!isEnded) continue
    const words = readFileSync(logFile, 'utf8').slice(logStart).trim()
    if (passingReasons.test(words)) return null
    throw new DatabaseError(
      `The embedded PostgreSQL in ${plan.directory} did not start; its last words: ${findLastWords(words)}.`,
    )
  }
}

/** The server gets its own process group: an interrupt at the terminal must not stop it before us. */
function spawnServer(plan: LaunchPlan, log: number): ChildProcess {
  const { binaries, identity, directory } = plan
  const cluster = joinPath(directory, 'cluster')
  const settings = {
    ...defaultSettings,
    unix_socket_directories: socketDirectoryFor(plan),
    ...plan.settings,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(binaries.postgres, ['-D', pathFor(identity, cluster), ...args], {
    ...runOptions(identity, cluster),
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.unref()
  return child
}

/** The server works in its cluster, so the folder above it is `..` even where its user cannot walk. */
function socketDirectoryFor({ identity, directory, socketDirectory }: LaunchPlan): string {
  return identity.uid !== null && socketDirectory === directory ? '..' : socketDirectory
}

function waitForEnd(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
}
