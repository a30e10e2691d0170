import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { silentLogger } from '../logger.ts'
import { findPostgresBinaries } from './binaries.ts'
import { acquireEmbeddedServer, type EmbeddedServer } from './embedded-server.ts'
import { livePostmasterPid, readReadyServer } from './postmaster.ts'

const directories: string[] = []
const servers: EmbeddedServer[] = []

function aDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-pg-'))
  directories.push(directory)
  return directory
}

async function acquire(directory: string): Promise<EmbeddedServer> {
  const server = await acquireEmbeddedServer({ directory, logger: silentLogger })
  servers.push(server)
  return server
}

async function ask(server: EmbeddedServer, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...server.connection, database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const pidIn = (directory: string) => livePostmasterPid(join(directory, 'cluster'))

function killHard(directory: string): number {
  const pid = pidIn(directory)
  if (pid === null) throw new Error('expected a running server')
  process.kill(pid, 'SIGKILL')
  return pid
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.release()
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true })
})

describe('acquireEmbeddedServer', { timeout: 60_000 }, () => {
  it('commits durably, listens on no network address and runs without root rights', async () => {
    const directory = aDirectory()
    const server = await acquire(directory)
    const settings = await ask(
      server,
      `select current_setting('synchronous_commit') as commit, current_setting('fsync') as fsync,
       current_setting('listen_addresses') as addresses, current_setting('server_version_num')::int / 10000 as major`,
    )
    expect(settings).toEqual([{ commit: 'on', fsync: 'on', addresses: '', major: 18 }])
    const uid = /Uid:\s+(\d+)/.exec(readFileSync(`/proc/${pidIn(directory)}/status`, 'utf8'))?.[1]
    expect(Number(uid)).not.toBe(0)
  })

  it('keeps the server while anybody uses it and stops it after the last', async () => {
    const directory = aDirectory()
    const first = await acquireEmbeddedServer({ directory, logger: silentLogger })
    const second = await acquireEmbeddedServer({ directory, logger: silentLogger })
    await first.release()
    expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.release()
    expect(pidIn(directory)).toBeNull()
  })

  it('adopts a server whose starter was killed', async () => {
    const directory = aDirectory()
    const program = `
      import { acquireEmbeddedServer } from ${JSON.stringify(import.meta.resolve('./embedded-server.ts'))}
      await acquireEmbeddedServer({ directory: ${JSON.stringify(directory)}, logger: console })
      process.stdout.write('ready')
      setInterval(() => {}, 1000)`
    const starter = spawn(
      process.execPath,
      ['--conditions=@forecourt/source', '--input-type=module-typescript', '-e', program],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    for await (const chunk of starter.stdout) if (String(chunk).includes('ready')) break
    const pid = pidIn(directory)
    starter.kill('SIGKILL')
    await once(starter, 'exit')
    await acquire(directory)
    expect(pidIn(directory)).toBe(pid)
  })

  it('starts again after the server itself was killed, with what was committed', async () => {
    const directory = aDirectory()
    const server = await acquire(directory)
    await ask(server, 'create table stored as select 42 as answer')
    const client = new pg.Client({ ...server.connection, database: 'postgres' })
    client.on('error', () => {})
    await client.connect()
    const killed = killHard(directory)
    await new Promise<void>((resolve) => client.once('end', () => resolve()))
    while (pidIn(directory) === killed) await delay(5)
    // The end of the lease's own connection may be noticed a moment after that of another.
    const answer = await vi.waitFor(async () => {
      await server.ensure()
      return ask(server, 'select answer from stored')
    }, 10_000)
    expect(answer).toEqual([{ answer: 42 }])
    expect(pidIn(directory)).not.toBe(killed)
  })

  it('clears the lock of a process id that now belongs to another program', async () => {
    const directory = aDirectory()
    await (await acquireEmbeddedServer({ directory, logger: silentLogger })).release()
    const lock = join(directory, 'cluster', 'postmaster.pid')
    writeFileSync(lock, `${process.pid}\n${directory}/cluster\n1700000000\n5432\n${directory}\n\n`)
    const server = await acquire(directory)
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('works from a folder whose path is too long for a socket', async () => {
    const directory = join(aDirectory(), 'a'.repeat(60), 'b'.repeat(60))
    mkdirSync(directory, { recursive: true })
    const server = await acquire(directory)
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('says at once that its data is in use by a server it cannot join', async () => {
    const directory = aDirectory()
    await (await acquireEmbeddedServer({ directory, logger: silentLogger })).release()
    const elsewhere = aDirectory()
    if (process.getuid?.() === 0) chownSync(elsewhere, 65_534, 65_534)
    const settings = { unix_socket_directories: elsewhere }
    const strange = acquireEmbeddedServer({ directory, settings, logger: silentLogger })
    await expect.poll(() => readReadyServer(join(directory, 'cluster'))).not.toBeNull()
    await expect(acquire(directory)).rejects.toThrow(
      `The data in ${directory} is in use by a PostgreSQL server that cannot be joined (process ${pidIn(directory)}); stop it, or start with another data folder.`,
    )
    killHard(directory)
    await expect(strange).rejects.toThrow('did not start')
  })

  it('says that its data is of another major version', async () => {
    const directory = aDirectory()
    mkdirSync(join(directory, 'cluster'))
    writeFileSync(join(directory, 'cluster', 'PG_VERSION'), '17\n')
    await expect(acquire(directory)).rejects.toThrow(
      `The data in ${join(directory, 'cluster')} belongs to PostgreSQL 17 and this is PostgreSQL 18; start with another data folder, or run PostgreSQL 17 on it and set DATABASE_URL.`,
    )
  })

  it('says what is wrong when the server refuses a setting', async () => {
    const directory = aDirectory()
    const settings = { shared_buffers: 'plenty' }
    await expect(
      acquireEmbeddedServer({ directory, settings, logger: silentLogger }),
    ).rejects.toThrow(/did not start; its last words: [^\n]*shared_buffers[^\n]*\.$/)
  })
})

describe('findPostgresBinaries', () => {
  it('names DATABASE_URL where no binary exists', () => {
    expect(() => findPostgresBinaries('sunos', 'x64')).toThrow(
      'There is no embedded PostgreSQL for this machine (sunos-x64); start any PostgreSQL 16 or later and set DATABASE_URL to its address, for example postgres://user:password@localhost:5432/forecourt.',
    )
  })
})
