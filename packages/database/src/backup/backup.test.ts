import { afterEach, describe, expect, it } from 'vitest'
import { readMigrations } from '../migrations.ts'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const at = new Date('2026-11-20T00:00:00.000Z')
const opened: TestDatabase[] = []
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})
async function aDatabase() {
  const database = await createTestDatabase()
  opened.push(database)
  return database
}

async function backUp(database: TestDatabase): Promise<string[]> {
  let text = ''
  await writeBackup(database, at, async (piece) => {
    text += piece
  })
  return text.split('\n').slice(0, -1)
}
async function* each(lines: readonly string[]) {
  yield* lines
}

/** Every row of every table of the sites, as text. */
async function dump(database: TestDatabase) {
  const tables = await database.queryAsOwner(
    "select table_name as name from information_schema.columns where column_name = 'site' and table_schema = 'public' order by 1",
  )
  const rows: Record<string, unknown[]> = {}
  for (const { name } of tables)
    rows[String(name)] = await database.queryAsOwner(
      `select r::text as row from ${String(name)} r order by 1`,
    )
  return rows
}

/** A row in every table, with what text and numbers can hold. */
async function fill(database: TestDatabase) {
  const statements = [
    `insert into stock_state values ('harbour', 9007199254740991, '2026-11-20 01:02:03.123456+00')`,
    `insert into cars (site, dealership_slug, stocknum, slug, data, fingerprint, created_at, updated_at, generation)
     select 'harbour', 'd', 'n' || i, 's' || i, jsonb_build_object('name', E'Grüße 👋 "x" \\\\ \\n', 'price', 1e-7, 'list', '[1, null]'::jsonb), 'f', now(), now(), 1
     from generate_series(1, 1201) i`,
    `delete from cars where stocknum = 'n1'`,
    `insert into car_slugs values ('harbour', 'old', 2)`,
    `insert into leads values ('harbour', '00000000-0000-4000-8000-000000000001', 'key-12345', 'harbour', now(), 'received', '{"name":"#table"}', '{}', null)`,
    `insert into appointments values ('harbour', '00000000-0000-4000-8000-000000000001', 7, now(), 1)`,
    `insert into lead_deliveries values ('harbour', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'crm', 'dead', 3, 3, now(), now(), null)`,
    `insert into lead_delivery_attempts values ('harbour', '00000000-0000-4000-8000-000000000002', 1, now(), 5, false, 500, 'answered 500')`,
    `insert into site_events (site, event_id, url, at, received_at) values ('harbour', 49, '/', now(), now())`,
    `insert into car_views values ('harbour', 2, 7)`,
    `insert into phone_reveals values ('harbour', '00000000-0000-4000-8000-000000000003', 2, 1, now())`,
    `insert into marketing_suppressions values ('harbour', 'a@example.com', 'page', now())`,
    `insert into unsubscribe_keys values ('harbour', 'key')`,
    `insert into sign_in_keys values ('harbour', 'key')`,
    `insert into sign_in_codes values ('harbour', '0412345678', 'n', 'd', 1, now(), null)`,
    `insert into contacts values ('harbour', '00000000-0000-4000-8000-000000000004', '0412345678', 'Ann', 'Lee', 'a@example.com', now(), now())`,
    `insert into sign_in_sessions values ('harbour', 'd', '00000000-0000-4000-8000-000000000004', now(), now())`,
    `insert into verifications (site, website_slug, dealership_slug, verification_type, user_id, at) values ('harbour', 'harbour', 'd', 'verify', '00000000-0000-4000-8000-000000000004', now())`,
    `insert into sign_in_limits values ('harbour', 'codes', '0412345678', array[now(), now()], now())`,
    `insert into watchlist_cars values ('harbour', '00000000-0000-4000-8000-000000000004', 2, now())`,
    `insert into saved_searches values ('harbour', '00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-000000000004', 'Kia', '/search', '{}', '{}', 0, now(), null)`,
    `insert into spins values ('harbour', 'summer', '{"id":"mats"}', now(), 'digest')`,
    `insert into payments (site, id, contact_id, status, idempotency_key, processor, payment, amount_cents, reference, lead_id, lead, target_ids, created_at, settled_at)
     values ('harbour', '00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-000000000004', 'paid', 'key-12346', 'demo', 'demo-2', 25050, 'INV-1', '00000000-0000-4000-8000-00000000000c', '{"payload":{}}', '{crm}', now(), now())`,
    `insert into reservations (site, id, car_id, status, idempotency_key, processor, payment, amount_cents, lead_id, lead, target_ids, created_at, expires_at)
     values ('harbour', '00000000-0000-4000-8000-000000000005', 2, 'reserved', 'key-12345', 'demo', 'demo-1', 20000, '00000000-0000-4000-8000-000000000006', '{"payload":{}}', '{crm,"a \\"b\\""}', now(), now())`,
    `insert into journeys values ('harbour', '00000000-0000-4000-8000-000000000007', 2, '{owner}', '{"name":"Ann"}', 'link', now(), now())`,
    `insert into outgoing_mails values ('harbour', '00000000-0000-4000-8000-000000000008', '{"to":"a@example.com"}', 0, now(), now())`,
    `insert into lead_digests values ('harbour', '2026-11-20', now())`,
    `insert into demo_payments values ('harbour', 'demo-1', 'captured', 20000, 'Deposit', 'https://a.example', now())`,
  ]
  for (const statement of statements) await database.queryAsOwner(statement)
}

