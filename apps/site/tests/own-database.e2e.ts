import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { createPostgresLeadStore } from '@forecourt/feature-leads/adapters/postgres'
import type { Page } from '@playwright/test'
import { createCommandLine } from './command-line.ts'
import { aContact } from './enquiring.ts'
import { expect, test } from './journey.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'
import { askForCode, codeField } from './signing-in.ts'

/** A PostgreSQL server beside the site, as a deployment of its own has it. */
let database: TestDatabase
/** One build, started with the variable and without. */
let withOwn: OwnSite
let embedded: OwnSite

/** Where the leads of the first go: each delivery it was asked to take, by its id, and its answer. */
const asked: string[] = []
let answer = 204
let target: Server

const start = (env: Record<string, string>) =>
  startOwnSite({
    dealer: 'ridgeline',
    change: (tenant) => ({
      ...tenant,
      salesCounter: { enabled: true, source: 'leads' },
      delivery: {
        targets: [
          {
            id: 'crm',
            type: 'webhook',
            url: `http://127.0.0.1:${(target.address() as AddressInfo).port}/`,
            secretEnv: 'CRM_SECRET',
          },
        ],
      },
    }),
    env: { CRM_SECRET: 'crm-secret', FORECOURT_DEV_INBOX: '1', ...env },
  })

/** Runs a command on a database, with the tenant files of the first site. */
async function forecourt(url: string, ...args: string[]): Promise<string> {
  const command = createCommandLine(args, dirname(withOwn.database), { DATABASE_URL: url })
  return (await promisify(execFile)(...command)).stdout
}

test.describe.configure({ mode: 'serial', timeout: 240_000 })

test.beforeAll(async () => {
  target = createServer((request, response) => {
    asked.push(String(request.headers['x-forecourt-delivery']))
    response.writeHead(answer).end()
  }).listen(0, '127.0.0.1')
  await once(target, 'listening')
  database = await createTestDatabase()
  withOwn = await start({ DATABASE_URL: database.url })
  embedded = await start({})
})
test.afterAll(async () => {
  await Promise.all([withOwn?.close(), embedded?.close()])
  target.close().closeAllConnections()
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
  // Both go out; one that was late would be taken for the first delivery of the next test.
  await expect.poll(() => asked.length).toBe(2)
})

test('after the last try a delivery is dead, is listed, and goes out again under its id [PLUS-030]', async () => {
  const commands = (...args: string[]) => forecourt(database.url, ...args)
  const listDead = () => commands('leads', 'list', '--site', 'ridgeline', '--delivery', 'dead')
  answer = 500
  const from = asked.length
  const { id } = await enquire(withOwn, 'own-database-dead')
  await expect.poll(() => asked.length).toBeGreaterThan(from)
  const delivery = asked[from] ?? ''
  expect(await listDead()).not.toContain(id)

  // A day later it is tried for the last time.
  await database.queryAsOwner(
    `update lead_deliveries set retry_since = retry_since - interval '24 hours', due_at = now() where lead_id = '${id}'`,
  )
  await expect.poll(listDead, { timeout: 40_000 }).toContain(id)
  answer = 204
  const tries = asked.filter((each) => each === delivery).length

  expect(await commands('leads', 'resend', '--site', 'ridgeline', id)).toContain('1 of lead')
  await expect
    .poll(() => asked.filter((each) => each === delivery).length, { timeout: 40_000 })
    .toBe(tries + 1)
  await expect.poll(listDead).not.toContain(id)
})

/** Signs a visitor in at the first site; the browser keeps the session. */
async function signIn(page: Page): Promise<void> {
  const contact = aContact()
  await page.goto(withOwn.on('/my-garage'))
  await askForCode(page, contact)
  const inbox = await (await withOwn.ask('/__dev/inbox')).text()
  await codeField(page).fill(/<p>(\d{6})\b/.exec(inbox)?.[1] ?? '')
  await codeField(page).press('Enter')
  await expect(page).toHaveURL(withOwn.on('/my-garage'))
}

test('a backup of the running site gives cars, leads, deliveries and sessions back to another [PLUS-093]', async ({
  plainPage: page,
}) => {
  await signIn(page)
  const copy = await createTestDatabase()
  let restored: OwnSite | undefined
  try {
    const file = join(dirname(withOwn.database), 'site.backup')
    const tables = ['cars', 'leads', 'lead_deliveries', 'sign_in_sessions']
    const rowsOf = async ({ queryAsOwner }: TestDatabase) => {
      const all = tables.map((table) => queryAsOwner(`select t::text as row from ${table} t`))
      return (await Promise.all(all)).map((rows) => rows.map(({ row }) => String(row)).toSorted())
    }
    const before = await rowsOf(database)
    expect(before.map((rows) => rows.length > 0)).toEqual([true, true, true, true])
    expect(await forecourt(database.url, 'backup', file)).toMatch(/ holds \d+ cars, /)
    await forecourt(copy.url, 'restore', file)
    expect(await rowsOf(copy)).toEqual(before)

    restored = await start({ DATABASE_URL: copy.url, FORECOURT_DEMO_STOCK: '0' })
    const carsOf = async (site: OwnSite) =>
      (await (await site.ask('/sitemap.xml')).text()).match(/\/cars\/[^<]+/g)
    expect(await carsOf(restored)).toEqual(await carsOf(withOwn))
    const counter = await restored.ask('/api/sales-counter')
    expect((await counter.json()).value).toBe(before[1]?.length)
    await page.goto(restored.on('/my-garage'))
    await expect(page).toHaveURL(restored.on('/my-garage'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My garage')
  } finally {
    await restored?.close()
    await copy.close()
  }
})
