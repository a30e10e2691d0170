import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { openDatabase } from '@forecourt/database'
import { expect, test } from './journey.ts'
import {
  builtServer,
  postgresError,
  project,
  type Start,
  startBuilt,
  withFolder,
  withPort,
} from './starting.ts'

/** A start that fails: what it finds in a folder of its own, and the sentence it ends with. */
interface Failure {
  name: string
  /** Prepares the start in `folder`; `FORECOURT_DATA` is `folder`/data unless it is set. */
  prepare: (folder: string) => Promise<Partial<Start>> | Partial<Start>
  sentence: RegExp
}

const environment = (env: Record<string, string>) => () => ({ env })

/** Script that makes the machine one that nothing is compiled for. */
const otherMachine = 'Object.defineProperty(process,"arch",{value:"riscv64"})'

/** A port nobody listens at: the system keeps it for a service that is gone. */
const closedPort = 1

const noWait = { FORECOURT_DATABASE_WAIT_SECONDS: '0' }

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, text)
}

async function tenants(folder: string, files: Readonly<Record<string, string>>) {
  const tenantFolder = join(folder, 'tenants')
  await mkdir(tenantFolder)
  for (const [name, text] of Object.entries(files)) await write(join(tenantFolder, name), text)
  return { env: { FORECOURT_TENANTS: tenantFolder } }
}

/** A folder nobody may write into: for root one of the kernel's own. */
async function readOnlyFolder(folder: string): Promise<string> {
  if (process.getuid?.() === 0) return '/sys/forecourt'
  await chmod(folder, 0o500)
  return join(folder, 'data')
}

const failures: readonly Failure[] = [
  {
    name: 'a port that is no number',
    prepare: environment({ PORT: 'http' }),
    sentence: /^The environment cannot be used: PORT must be a whole number; correct it/,
  },
  {
    name: 'a port there is not',
    prepare: environment({ PORT: '99999' }),
    sentence: /^The environment cannot be used: PORT must be 65535 or less; correct it/,
  },
  {
    name: 'two broken settings',
    prepare: environment({ FORECOURT_DEMO_STOCK: 'yes', DATABASE_URL: 'localhost' }),
    sentence:
      /: DATABASE_URL must be an address like postgres:.*, and FORECOURT_DEMO_STOCK must be 0 or 1; correct it/,
  },
  {
    name: 'an address that is not of this machine',
    prepare: environment({ HOST: '192.0.2.1' }),
    sentence:
      /^This machine has no address 192\.0\.2\.1 to listen on; correct HOST, or leave it out\.$/,
  },
  {
    name: 'a database that cannot be reached',
    prepare: environment({
      DATABASE_URL: `postgres://jo:secret-9@127.0.0.1:${closedPort}/stock`,
      ...noWait,
    }),
    sentence:
      /^The database at 127\.0\.0\.1:1 does not answer \(.*ECONNREFUSED.*\); start it, or correct DATABASE_URL\.$/,
  },
  {
    name: 'a database at a host that is none',
    prepare: environment({ DATABASE_URL: 'postgres://jo@database.invalid/stock', ...noWait }),
    sentence:
      /^The database at database\.invalid:5432 does not answer \(.*\); start it, or correct DATABASE_URL\.$/,
  },
  {
    name: 'a data folder that is a file',
    prepare: async (folder) => {
      await writeFile(join(folder, 'data'), '')
      return {}
    },
    sentence:
      /\/data cannot be used: file already exists; mend that folder, or choose another with FORECOURT_DATA\.$/,
  },
  {
    name: 'a data folder that cannot be written',
    prepare: async (folder) => ({ env: { FORECOURT_DATA: await readOnlyFolder(folder) } }),
    sentence:
      / cannot be used: (?:operation not permitted|permission denied|read-only file system); mend that folder, or choose another with FORECOURT_DATA\.$/,
  },
  {
    name: 'a part of the data folder that cannot be used',
    prepare: async (folder) => {
      await write(join(folder, 'data', 'lead-spool'), '')
      return {}
    },
    sentence: /lead-spool cannot be used: file already exists; mend that folder/,
  },
  {
    name: 'files that may not grow, as on a full disk',
    prepare: () => ({ shell: 'ulimit -f 64; exec "$@"' }),
    sentence: /^PostgreSQL could not make its data directory in .*; its last words: .*\.$/,
  },
  {
    name: 'data of another major version',
    prepare: async (folder) => {
      await write(join(folder, 'data', 'postgres', 'cluster', 'PG_VERSION'), '17\n')
      return {}
    },
    sentence:
      /^The data in .* belongs to PostgreSQL 17 and this is PostgreSQL 18; start with another data folder/,
  },
  {
    name: 'a module that cannot be loaded',
    prepare: () => ({ nodeOptions: [`--import=data:text/javascript,${otherMachine}`] }),
    sentence: /^Could not load the "sharp" module using the \w+-riscv64 runtime.*\.$/,
  },
  {
    name: 'a machine there is no PostgreSQL for',
    prepare: () => ({
      nodeOptions: [
        `--import=data:text/javascript,await import("${import.meta.resolve('sharp')}");${otherMachine}`,
      ],
    }),
    sentence:
      /^There is no embedded PostgreSQL for this machine \(.*-riscv64\); start any PostgreSQL/,
  },
  {
    name: 'a folder of tenants that is not there',
    prepare: (folder) => ({ env: { FORECOURT_TENANTS: join(folder, 'nowhere') } }),
    sentence:
      /nowhere cannot be used: no such file or directory; mend that folder, or choose another with FORECOURT_TENANTS\.$/,
  },
  {
    name: 'no tenant',
    prepare: (folder) => tenants(folder, { 'notes.txt': 'none yet' }),
    sentence:
      /^There is no tenant file in .*; put one there \(docs\/tenants\.md\), or choose another folder with FORECOURT_TENANTS\.$/,
  },
  {
    name: 'tenant files that are all broken',
    prepare: (folder) => tenants(folder, { 'a.json': '{}', 'b.json': '[' }),
    sentence:
      /^No tenant file in .* can be used \(a\.json: id is required\); mend it, "npm run forecourt -- tenant lint" lists every problem\.$/,
  },
  {
    name: 'scripts and styles that were never built',
    prepare: async (folder) => {
      const clone = join(folder, 'clone')
      await write(join(clone, 'apps/site/package.json'), '{}')
      await mkdir(join(clone, 'apps/site/dist'))
      await symlink(join(project, 'apps/site/dist/server'), join(clone, 'apps/site/dist/server'))
      return { cwd: clone }
    },
    sentence:
      /^The built scripts and styles are missing in .*; start with "npm start", which builds them/,
  },
]

