import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError } from '../database-error.ts'
import { findLastWords } from './last-words.ts'
import type { LaunchPlan } from './launch.ts'
import { renameIntoPlace } from './rename-into-place.ts'
import { pathFor, runOptions } from './server-identity.ts'

/** The one login of the embedded server; its socket lies in a folder only its owner may enter. */
export const embeddedUser = 'forecourt'

/** Major version of the embedded PostgreSQL, which its data belongs to. */
const majorVersion = '18'

/**
 * Makes the data directory unless it exists. It is built aside and renamed into place, so of
 * several processes that start at once one wins and a crash leaves nothing half made.
 * @throws DatabaseError when initdb fails, with its words, or the data is of another major version
 */
export function ensureCluster(plan: LaunchPlan): void {
  const { identity, directory } = plan
  const cluster = join(directory, 'cluster')
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    requireMajorVersion(cluster)
    return
  }
  const aside = mkdtempSync(join(directory, 'new-cluster-'))
  try {
    if (identity.uid !== null) chownSync(aside, identity.uid, identity.uid)
    initialise(plan, aside)
    renameIntoPlace(aside, cluster)
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

function requireMajorVersion(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === majorVersion) return
  throw new DatabaseError(
    `The data in ${cluster} belongs to PostgreSQL ${version} and this is PostgreSQL ${majorVersion}; start with another data folder, or run PostgreSQL ${version} on it and set DATABASE_URL.`,
  )
}

function initialise({ binaries, identity, settings }: LaunchPlan, cluster: string): void {
  const args = [
    `--pgdata=${pathFor(identity, cluster)}`,
    `--username=${embeddedUser}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(settings.fsync === 'off' ? ['--no-sync'] : []),
  ]
  const options = { ...runOptions(identity, cluster), encoding: 'utf8' } as const
  const result = spawnSync(binaries.initdb, args, options)
  if (result.status === 0) return
  const words = findLastWords(result.stderr ?? result.error?.message ?? '')
  throw new DatabaseError(
    `PostgreSQL could not make its data directory in ${cluster}; its last words: ${words}.`,
  )
}
