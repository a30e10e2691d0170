import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { silentLogger } from '../logger.ts'
import { binariesIn, findPostgresBinaries } from './binaries.ts'
import { acquireEmbeddedServer, type EmbeddedServer } from './embedded-server.ts'
import { livePostmasterPid } from './postmaster.ts'
import { provideBinaries } from './reachable-binaries.ts'

const isRoot = process.getuid?.() === 0
/** The user `daemon`; PostgreSQL's initdb wants one that has a name. */
const ordinaryUser = 1
const folders: string[] = []

function aFolder(mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-closed-'))
  chmodSync(folder, mode)
  folders.push(folder)
  return folder
}

/** PostgreSQL's programs in a folder, as an installation there has them. */
function installIn(folder: string) {
  const native = join(folder, 'native')
  cpSync(findPostgresBinaries().folder, native, { recursive: true, verbatimSymlinks: true })
  return binariesIn(native)
}

/** Nothing here is about power cuts. */
const settings = { fsync: 'off' }

const closed = aFolder(0o700)
const open = aFolder(0o755)
const binaries = installIn(closed)
const copyFolders = [open]

/** A start from a checkout that only its owner may enter, with the programs and the data in it. */
const aClosedStart = () => {
  const directory = join(mkdtempSync(join(closed, 'checkout-')), '.data', 'postgres')
  return { directory, copyFolders, binaries, settings, logger: silentLogger }
}

const pidIn = (directory: string) => livePostmasterPid(join(directory, 'cluster'))

async function ask(server: EmbeddedServer, sql: string) {
  const client = new pg.Client({ ...server.connection, database: 'postgres' })
  await client.connect()
  const { rows } = await client.query<{ answer: number }>(sql)
  await client.end()
  return rows
}

/** Words the kernel says of a process: who it is and what it may. */
function statusOf(pid: number | null) {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8')
  const uid = Number(/^Uid:\s+(\d+)/m.exec(text)?.[1])
  return { uid, capabilities: /^CapEff:\s+(\S+)/m.exec(text)?.[1] }
}

/** A process that becomes an ordinary user (where it may), starts the server and stays. */
async function startAsOrdinaryUser(options: { directory: string; native: string }) {
  const program = `
    import { binariesIn } from ${JSON.stringify(import.meta.resolve('./binaries.ts'))}
    import { acquireEmbeddedServer } from ${JSON.stringify(import.meta.resolve('./embedded-server.ts'))}
    if (${isRoot}) {
      process.setgroups([])
      process.setgid(${ordinaryUser})
      process.setuid(${ordinaryUser})
    }
    const binaries = binariesIn(${JSON.stringify(options.native)})
    const logger = { info() {}, warn() {} }
    await acquireEmbeddedServer({
      directory: ${JSON.stringify(options.directory)}, settings: { fsync: 'off' }, binaries, logger,
    })
    process.stdout.write('ready')
    setInterval(() => {}, 1000)`
  const child = spawn(
    process.execPath,
    ['--conditions=@forecourt/source', '--input-type=module-typescript', '-e', program],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += String(chunk)
    if (printed.includes('ready')) break
  }
  expect(printed).toBe('ready')
  return child
}

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Who runs the server, and what it may beyond its own files. */
const expectedStatus = isRoot
  ? { uid: 65_534, capabilities: '0000000000000000' }
  : { uid: process.getuid?.(), capabilities: '0000000000000000' }

