import { existsSync } from 'node:fs'
import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { createPostgresLeadStore } from '@forecourt/feature-leads/adapters/postgres'
import { expect, test } from './journey.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'

/** A PostgreSQL server beside the site, as a deployment of its own has it. */
let database: TestDatabase
/** One build, started with the variable and without. */
let withOwn: OwnSite
let embedded: OwnSite

const start = (env: Record<string, string>) =>
  startOwnSite({
    dealer: 'ridgeline',
    change: (tenant) => ({ ...tenant, salesCounter: { enabled: true, source: 'leads' } }),
    env,
  })

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async () => {
  database = await createTestDatabase()
  withOwn = await start({ DATABASE_URL: database.url })
  embedded = await start({})
})
test.afterAll(async () => {
  await Promise.all([withOwn?.close(), embedded?.close()])
  await database?.close()
})

const lead = {
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann.own@example.com',
  phone: '0491 570 156',
  category: 'General Enquiry',
  dealership_slug: 'ridgeline-used-cars',
  message: 'Is the yard open on Sunday?',
}

/** Sends an enquiry, and tells its id and how many the site then counts. */
async function enquire(site: OwnSite, key: string) {
  const answer = await site.ask('/api/leads', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    data: lead,
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { lead_id: id } = (await answer.json()) as { lead_id: string }
  const counter = await site.ask('/api/sales-counter')
  return { id, counted: ((await counter.json()) as { value: number }).value }
}

test('one build keeps stock and enquiries in the embedded PostgreSQL, and with DATABASE_URL in a PostgreSQL of one’s own [PLUS-062]', async () => {
  for (const site of [withOwn, embedded]) {
    const html = await (await site.ask('/used-car')).text()
    expect(html).toMatch(/\d+ cars found/)
  }
  const own = await enquire(withOwn, 'own-database-1')
  const inside = await enquire(embedded, 'own-database-2')
  expect([own.counted, inside.counted]).toEqual([1, 1])
  expect([existsSync(withOwn.database), existsSync(embedded.database)]).toEqual([false, true])
  const records = await createPostgresLeadStore(database).list('ridgeline')
  expect(records.map((record) => record.lead.id)).toEqual([own.id])
})
