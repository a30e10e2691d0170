import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGunzip, createGzip } from 'node:zlib'
import {
  type BackupSummary,
  type Database,
  DatabaseError,
  restoreBackup,
  writeBackup,
} from '@forecourt/database'
import { type Command, exitCodes, requireOption, UsageError } from './command.ts'

/** Writes the whole database into a file (PLUS-093). */
export const backup: Command = {
  name: 'backup',
  summary: 'Writes the whole database into a file, while the site runs.',
  usage: `FILE
  FILE  a new file, compressed; it holds personal data and is readable by its owner only`,
  run: async (args, context) => {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const file = requireOption(positionals[0], 'FILE')
    if (existsSync(file)) throw new UsageError(`${file} exists already; name a new file.`)
    const summary = await writeFile(file, await context.database(), context.now())
    context.print(`${file} holds ${describe(summary)}.`)
    return exitCodes.done
  },
}

/** Reads such a file back (PLUS-093). */
export const restore: Command = {
  name: 'restore',
  summary: 'Reads a file of `forecourt backup` into the database.',
  usage: `FILE [--replace]
  FILE       what forecourt backup wrote; no server may run meanwhile
  --replace  takes everything away that is in the database; without it, it has to be empty`,
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    })
    const file = requireOption(positionals[0], 'FILE')
    if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`)
    const database = await context.database()
    const summary = await restoreBackup(database, readLines(file), {
      isReplacing: values.replace,
    })
    context.print(`Restored ${describe(summary)}.`)
    return exitCodes.done
  },
}

/**
 * Under another name until it is whole and on the disk, so that a file of this name always is.
 * @throws DatabaseError when it cannot be written: no such folder, a full disk
 */
async function writeFile(file: string, database: Database, at: Date): Promise<BackupSummary> {
  const draft = `${file}.part`
  const gzip = createGzip()
  const written = pipeline(gzip, createWriteStream(draft, { mode: 0o600 })).catch((error) => {
    throw new DatabaseError(`${file} cannot be written: ${errorMessage(error)}.`)
  })
  written.catch(() => {}) // thrown where it is waited for
  /** A stream that has failed never drains. */
  const drained = () => Promise.race([written, once(gzip, 'drain').catch(() => written)])
  try {
    const summary = await writeBackup(database, at, async (text) => {
      if (gzip.destroyed || !gzip.write(text)) await drained()
    })
    gzip.end()
    await written
    await flush(draft)
    await rename(draft, file)
    return summary
  } catch (error) {
    gzip.destroy()
    await written.catch(() => {})
    await rm(draft, { force: true })
    throw error
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip()
  const reading = pipeline(createReadStream(file), gunzip)
  reading.catch(() => {}) // thrown by the last line, once what could be read was read
  try {
    yield* createInterface({ input: gunzip, crlfDelay: Number.POSITIVE_INFINITY })
    await reading
  } catch (error) {
    throw new DatabaseError(`${file} ${describeFault(error)}.`)
  }
}

const faultsOfGzip: Readonly<Record<string, string>> = {
  Z_DATA_ERROR: 'is damaged, or is not a file that forecourt backup wrote',
  Z_BUF_ERROR: 'was cut short: it ends in the middle',
}

function describeFault(error: unknown): string {
  const fault = error instanceof Error && 'code' in error && faultsOfGzip[String(error.code)]
  return fault || `cannot be read: ${errorMessage(error)}`
}

const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

function describe(summary: BackupSummary): string {
  const filled = Object.entries(summary).filter(([, rows]) => rows > 0)
  return filled.length === 0
    ? 'no rows'
    : filled.map(([table, rows]) => `${rows} ${table}`).join(', ')
}