/** Starts in `folder` and expects the process to end by itself, with one sentence. */
async function expectFailure(folder: string, start: Partial<Start>, sentence: RegExp) {
  const { child, ended, errors } = startBuilt({
    ...start,
    env: { FORECOURT_DATA: join(folder, 'data'), ...start.env },
  })
  try {
    const code = await ended
    expect(code, errors()).toBeGreaterThanOrEqual(1)
    expect(code, errors()).toBeLessThanOrEqual(3)
    const [words = '', ...more] = errors().trimEnd().split('\n')
    expect(more).toEqual([])
    expect(words).toMatch(/^Forecourt cannot start: .*\.$/)
    expect(words).not.toContain('secret-9')
    expect(words.replace('Forecourt cannot start: ', '')).toMatch(sentence)
    expect(existsSync(join(folder, 'data/postgres/cluster/postmaster.pid'))).toBe(false)
  } finally {
    child.kill('SIGKILL')
  }
}

test.describe('a start fails with one sentence and a code that is not 0', () => {
  for (const { name, prepare, sentence } of failures)
    test(`for ${name} [PLUS-089]`, () =>
      withFolder(async (folder) => expectFailure(folder, await prepare(folder), sentence)))

  test('for a port that is taken, and leaves nothing running [PLUS-089]', () =>
    withFolder((folder) =>
      withPort(
        () => {},
        (port) =>
          expectFailure(
            folder,
            { env: { PORT: String(port), HOST: '127.0.0.1' } },
            /^Port \d+ is taken by another program; stop that one, or choose another port with PORT\.$/,
          ),
      ),
    ))

  for (const [name, answer, sentence] of [
    [
      'a wrong password',
      postgresError('28P01', 'password authentication failed for user "jo"'),
      / refuses the user \(password authentication failed for user "jo"\); correct the name or the password in DATABASE_URL\.$/,
    ],
    [
      'a database that is none',
      'HTTP/1.1 400 Bad Request\r\n\r\n',
      / ends every connection and may not be a PostgreSQL; correct DATABASE_URL\.$/,
    ],
  ] as const)
    test(`for ${name} [PLUS-089]`, () =>
      withFolder((folder) =>
        withPort(
          (socket) => socket.once('data', () => socket.end(answer)),
          (port) => {
            const url = `postgres://jo:secret-9@127.0.0.1:${port}/stock`
            return expectFailure(folder, { env: { DATABASE_URL: url, ...noWait } }, sentence)
          },
        ),
      ))

  test('for a name a running PostgreSQL does not know, and a server that cannot be joined [PLUS-089]', () =>
    withFolder(async (folder) => {
      const directory = join(folder, 'other')
      const database = await openDatabase({ directory })
      try {
        const at = (user: string, name: string) => ({
          env: {
            DATABASE_URL: `postgres://${user}@${encodeURIComponent(directory)}:5432/${name}`,
          },
        })
        const unknownName =
          / is not there \(database "nothing" does not exist\); make it, or correct its name in DATABASE_URL\.$/
        await expectFailure(folder, at('forecourt', 'nothing'), unknownName)
        const unknownUser =
          / refuses the user \(role "stranger" does not exist\); correct the name or the password/
        await expectFailure(folder, at('stranger', 'forecourt'), unknownUser)
        const held = join(folder, 'held')
        await mkdir(held)
        await symlink(directory, join(held, 'postgres'))
        await rm(join(directory, '.s.PGSQL.5432'))
        await expectFailure(
          folder,
          { env: { FORECOURT_DATA: held } },
          /^The data in .* is in use by a PostgreSQL server that cannot be joined \(process \d+\); stop it, or start with another data folder\.$/,
        )
      } finally {
        await database.close()
      }
    }))
})

