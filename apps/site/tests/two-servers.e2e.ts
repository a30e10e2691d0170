import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { createPostgresLeadStore } from '@forecourt/feature-leads/adapters/postgres'
import { signWebhook } from '@forecourt/feature-leads/model'
import type { SiteInput } from '@forecourt/tenant-config/model'
import { type AlternatingProxy, startAlternatingProxy } from './alternating-proxy.ts'
import { readDealer, root, writeDealer } from './dealer-file.ts'
import { fillAsPerson, fillContact } from './enquiring.ts'
import { expect, test } from './journey.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'
import { expectSoon } from './soon.ts'

/** Two servers with folders of their own, as on two machines, on one database. */
let servers: OwnSite[] = []
let database: TestDatabase
let proxy: AlternatingProxy
let crm: Server
/** Ids of leads the target of the dealer took, each as often as it came. */
const taken: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'forecourt-two-'))

test.describe.configure({ mode: 'serial' })
test.use({ javaScriptEnabled: false })

const dealer = (url: string, name = 'Harbour Motor Group'): SiteInput => ({
  ...readDealer('harbour'),
  name,
  delivery: { targets: [{ id: 'crm', type: 'webhook', url, secretEnv: 'CRM_SECRET' }] },
  stockPush: { secretEnv: 'STOCK_SECRET' },
})

async function startCrm(): Promise<string> {
  crm = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    taken.push((JSON.parse(Buffer.concat(chunks).toString()) as { id: string }).id)
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(crm, 'listening')
  return `http://127.0.0.1:${(crm.address() as AddressInfo).port}/`
}

let target = ''

test.beforeAll(async () => {
  database = await createTestDatabase()
  target = await startCrm()
  writeDealer(dealer(target), folder)
  cpSync(join(root, 'packages/demo/tenants/assets'), join(folder, 'tenants/assets'), {
    recursive: true,
  })
  servers = await Promise.all(
    [1, 2].map(() =>
      startOwnSite({
        dealer: 'harbour',
        change: (tenant) => tenant,
        env: {
          DATABASE_URL: database.url,
          FORECOURT_TENANTS: join(folder, 'tenants'),
          FORECOURT_TRUSTED_PROXIES: '127.0.0.1',
          CRM_SECRET: 'crm',
          STOCK_SECRET: 'stock',
        },
      }),
    ),
  )
  proxy = await startAlternatingProxy(servers.map(({ port }) => port))
})

test.afterAll(async () => {
  proxy?.close()
  await Promise.all(servers.map((server) => server.close()))
  crm?.close()
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
})

const nth = (at: number): OwnSite => {
  const server = servers[at % servers.length]
  if (!server) throw new Error('expected two servers')
  return server
}

/** Sends signed stock to one of the servers, which answers after the commit. */
async function push(at: number, call: object): Promise<void> {
  const data = JSON.stringify(call)
  const atSeconds = Math.floor(Date.now() / 1000)
  const signature = await signWebhook({ secret: 'stock', body: data, atSeconds })
  const headers = { 'content-type': 'application/json', 'x-forecourt-signature': signature }
  const answer = await nth(at).ask('/api/stock', { method: 'POST', headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Text of a page at each server, asked for at once. */
const readBoth = (path: string) =>
  Promise.all(servers.map(async (server) => (await server.ask(path)).text()))

/** Waits until the page says the same at both, for as long as a change may take. */
const expectBoth = (path: string, words: string, isThere = true) =>
  expectSoon(
    async () => (await readBoth(path)).map((html) => html.includes(words)),
    [isThere, isThere],
  )

const vehicle = { stocknum: 'TWO1', make: 'Mazda', model: 'MX-5', year: 2021, price: 41_990 }
const carPath = '/cars/2021-mazda-mx-5-two1'

test('a car that one server takes, changes, sells or withdraws follows at both within 2 s [PLUS-096]', async () => {
  // The first page of a server takes longer than any other.
  await readBoth('/search?q=TWO1')
  await push(0, { vehicles: [vehicle] })
  await expectBoth('/search?q=TWO1', carPath)
  // The pages are cached from now on.
  await expectBoth(carPath, '$41,990')
  await push(1, { vehicles: [{ ...vehicle, price: 39_990 }] })
  await expectBoth(carPath, '$39,990')
  await expectBoth('/search?q=TWO1', '$39,990')
  await push(0, { vehicles: [{ ...vehicle, price: 39_990, status: 'sold' }] })
  await expectBoth(carPath, 'https://schema.org/SoldOut')
  await push(1, { withdraw: ['TWO1'] })
  await expectBoth('/search?q=TWO1', carPath, false)
})

test('a lead sent to either server, or to both at once, is stored and delivered once [PLUS-096]', async () => {
  const send = async (at: number, message: string) => {
    const answer = await nth(at).ask('/api/leads', {
      method: 'POST',
      headers: { 'idempotency-key': `two-servers-${message}` },
      data: {
        name: 'Ann',
        last_name: 'Lee',
        email: `${message}@example.com`,
        phone: '0491 570 156',
        category: 'General Enquiry',
        dealership_slug: 'harbour-toyota',
        message,
        opt_in: true,
      },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    return ((await answer.json()) as { lead_id: string }).lead_id
  }
  const alone = await Promise.all(Array.from({ length: 12 }, (_, at) => send(at, `alone-${at}`)))
  const [first, second] = await Promise.all([send(0, 'both'), send(1, 'both')])
  expect(second).toBe(first)
  const ids = [...alone, first]
  await expect.poll(() => new Set(taken).size).toBe(ids.length)
  const store = createPostgresLeadStore(database)
  await expect
    .poll(async () => {
      const records = await store.list('harbour')
      return records.map(({ deliveries }) => deliveries.map(({ status }) => status).join())
    })
    .toEqual(ids.map(() => 'delivered'))
  expect(taken.toSorted()).toEqual(ids.toSorted())
})

test('a change of the tenant file is seen at both within 2 s [PLUS-096]', async () => {
  await expectBoth('/', 'Harbour Motor Group')
  writeDealer(dealer(target, 'Two Harbours'), folder)
  await expectBoth('/', 'Two Harbours')
})

test('a visitor finds a car and enquires while each request goes to the other server [PLUS-096]', async ({
  page,
}) => {
  await page.goto(`http://harbour.localhost:${proxy.port}/search/used-cars`)
  const card = page.getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link', { name: /^Explore Vehicle/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goto(`${page.url()}/enquire`)
  await fillContact(page.getByRole('main'))
  await page.getByLabel('Message').fill('Is it still there?')
  await fillAsPerson(page)
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page).toHaveURL(`http://harbour.localhost:${proxy.port}/success`)
  await expect(page.getByRole('main')).toContainText(name)
  for (const count of proxy.counts.values()) expect(count).toBeGreaterThan(2)
})
