import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Message to the server to be killed. */
export interface LeadServerOptions {
  /** Folder of everything it writes. */
  directory: string
  webhookUrl: string
  secret: string
  /** Leads go to the spool, as if the database did not answer. Default false. */
  isStoreAway?: boolean
}

/** A running server to be killed. */
export interface LeadServerProcess {
  url: string
  /** Ends the server as `kill -9` does; with `database`, its PostgreSQL as well. */
  kill(what?: { database: boolean }): Promise<void>
}

const script = fileURLToPath(new URL('lead-server.ts', import.meta.url))

/**
 * Starts the server and waits until it takes enquiries.
 * @param environment added to that of this process; `PGOPTIONS` reaches the database connections
 */
export async function startLeadServer(
  options: LeadServerOptions,
  environment: Record<string, string> = {},
): Promise<LeadServerProcess> {
  const child = spawn(
    process.execPath,
    ['--conditions=@forecourt/source', script, JSON.stringify(options)],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } },
  )
  let words = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-4000)
  })
  const port = await readPort(child, () => words)
  const postmaster = postmasterPid(options.directory)
  return {
    url: `http://127.0.0.1:${port}/api/leads`,
    kill: async ({ database } = { database: false }) => {
      const ended =
        child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null
      child.kill('SIGKILL')
      if (database && postmaster !== null) killIfAlive(postmaster)
      await ended
    },
  }
}

async function readPort(child: ChildProcess, words: () => string): Promise<number> {
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the lead server ended before it was ready: ${words()}`)
  })
  const line = once(createInterface({ input: child.stdout! }), 'line')
  ended.catch(() => {})
  const [text] = (await Promise.race([line, ended])) as [string]
  return (JSON.parse(text) as { port: number }).port
}

/** First line of PostgreSQL's lock file. */
export function postmasterPid(directory: string): number | null {
  try {
    const lock = readFileSync(join(directory, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')
    return Number.parseInt(lock, 10) || null
  } catch {
    return null
  }
}

/** Ends a process without asking it; nothing happens when it is gone. */
export function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone, which is what was asked for.
  }
}
