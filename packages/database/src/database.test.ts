import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { livePostmasterPid } from './embedded/postmaster.ts'
import { silentLogger } from './logger.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migrations.ts'
import { prepareOnce, type SiteTransaction } from './site-transaction.ts'
import { createTestDatabase, type TestDatabase } from './testing/index.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.close()
})

const setState = (tx: SiteTransaction, site: string, generation: number) =>
  tx.execute(sql`insert into stock_state (site, generation) values (${site}, ${generation})`)

const readSites = async (tx: SiteTransaction) =>
  (await tx.execute<{ site: string }>(sql`select site from stock_state order by site`)).rows

describe('Database.transaction', () => {
  it('shows each site its own rows only', async () => {
    await database.transaction('alpha', (tx) => setState(tx, 'alpha', 1))
    await database.transaction('beta', (tx) => setState(tx, 'beta', 2))
    expect(await database.transaction('alpha', readSites)).toEqual([{ site: 'alpha' }])
    expect(await database.transaction('beta', readSites)).toEqual([{ site: 'beta' }])
  })

  it('refuses a row of another site', async () => {
    const attempt = database.transaction('alpha', (tx) => setState(tx, 'gamma', 1))
    await expect(attempt).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  it('cannot change or delete a row of another site', async () => {
    const touched = await database.transaction('alpha', async (tx) => [
      (await tx.execute(sql`update stock_state set generation = 9 where site = 'beta'`)).rowCount,
      (await tx.execute(sql`delete from stock_state where site = 'beta'`)).rowCount,
    ])
    expect(touched).toEqual([0, 0])
  })

  it('refuses to move a row to another site', async () => {
    const attempt = database.transaction('alpha', (tx) =>
      tx.execute(sql`update stock_state set site = 'beta2' where site = 'alpha'`),
    )
    await expect(attempt).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  it('gives no rows to the application role without a site, and takes none', async () => {
    const client = new pg.Client(database.connection)
    await client.connect()
    await client.query('set role app')
    expect((await client.query('select * from stock_state')).rows).toEqual([])
    await expect(
      client.query("insert into stock_state (site) values ('alpha2')"),
    ).rejects.toMatchObject({ code: '42501' })
    await expect(client.query("insert into stock_state (site) values ('')")).rejects.toMatchObject({
      code: '42501',
    })
    await client.end()
  })

  it('leaves no site behind on the connection', async () => {
    await database.transaction('alpha', readSites)
    expect((await database.system(readSites)).length).toBe(2)
  })

  it('rolls back what a failing function wrote', async () => {
    const attempt = database.transaction('delta', async (tx) => {
      await setState(tx, 'delta', 1)
      throw new Error('changed my mind')
    })
    await expect(attempt).rejects.toThrow('changed my mind')
    expect(await database.transaction('delta', readSites)).toEqual([])
  })

  it.each(['', "a'; drop table cars; --", 'UPPER', 'a b', '-a'])(
    'refuses the site id %j',
    async (id) => {
      await expect(database.transaction(id, readSites)).rejects.toThrow(RangeError)
    },
  )

  it('survives a connection that dies inside a transaction', async () => {
    const attempt = database.transaction('alpha', async (tx) => {
      const client = new pg.Client(database.connection)
      await client.connect()
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await client.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await client.end()
      await readSites(tx)
    })
    await expect(attempt).rejects.toThrow(/terminat|closed|not queryable|Failed query/)
    expect(await database.transaction('alpha', readSites)).toEqual([{ site: 'alpha' }])
  })

  it('keeps one prepared statement for each name and connection', async () => {
    let built = 0
    const count = (tx: SiteTransaction) =>
      prepareOnce(tx, 'count_test', () => {
        built += 1
        return tx.select({ one: sql<number>`1` }).from(sql`stock_state`).prepare('count_test')
      }).execute()
    for (let i = 0; i < 5; i += 1) {
      expect(await database.transaction('alpha', count)).toEqual([{ one: 1 }])
    }
    expect(built).toBe(1)
  })
})

describe('row-level security', () => {
  it('is forced on every table that holds a site, and no other table is granted', async () => {
    const client = new pg.Client(database.connection)
    await client.connect()
    const { rows } = await client.query(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
        has_table_privilege('app', c.oid, 'select, insert, update, delete') as granted,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'site') as "hasSite"
      from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`)
    await client.end()
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows) {
      expect(row).toEqual({ ...row, forced: row.hasSite, granted: row.hasSite })
    }
    expect(rows.filter((row) => !row.hasSite).map((row) => row.name)).toEqual([
      'forecourt_migrations',
    ])
  })
})

describe('Database.listen', () => {
  it('hears a notification after the commit that sent it', async () => {
    const heard: unknown[] = []
    const stop = await database.listen('test_channel', (event) => heard.push(event))
    await database.transaction('alpha', async (tx) => {
      await tx.execute(sql`select pg_notify('test_channel', 'hello')`)
      expect(heard).toEqual([])
    })
    await expect.poll(() => heard).toEqual([{ kind: 'message', payload: 'hello' }])
    await stop()
  })

  it('subscribes again after its connection was lost, and says so', async () => {
    const heard: unknown[] = []
    const stop = await database.listen('test_again', (event) => heard.push(event))
    const client = new pg.Client(database.connection)
    await client.connect()
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where query = 'listen test_again' and datname = current_database()`)
    await expect.poll(() => heard, { timeout: 30_000 }).toContainEqual({ kind: 'reconnected' })
    await client.query("select pg_notify('test_again', 'after')")
    await expect.poll(() => heard).toContainEqual({ kind: 'message', payload: 'after' })
    await client.end()
    await stop()
  })
})

describe('openDatabase', { timeout: 300_000 }, () => {
  it('asks for an address or a directory', async () => {
    await expect(openDatabase({})).rejects.toThrow(
      'No database is named: set DATABASE_URL or give a data directory.',
    )
  })

  it('opens a PostgreSQL by its address', async () => {
    const opened = await openDatabase({ url: database.url })
    expect(await opened.ready()).toBe(true)
    expect(await opened.transaction('alpha', readSites)).toEqual([{ site: 'alpha' }])
    await opened.close()
  })

  it('lets six processes make the same new database at once', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'forecourt-six-'))
    const program = `
      import { openDatabase } from ${JSON.stringify(import.meta.resolve('./database.ts'))}
      import { sql } from ${JSON.stringify(import.meta.resolve('drizzle-orm'))}
      const site = 'site' + process.argv[1]
      const database = await openDatabase({ directory: ${JSON.stringify(directory)} })
      await database.transaction(site, (tx) => tx.execute(sql\`insert into stock_state (site) values (\${site})\`))
      await database.close()`
    const codes = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (number) => {
        const args = ['--conditions=@forecourt/source', '--input-type=module-typescript']
        const child = spawn(process.execPath, [...args, '-e', program, String(number)], {
          stdio: ['ignore', 'ignore', 'inherit'],
        })
        await once(child, 'exit')
        return child.exitCode
      }),
    )
    expect(codes).toEqual([0, 0, 0, 0, 0, 0])
    const opened = await openDatabase({ directory })
    expect((await opened.system(readSites)).map(({ site }) => site)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `site${number}`),
    )
    await opened.close()
    rmSync(directory, { recursive: true })
  })

  it('starts the embedded server again when it was killed under it', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'forecourt-again-'))
    const opened = await openDatabase({ directory })
    await opened.transaction('alpha', (tx) => setState(tx, 'alpha', 7))
    const killed = livePostmasterPid(join(directory, 'cluster'))
    process.kill(killed ?? 0, 'SIGKILL')
    await expect.poll(() => opened.ready()).toBe(false)
    expect(await opened.transaction('alpha', readSites)).toEqual([{ site: 'alpha' }])
    expect(livePostmasterPid(join(directory, 'cluster'))).not.toBe(killed)
    await opened.close()
    rmSync(directory, { recursive: true })
  })
})

