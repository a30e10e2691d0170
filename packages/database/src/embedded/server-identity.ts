import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'
import { DatabaseError } from '../database-error.ts'
import type { PostgresBinaries } from './binaries.ts'

/** Who PostgreSQL runs as. It refuses to run as root, so root hands it to `nobody`. */
export interface ServerIdentity {
  /** User and group id of the server, or null to run as the caller. */
  uid: number | null
  /** Words put before each command, for the case where `nobody` cannot reach the files. */
  prefix: string[]
}

const nobodyId = 65_534

/** Keeps the right to pass through folders that only root may enter, such as /root. */
const passFoldersPrefix = [
  'setpriv',
  `--reuid=${nobodyId}`,
  `--regid=${nobodyId}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  '--',
]

/**
 * Decides who the server runs as and makes `directory` its own (mode 0700).
 * @throws DatabaseError when root's files cannot be reached by an unprivileged server
 */
export function prepareServerIdentity(
  binaries: PostgresBinaries,
  directory: string,
): ServerIdentity {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (process.getuid?.() !== 0) return { uid: null, prefix: [] }
  chownSync(directory, nobodyId, nobodyId)
  if (canReach({ uid: nobodyId, prefix: [] }, binaries, directory)) {
    return { uid: nobodyId, prefix: [] }
  }
  const passing = { uid: null, prefix: passFoldersPrefix }
  if (canReach(passing, binaries, directory)) return { uid: nobodyId, prefix: passFoldersPrefix }
  throw new DatabaseError(
    `PostgreSQL must not run as root, and user ${nobodyId} cannot reach ${directory}; keep the project in a folder everybody may pass through, run as another user, or set DATABASE_URL.`,
  )
}

function canReach(
  identity: ServerIdentity,
  binaries: PostgresBinaries,
  directory: string,
): boolean {
  const script = '"$1" --version >/dev/null && cd "$2"'
  const words = ['-c', script, 'sh', binaries.postgres, directory]
  const { command, args, options } = commandAs(identity, '/bin/sh', words)
  return spawnSync(command, args, { ...options, stdio: 'ignore', cwd: '/' }).status === 0
}

/** Turns a command into one that runs as the server's user. */
export function commandAs(identity: ServerIdentity, program: string, args: string[]) {
  const [command = program, ...rest] = [...identity.prefix, program, ...args]
  const user =
    identity.uid === null || identity.prefix.length > 0
      ? {}
      : { uid: identity.uid, gid: identity.uid }
  return { command, args: rest, options: { ...user, env: serverEnvironment() } }
}

/** The caller's environment without PostgreSQL's own variables, which would redirect the server. */
function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}