/** A table of a later version, such as one of sessions, which follows the rules of all. */
async function addSessions(database: TestDatabase) {
  await database.queryAsOwner(
    'create table sessions (site text not null, token bytea primary key, seen_at timestamptz not null, is_open boolean)',
  )
  await database.queryAsOwner(readMigrations().security.sql)
}

describe('writeBackup and restoreBackup', () => {
  it('give every row of every table back as it was [PLUS-093]', async () => {
    const [from, into] = [await aDatabase(), await aDatabase()]
    for (const database of [from, into]) await addSessions(database)
    await fill(from)
    await from.queryAsOwner(
      String.raw`insert into sessions values ('harbour', '\x00ff10', now(), true), ('ridgeline', '\x01', now(), null)`,
    )
    const rows = await dump(from)
    expect(Object.values(rows).every((table) => table.length > 0)).toBe(true)
    const summary = await restoreBackup(into, each(await backUp(from)))
    expect(summary).toMatchObject({ cars: 1200, leads: 1, lead_deliveries: 1, sessions: 2 })
    expect(await dump(into)).toEqual(rows)
  })

  it('goes on with the numbers the database gives', async () => {
    const [from, into] = [await aDatabase(), await aDatabase()]
    await fill(from)
    await restoreBackup(into, each(await backUp(from)))
    const insert = `insert into site_events (site, event_id, url, at, received_at) values ('harbour', 1, '/', now(), now()) returning id`
    expect(await into.queryAsOwner(insert)).toEqual([{ id: '2' }])
  })

  it('refuses a database that is not empty unless it is told to replace it [PLUS-093]', async () => {
    const [from, into] = [await aDatabase(), await aDatabase()]
    await fill(from)
    const lines = await backUp(from)
    await into.queryAsOwner("insert into unsubscribe_keys values ('ridgeline', 'other')")
    const before = await dump(into)
    await expect(restoreBackup(into, each(lines))).rejects.toThrow(
      'The database is not empty (unsubscribe_keys); restore into an empty one, or say --replace to lose what is there.',
    )
    expect(await dump(into)).toEqual(before)
    await restoreBackup(into, each(lines), { isReplacing: true })
    expect(await dump(into)).toEqual(await dump(from))
  })

  it.each([
    ['that lacks its end', (lines: string[]) => lines.slice(0, -1), 'not whole'],
    ['that lacks a row', (lines: string[]) => lines.toSpliced(2, 1), 'not whole'],
    ['of something else', () => ['-- PostgreSQL database dump'], 'no backup that this version'],
    ['of nothing', () => [], 'not whole'],
    [
      'whose rows do not belong together',
      (lines: string[]) => lines.map((line) => line.replace('"car_id":2', '"car_id":1')),
      'The rows of car_slugs cannot be restored: insert or update on table "car_slugs" violates',
    ],
    [
      'of a newer version',
      ([first = '', ...rest]: string[]) => [
        first.replace('0001_stock.sql', '9001_later.sql'),
        ...rest,
      ],
      'made by a newer version (9001_later.sql)',
    ],
  ])('changes nothing for a file %s [PLUS-093]', async (_, spoil, sentence) => {
    const [from, into] = [await aDatabase(), await aDatabase()]
    await fill(from)
    await into.queryAsOwner("insert into unsubscribe_keys values ('ridgeline', 'other')")
    const before = await dump(into)
    const lines = spoil(await backUp(from))
    const restored = restoreBackup(into, each(lines), { isReplacing: true })
    await expect(restored).rejects.toThrow(sentence)
    expect(await dump(into)).toEqual(before)
  })

  it('takes a backup of an older version, whose new columns get their defaults', async () => {
    const [from, into] = [await aDatabase(), await aDatabase()]
    await fill(from)
    await into.queryAsOwner('alter table unsubscribe_keys add column bits int not null default 256')
    await restoreBackup(into, each(await backUp(from)))
    expect(await into.queryAsOwner('select * from unsubscribe_keys')).toEqual([
      { site: 'harbour', key: 'key', bits: 256 },
    ])
  })

  it('refuses while another program uses the database', async () => {
    const into = await aDatabase()
    const stop = await into.listen('stock', () => {})
    await expect(restoreBackup(into, each([]))).rejects.toThrow('stop it first')
    await stop()
  })
})