test('a database that is away is waited for, with notice [PLUS-089]', () =>
  withFolder(async (folder) => {
    const directory = join(folder, 'other')
    const database = await openDatabase({ directory })
    let isAway = true
    try {
      await withPort(
        (socket) => {
          if (isAway) socket.destroy()
          else
            socket
              .pipe(connect(join(directory, '.s.PGSQL.5432')).on('error', () => {}))
              .pipe(socket)
        },
        async (port) => {
          const url = `postgres://forecourt@127.0.0.1:${port}/forecourt`
          const env = { FORECOURT_DATA: join(folder, 'data'), DATABASE_URL: url }
          const site = startBuilt({ env })
          const notice = `the database at 127.0.0.1:${port} does not answer; waiting up to 60 s`
          await expect.poll(site.output, { timeout: 60_000 }).toContain(notice)
          isAway = false
          await expect.poll(site.output, { timeout: 60_000 }).toContain('Forecourt is ready')
          expect(site.output().split(notice)).toHaveLength(2)
          site.child.kill('SIGTERM')
          expect(await site.ended).toBe(0)
        },
      )
    } finally {
      await database.close()
    }
  }))

/** A checkout that only its owner may enter: the built site, and everything else by links. */
async function closeCheckout(folder: string): Promise<string> {
  const closed = join(folder, 'closed')
  await mkdir(join(closed, 'apps/site/dist'), { recursive: true })
  for (const name of ['node_modules', 'packages'])
    await symlink(join(project, name), join(closed, name))
  await symlink(join(project, 'apps/site/package.json'), join(closed, 'apps/site/package.json'))
  await cp(join(project, 'apps/site/dist'), join(closed, 'apps/site/dist'), { recursive: true })
  await chmod(closed, 0o700)
  return closed
}

test('a checkout of mode 700 starts, also after a kill [PLUS-099]', () =>
  withFolder(async (folder) => {
    test.setTimeout(120_000)
    const cwd = await closeCheckout(folder)
    // Files are met below the closed folder, not where the links lead.
    const nodeOptions = ['--preserve-symlinks', '--preserve-symlinks-main']
    const start = { cwd, nodeOptions, env: { FORECOURT_DATA: join(cwd, '.data') } }
    expect(existsSync(join(cwd, builtServer))).toBe(true)
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const site = startBuilt(start)
      await expect
        .poll(() => site.output() + site.errors(), { timeout: 60_000 })
        .toContain('Forecourt is ready')
      expect(site.errors()).toBe('')
      site.child.kill(signal)
      await site.ended
    }
    const pidFile = join(cwd, '.data/postgres/cluster/postmaster.pid')
    expect(existsSync(pidFile) ? await readFile(pidFile, 'utf8') : '').toBe('')
  }))
