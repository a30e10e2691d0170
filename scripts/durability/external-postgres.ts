import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '@forecourt/database'

/** Longest wait for a killed server to answer again. */
const patienceMs = 60_000

/** A PostgreSQL of its own, made of the programs npm installed, which a server reaches by address. */
export interface ExternalPostgres {
  /** Address for `DATABASE_URL`. */
  url: string
  /** Folder whose `postgres` holds its data. */
  directory: string
  /** Starts it again after it was killed; resolves once it answers. */
  ensure(): Promise<void>
  close(): Promise<void>
}

/** Starts it. It stands apart from the server that is tested: this process keeps it. */
export async function openExternalPostgres(directory: string): Promise<ExternalPostgres> {
  const database = await openDatabase({ directory: join(directory, 'postgres') })
  const cluster = join(directory, 'postgres/cluster')
  // The fifth line of its lock file is the folder of its socket, as the server sees it.
  const [, , , , folder = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  const host = encodeURIComponent(resolve(cluster, folder))
  const url = `postgres://forecourt@${host}:5432/forecourt`
  return {
    url,
    directory,
    ensure: async () => {
      const deadline = Date.now() + patienceMs
      while (!(await takesConnections(url))) {
        if (Date.now() > deadline) throw new Error(`PostgreSQL at ${url} did not return`)
        // The first to ask finds its own connection broken, or held by a process that outlives the killed server.
        await database.system((tx) => tx.$client.query('select 1')).catch(() => {})
        await delay(50)
      }
    },
    close: () => database.close(),
  }
}

/** Whether a new connection is taken: old ones may answer for a moment after their server was killed. */
async function takesConnections(url: string): Promise<boolean> {
  return openDatabase({ url }).then(
    (database) => database.close().then(() => true),
    () => false,
  )
}
