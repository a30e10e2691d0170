import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError } from '../database-error.ts'
import { errorCode } from '../error-code.ts'
import type { PostgresBinaries } from './binaries.ts'
import { commandAs, type ServerIdentity } from './server-identity.ts'

/** The one login of the embedded server; its socket lies in a folder only its owner may enter. */
export const embeddedUser = 'forecourt'

/**
 * Makes the data directory unless it exists. It is built aside and renamed into place, so of
 * several processes that start at once one wins and a crash leaves nothing half made.
 * @throws DatabaseError when initdb fails, with its words
 */
export function ensureCluster(
  binaries: PostgresBinaries,
  identity: ServerIdentity,
  directory: string,
): void {
  const cluster = join(directory, 'cluster')
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  mkdirSync(directory, { recursive: true })
  const aside = mkdtempSync(join(directory, 'new-cluster-'))
  try {
    if (identity.uid !== null) chownSync(aside, identity.uid, identity.uid)
    initialise(binaries, identity, aside)
    renameIntoPlace(aside, cluster)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

function initialise(binaries: PostgresBinaries, identity: ServerIdentity, cluster: string): void {
  const { command, args, options } = commandAs(identity, binaries.initdb, [
    `--pgdata=${cluster}`,
    `--username=${embeddedUser}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ])
  const result = spawnSync(command, args, { ...options, encoding: 'utf8', cwd: '/' })
  if (result.status === 0) return
  const words = (result.stderr ?? result.error?.message ?? '').trim()
  throw new DatabaseError(`PostgreSQL could not make its data directory in ${cluster}: ${words}`)
}

function renameIntoPlace(aside: string, cluster: string): void {
  try {
    renameSync(aside, cluster)
  } catch (error) {
    const code = errorCode(error)
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
}