describe('acquireEmbeddedServer', { timeout: 120_000 }, () => {
  it('starts in a folder of mode 700, as another user without any right where root starts it [PLUS-099]', async () => {
    const checkout = aClosedStart()
    const server = await acquireEmbeddedServer(checkout)
    expect(await ask(server, 'select 1 as answer')).toEqual([{ answer: 1 }])
    expect(statusOf(pidIn(checkout.directory))).toEqual(expectedStatus)
    expect(lstatSync(closed).mode & 0o777).toBe(0o700)
    await server.release()
    expect(pidIn(checkout.directory)).toBeNull()
  })

  it('starts there again after it was killed, with what was committed [PLUS-099]', async () => {
    const checkout = aClosedStart()
    const server = await acquireEmbeddedServer(checkout)
    await ask(server, 'create table stored as select 42 as answer')
    const killed = pidIn(checkout.directory)
    process.kill(killed ?? 0, 'SIGKILL')
    await expect.poll(() => pidIn(checkout.directory), { timeout: 60_000 }).toBeNull()
    const again = await acquireEmbeddedServer(checkout)
    expect(await ask(again, 'select answer from stored')).toEqual([{ answer: 42 }])
    expect(pidIn(checkout.directory)).not.toBe(killed)
    await again.release()
    await server.release()
  })

  it('starts as an ordinary user, and is adopted after that one was killed [PLUS-099]', async () => {
    const { folder: native } = installIn(open)
    const data = join(open, 'data')
    mkdirSync(data)
    const uid = isRoot ? ordinaryUser : (process.getuid?.() ?? -1)
    if (isRoot) chownSync(data, uid, uid)
    const directory = join(data, 'postgres')
    const first = await startAsOrdinaryUser({ directory, native })
    const pid = pidIn(directory)
    expect(statusOf(pid).uid).toBe(uid)
    first.kill('SIGKILL')
    await once(first, 'exit')
    const second = await startAsOrdinaryUser({ directory, native })
    expect(pidIn(directory)).toBe(pid)
    second.kill('SIGKILL')
    await once(second, 'exit')
    const last = await acquireEmbeddedServer({ directory, logger: silentLogger })
    expect(pidIn(directory)).toBe(pid)
    // The server hears of the killed ones' ends when it looks at their connections.
    const leases = () =>
      ask(last, "select count(*)::int as answer from pg_locks where locktype = 'advisory'")
    await expect.poll(leases, { timeout: 30_000 }).toEqual([{ answer: 1 }])
    await last.release()
    expect(pidIn(directory)).toBeNull()
  })
})

describe('provideBinaries', { timeout: 60_000 }, () => {
  const identity = { uid: isRoot ? 65_534 : null }
  const provide = (folders: readonly string[]) => provideBinaries(binaries, identity, folders)
  const copies = () => readdirSync(open).filter((name) => name.includes('forecourt-postgresql'))

  it('copies once for root, and uses programs in place for anybody else', () => {
    const provided = provide(copyFolders)
    const names = copies()
    expect(names).toHaveLength(isRoot ? 1 : 0)
    expect(provided.folder).toBe(isRoot ? join(open, names[0] ?? '') : binaries.folder)
    const { ino, mode, uid } = lstatSync(provided.postgres)
    expect({ uid, mode: mode & 0o777 }).toEqual({ uid: process.getuid?.(), mode: 0o755 })
    expect(provide(copyFolders)).toEqual(provided)
    expect(lstatSync(provided.postgres).ino).toBe(ino)
    expect(copies()).toEqual(names)
  })

  it('takes the next folder where one cannot be passed, written or found', () => {
    const file = join(aFolder(0o755), 'a-file')
    writeFileSync(file, '')
    const unfit = [join(file, 'nowhere'), file, aFolder(0o700)]
    const { folder } = provide([...unfit, ...copyFolders])
    expect(folder.startsWith(isRoot ? open : binaries.folder)).toBe(true)
  })

  it.runIf(isRoot)('says why no folder takes a copy', () => {
    const unfit = aFolder(0o700)
    expect(() => provide([unfit])).toThrow(
      `PostgreSQL does not run as root, user 65534 cannot reach its programs in ${binaries.folder}, and no folder takes a copy of them (${unfit}: user 65534 cannot run programs there); keep the project in a folder everybody may pass through, start it as another user, or set DATABASE_URL.`,
    )
  })

  it.runIf(isRoot)('does not trust a copy that somebody else made or could change', () => {
    const provided = provide([open])
    chownSync(provided.postgres, ordinaryUser, ordinaryUser)
    expect(() => provide([open])).toThrow(
      `${provided.postgres} belongs to somebody else or can be changed by others`,
    )
    chownSync(provided.postgres, 0, 0)
    chmodSync(provided.postgres, 0o755)
    expect(provide([open])).toEqual(provided)
    chmodSync(provided.folder, 0o777)
    expect(() => provide([open])).toThrow('can be changed by others')
    chmodSync(provided.folder, 0o755)
    chmodSync(open, 0o777)
    expect(() => provide([open])).toThrow(`${open}: others may change what is in it`)
    chmodSync(open, 0o1777)
    expect(provide([open])).toEqual(provided)
  })
})
