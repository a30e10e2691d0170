import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PostgresBinaries } from './binaries.ts'

/** Who PostgreSQL runs as: the caller, or another user where the caller is root, which it refuses. */
export interface ServerIdentity {
  /** User and group id of the server, or null to run as the caller. */
  uid: number | null
}

const nobodyId = 65_534

/** The caller's own identity, or for root the one the data already belongs to, else `nobody`. */
export function chooseServerIdentity(directory: string): ServerIdentity {
  if (process.getuid?.() !== 0) return { uid: null }
  const owner = statSync(join(directory, 'cluster'), { throwIfNoEntry: false })?.uid ?? 0
  return { uid: owner === 0 ? nobodyId : owner }
}

/** Makes the folder of the data, log and socket, which only the server's user may enter. */
export function makeDataDirectory(directory: string, { uid }: ServerIdentity): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (uid !== null) chownSync(directory, uid, uid)
}

/** A process's working folder, which it may use though it could not walk there. */
const workingFolder = '/proc/self/cwd'

/**
 * How the server's user reaches a folder. Another user need not be able to reach it: the program
 * is started in it, before the rights of root are given up, and finds it as its working folder.
 */
export function pathFor({ uid }: ServerIdentity, folder: string): string {
  return uid !== null && process.platform === 'linux' ? workingFolder : folder
}

/** Options of `spawn` for a program of the server's user that works in `folder`. */
export function runOptions({ uid }: ServerIdentity, folder: string) {
  const user = uid === null ? {} : { uid, gid: uid }
  return { ...user, cwd: folder, env: serverEnvironment() }
}

/** True when the server's user can run the programs where they are. */
export function canRun(identity: ServerIdentity, { postgres }: PostgresBinaries): boolean {
  const options = { ...runOptions(identity, '/'), stdio: 'ignore' } as const
  return spawnSync(postgres, ['--version'], options).status === 0
}

/** The caller's environment without PostgreSQL's own variables, which would redirect the server. */
function serverEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(inherited), LC_ALL: 'C' }
}
