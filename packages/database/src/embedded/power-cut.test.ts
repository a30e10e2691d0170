import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { silentLogger } from '../logger.ts'
import { acquireEmbeddedServer, type EmbeddedServer } from './embedded-server.ts'

/**
 * `kill -9` cannot tell a durable commit from one that only reached the kernel. Here the data lies
 * on a file system inside an image file: copying the image while that file system is mounted gives
 * what a disk would hold after the plug was pulled, without the kernel's unwritten pages.
 */
const folder = mkdtempSync(join(tmpdir(), 'forecourt-power-'))
const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' })

function makeImage(name: string): string {
  const image = join(folder, name)
  run('truncate', '--size=160M', image)
  run('mkfs.ext4', '-q', '-E', 'lazy_itable_init=0,lazy_journal_init=0', image)
  return image
}

function mount(image: string): string {
  const point = `${image}-mounted`
  mkdirSync(point, { recursive: true })
  run('mount', '-o', 'loop,commit=60', image, point)
  return point
}

function canMount(): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    run('umount', mount(makeImage('probe')))
    return true
  } catch {
    return false
  }
}

async function connect(server: EmbeddedServer): Promise<pg.Client> {
  const client = new pg.Client({ ...server.connection, database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The processes of the server whose data lies below `point`. */
function serverPids(point: string): number[] {
  const postmaster = Number.parseInt(
    readFileSync(join(point, 'data/cluster/postmaster.pid'), 'utf8'),
  )
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === postmaster
    } catch {
      return false
    }
  })
  return [postmaster, ...children.map(Number)]
}

const signalAll = (pids: number[], signal: 'SIGSTOP' | 'SIGKILL' | 'SIGCONT') => {
  for (const pid of pids) process.kill(pid, signal)
}

/** Commits rows one by one, pulls the plug, and counts what the next start finds. */
async function countAfterPowerCut(name: string, settings: Record<string, string>) {
  const image = makeImage(name)
  const point = mount(image)
  const server = await acquireEmbeddedServer({
    directory: join(point, 'data'),
    settings,
    logger: silentLogger,
  })
  const client = await connect(server)
  await client.query('create table stored (id int)')
  await client.query('checkpoint')
  run('sync', '--file-system', point)
  for (let id = 1; id <= 40; id += 1) await client.query('insert into stored values ($1)', [id])
  const pids = serverPids(point)
  signalAll(pids, 'SIGSTOP')
  const copy = `${image}-after`
  run('cp', '--sparse=always', image, copy)
  signalAll(pids, 'SIGKILL')
  await client.end().catch(() => {})
  await server.release()
  run('umount', '--lazy', point)

  const pointAfter = mount(copy)
  const restarted = await acquireEmbeddedServer({
    directory: join(pointAfter, 'data'),
    logger: silentLogger,
  })
  const reader = await connect(restarted)
  const { rows } = await reader.query<{ count: number }>(
    'select count(*)::int as count from stored',
  )
  await reader.end()
  await restarted.release()
  run('umount', '--lazy', pointAfter)
  return rows[0]?.count
}

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe.runIf(canMount())('a power cut', { timeout: 60_000 }, () => {
  it('loses no acknowledged commit', async () => {
    expect(await countAfterPowerCut('durable', {})).toBe(40)
  })

  it('would lose some without synchronous_commit, so this test can tell', async () => {
    const settings = { synchronous_commit: 'off', wal_writer_delay: '10s' }
    expect(await countAfterPowerCut('lazy', settings)).toBeLessThan(40)
  })
})
