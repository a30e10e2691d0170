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
  return {
    url: `postgres://forecourt@${host}:5432/forecourt`,
    directory,
    ensure: async () => {
      const deadline = Date.now() + patienceMs
      // The first to ask finds its own connection broken as well.
      while (!(await database.ready()) && Date.now() < deadline) {
        await database.system((tx) => tx.$client.query('select 1')).catch(() => delay(50))
      }
    },
    close: () => database.close(),
  }
}
