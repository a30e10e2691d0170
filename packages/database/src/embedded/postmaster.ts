import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../error-code.ts'

/** Words the lock file of a data directory says about the server that wrote it. */
interface Postmaster {
  pid: number
  text: string
}

function readPostmaster(clusterDirectory: string): Postmaster | null {
  try {
    const text = readFileSync(join(clusterDirectory, 'postmaster.pid'), 'utf8')
    const pid = Number.parseInt(text, 10)
    return pid > 1 ? { pid, text } : null
  } catch {
    return null
  }
}

/**
 * The process id of a running server of this data directory, or null.
 * A zombie counts as dead, and so does a foreign program that was given the same id later.
 */
export function livePostmasterPid(clusterDirectory: string): number | null {
  const found = readPostmaster(clusterDirectory)
  return found && isPostgres(found.pid) ? found.pid : null
}

/**
 * The lock file's text of a server that runs and takes connections, or null. It names the process and
 * when it started, so equal texts mean the same server.
 */
export function readReadyServer(clusterDirectory: string): string | null {
  const found = readPostmaster(clusterDirectory)
  const isReady = found !== null && /^ready\s*$/m.test(found.text)
  return isReady && isPostgres(found.pid) ? found.text : null
}

/**
 * Takes away the lock file of a server that is gone. PostgreSQL does so itself when the process id
 * is free; a zombie or a foreign program under that id would keep it from starting.
 */
export function clearStaleLock(clusterDirectory: string, socketLock: string): void {
  const found = readPostmaster(clusterDirectory)
  if (!found || !isTaken(found.pid) || isPostgres(found.pid)) return
  if (readPostmaster(clusterDirectory)?.text !== found.text) return
  rmSync(join(clusterDirectory, 'postmaster.pid'), { force: true })
  rmSync(socketLock, { force: true })
}

function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

function isPostgres(pid: number): boolean {
  const { state, name } = process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  return state !== 'Z' && name.includes('postgres')
}

function fromProc(pid: number): { state: string; name: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = stat.lastIndexOf(')')
    return { state: stat.charAt(end + 2), name: stat.slice(stat.indexOf('(') + 1, end) }
  } catch {
    return { state: '', name: '' }
  }
}

function fromPs(pid: number): { state: string; name: string } {
  const { stdout } = spawnSync('ps', ['-o', 'state=,comm=', '-p', String(pid)], {
    encoding: 'utf8',
  })
  const [state = '', ...name] = (stdout ?? '').trim().split(/\s+/)
  return { state: state.charAt(0), name: name.join(' ') }
}