describe('migrate', () => {
  it('does nothing the second time', async () => {
    const messages: string[] = []
    const client = new pg.Client(database.connection)
    await client.connect()
    await migrate(client, { ...silentLogger, info: (message) => messages.push(message) })
    await client.end()
    expect(messages).toEqual([])
  })

  it('refuses an applied step that was edited', async () => {
    const set = readMigrations()
    const steps = set.steps.map((step, at) => (at === 0 ? { ...step, digest: 'edited' } : step))
    const client = new pg.Client(database.connection)
    await client.connect()
    await expect(migrate(client, silentLogger, { ...set, steps })).rejects.toThrow(
      'Migration 0001_stock.sql was edited after it was applied to this database',
    )
    await client.end()
  })

  it('refuses a database that a newer version made', async () => {
    const set = readMigrations()
    const client = new pg.Client(database.connection)
    await client.connect()
    await expect(migrate(client, silentLogger, { ...set, steps: [] })).rejects.toThrow(
      'The database has migration 0001_stock.sql, which this version does not know',
    )
    await client.end()
  })

  it('leaves nothing of a step that fails', async () => {
    const set = readMigrations()
    const broken = {
      name: '9999_broken.sql',
      sql: 'create table half (); select nothing',
      digest: 'x',
    }
    const client = new pg.Client(database.connection)
    await client.connect()
    await expect(
      migrate(client, silentLogger, { ...set, steps: [...set.steps, broken] }),
    ).rejects.toThrow('[database] 9999_broken.sql failed: ')
    expect((await client.query("select to_regclass('half') as half")).rows).toEqual([
      { half: null },
    ])
    await client.end()
  })
})
