import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type LeadServerOptions, writeLeadSite } from './lead-site.ts'

/** A running server to be killed. */
export interface LeadServerProcess {
  /** Address without a path. */
  origin: string
  /** Address leads are sent to. */
  url: string
  /** Ends the server as `kill -9` does; with `database`, its PostgreSQL as well. */
  kill(what?: { database: boolean }): Promise<void>
}

const pathTo = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const source = pathTo('lead-server.ts')

/** The server as `npm run build` makes it. */
export const builtServer = pathTo('../../apps/site/dist/server/index.mjs')

/**
 * Starts the server and waits until it takes enquiries.
 * @param environment added to that of this process; `PGOPTIONS` reaches the database connections
 */
export async function startLeadServer(
  options: LeadServerOptions,
  environment: Record<string, string> = {},
): Promise<LeadServerProcess> {
  const program = options.isBuilt
    ? [builtServer]
    : ['--conditions=@forecourt/source', source, JSON.stringify(options)]
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...writeLeadSite(options), ...environment },
  })
  let words = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-4000)
  })
  const port = await readPort(child, () => words)
  const postmaster = postmasterPid(options.directory)
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    url: `${origin}/api/leads`,
    kill: async ({ database } = { database: false }) => {
      const ended =
        child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null
      child.kill('SIGKILL')
      if (database && postmaster !== null) killIfAlive(postmaster)
      await ended
    },
  }
}

/** Port of the first line that names one: `{"port":1}` of the source, an address of the built server. */
const portIn = /^\{"port":(\d+)\}|^Forecourt is ready: http:\/\/\S+:(\d+)/

function readPort(child: ChildProcess, words: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', () =>
      reject(new Error(`the lead server ended before it was ready: ${words()}`)),
    )
    // Read to its end: a full pipe would hold the server up.
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const [, ofSource, ofBuilt] = portIn.exec(line) ?? []
      const port = Number(ofSource ?? ofBuilt)
      if (port > 0) resolve(port)
    })
  })
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
