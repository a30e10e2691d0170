import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { silentLogger } from '../logger.ts'
import { acquireEmbeddedServer, type EmbeddedServer } from './embedded-server.ts'
import { type Lease, tryLease } from './lease.ts'
import { livePostmasterPid } from './postmaster.ts'

const directories: string[] = []
/** Nothing here is about power cuts. */
const settings = { fsync: 'off' }

async function aServer() {
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-lease-'))
  directories.push(directory)
  const server = await acquireEmbeddedServer({ directory, settings, logger: silentLogger })
  return { server, pid: () => livePostmasterPid(join(directory, 'cluster')) }
}

/** Ends the connections of every lease, as a failing network or an administrator would. */
async function breakLeases({ connection }: EmbeddedServer) {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  const { rowCount } = await client.query(
    "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and mode = 'ShareLock'",
  )
  await client.end()
  return rowCount
}

async function takeLease({ connection }: EmbeddedServer): Promise<Lease> {
  const lease = await tryLease(connection)
  if (lease === null) throw new Error('expected a lease')
  return lease
}

/**
 * A way to a server that is cut when the lock is given back: before the server hears of it, or after
 * it has answered.
 */
async function aFailingLine({ connection }: EmbeddedServer, when: 'before' | 'after') {
  const line = createServer((socket) => {
    let isGivenBack = false
    const server = connect(`${connection.host}/.s.PGSQL.5432`)
    const cut = () => {
      socket.destroy()
      server.destroy()
    }
    server.on('error', cut).on('close', cut)
    socket.on('error', cut).on('close', cut)
    socket.on('data', (part) => {
      isGivenBack ||= part.includes('pg_advisory_unlock_shared')
      if (isGivenBack && when === 'before') cut()
      else server.write(part)
    })
    server.on('data', (part) => {
      socket.write(part)
      if (isGivenBack) socket.end()
    })
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { connection: { ...connection, host: '127.0.0.1', port }, close: () => line.close() }
}

afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true })
})

describe('Lease.release', { timeout: 60_000 }, () => {
  it('tells whether others use the server', async () => {
    const { server } = await aServer()
    const lease = await takeLease(server)
    expect(await lease.release()).toBe('shared')
    await lease.end()
    await server.release()
  })

  it('tells that its connection had broken, noticed or not', async () => {
    const { server, pid } = await aServer()
    const [noticed, unnoticed] = [await takeLease(server), await takeLease(server)]
    expect(await breakLeases(server)).toBe(3)
    await expect.poll(() => noticed.isHeld()).toBe(false)
    expect(await noticed.release()).toBe('lost')
    process.kill(pid() ?? 0, 'SIGKILL')
    expect(await unnoticed.release()).toBe('lost')
    await Promise.all([noticed.end(), unnoticed.end()])
    await server.release()
  })
})

describe('Lease.release over a line that fails', { timeout: 60_000 }, () => {
  it.each(['before', 'after'] as const)(
    'tells that it was cut %s the lock was given back',
    async (when) => {
      const { server } = await aServer()
      const line = await aFailingLine(server, when)
      const lease = await tryLease(line.connection)
      expect(lease?.isHeld()).toBe(true)
      expect(await lease?.release()).toBe('lost')
      await lease?.end()
      line.close()
      await server.release()
    },
  )

  it('tells that it was closed before', async () => {
    const { server } = await aServer()
    const lease = await takeLease(server)
    const ended = lease.end()
    expect(await lease.release()).toBe('lost')
    await ended
    await server.release()
  })
})

describe('EmbeddedServer.release', { timeout: 60_000 }, () => {
  it('stops the server after the last user though its connection had broken', async () => {
    const { server, pid } = await aServer()
    await breakLeases(server)
    await server.release()
    expect(pid()).toBeNull()
  })

  it('leaves the server to others though its connection had broken', async () => {
    const { server, pid } = await aServer()
    await breakLeases(server)
    const other = await takeLease(server)
    await server.release()
    expect(pid()).not.toBeNull()
    expect(await other.release()).toBe('last')
    await other.end()
    process.kill(pid() ?? 0, 'SIGINT')
    await expect.poll(pid).toBeNull()
  })

  it('ends quietly when the server was killed under it', async () => {
    const { server, pid } = await aServer()
    process.kill(pid() ?? 0, 'SIGKILL')
    await expect(server.release()).resolves.toBeUndefined()
  })
})
