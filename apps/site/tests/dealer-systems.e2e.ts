import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { signWebhook } from '@forecourt/feature-leads/model'
import { createCommandLine } from './command-line.ts'
import { expect, test } from './journey.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'
import { expectSoon } from './soon.ts'

const token = 'metrics-token'
const secret = 'stock-secret'
const servers: Server[] = []
/** Requests a receiver holds without an answer, the most it held at once, and bodies another one took. */
const held = new Set<IncomingMessage>()
let mostHeld = 0
const taken: string[] = []

let site: OwnSite

test.describe.configure({ mode: 'serial' })

async function listen(answer: (request: IncomingMessage) => Promise<boolean>): Promise<string> {
  const server = createServer(async (request, response) => {
    if (await answer(request)) response.writeHead(204).end()
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test.beforeAll(async () => {
  const hanging = await listen(async (request) => {
    held.add(request)
    mostHeld = Math.max(mostHeld, held.size)
    request.once('close', () => held.delete(request))
    return false
  })
  const crm = await listen(async (request) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    taken.push(Buffer.concat(chunks).toString())
    return true
  })
  const target = (id: string, url: string) =>
    ({ id, type: 'webhook', url, secretEnv: 'CRM_SECRET' }) as const
  site = await startOwnSite({
    dealer: 'harbour',
    env: {
      CRM_SECRET: 'crm',
      LEADS_SECRET: secret,
      STOCK_SECRET: secret,
      FORECOURT_METRICS_TOKEN: token,
    },
    change: (tenant) => ({
      ...tenant,
      delivery: { targets: [target('hanging', hanging), target('crm', crm)] },
      stockPush: { secretEnv: 'STOCK_SECRET' },
      leadApi: { secretEnv: 'LEADS_SECRET' },
    }),
  })
})
test.afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections()
  await site?.close()
})

const person = {
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  phone: '0491 570 156',
  message: 'Is it still available?',
  category: 'General Enquiry',
  dealership_slug: 'harbour-toyota',
  opt_in: true,
}
const sendLead = (data: object, key: string = crypto.randomUUID()) =>
  site.ask('/api/leads', { method: 'POST', headers: { 'idempotency-key': key }, data })

async function readMetrics() {
  const answer = await site.ask('/metrics', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(200)
  return answer.text()
}

test('a target that hangs delays no other [PLUS-091]', async () => {
  for (let lead = 0; lead < 8; lead += 1)
    expect((await sendLead({ ...person, message: `Question ${lead}` })).status()).toBe(201)
  await expect.poll(() => taken.length).toBe(8)
  await expect.poll(() => mostHeld).toBe(4)
})

test('a key that was sent with other content is refused, and a form shows it with everything typed [PLUS-092]', async () => {
  const key = 'order-4711-enquiry'
  expect((await sendLead(person, key)).status()).toBe(201)
  expect((await sendLead(person, key)).status()).toBe(201)
  const refused = await sendLead({ ...person, message: 'Another question' }, key)
  expect([refused.status(), await refused.json()]).toEqual([
    409,
    { code: 'idempotency_key_reused', error: expect.stringContaining('already sent') },
  ])
  const form = new URLSearchParams({ ...person, opt_in: 'on', message: 'Words in a form' })
  const page = await site.ask('/contact', {
    method: 'POST',
    headers: {
      'idempotency-key': key,
      'content-type': 'application/x-www-form-urlencoded',
      origin: site.on('').replace(/\/$/, ''),
    },
    data: form.toString(),
  })
  expect(page.status()).toBe(409)
  const html = await page.text()
  expect(html).toContain('Another enquiry was already sent under this key')
  expect(html).toContain('Words in a form')
})

test('a signed call changes the stock, and its car has a page and is found within 2 s [PLUS-113]', async () => {
  const vehicle = { stocknum: 'PUSH1', make: 'Mazda', model: 'MX-5', year: 2021, price: 41_990 }
  const push = async (call: object, signedWith = secret) => {
    const data = JSON.stringify(call)
    const atSeconds = Math.floor(Date.now() / 1000)
    const signature = await signWebhook({ secret: signedWith, body: data, atSeconds })
    const headers = { 'content-type': 'application/json', 'x-forecourt-signature': signature }
    return site.ask('/api/stock', { method: 'POST', headers, data })
  }
  const isFound = async () => (await (await site.ask('/search?q=PUSH1')).text()).includes('push1')
  expect((await push({ vehicles: [vehicle] }, 'another')).status()).toBe(401)
  const answer = await push({ vehicles: [vehicle] })
  expect([answer.status(), await answer.json()]).toEqual([
    200,
    expect.objectContaining({ added: 1, rejected: [] }),
  ])
  await expectSoon(isFound, true)
  expect((await site.ask('/cars/2021-mazda-mx-5-push1')).status()).toBe(200)
  expect((await push({ withdraw: ['PUSH1'] })).status()).toBe(200)
  await expectSoon(isFound, false)
})

test('a program of the dealer reads each lead once by signed calls, as the webhook has it', async () => {
  const read = async (query: string, signedWith = secret) => {
    const path = `/api/dealer/leads${query}`
    const atSeconds = Math.floor(Date.now() / 1000)
    const signed = { secret: signedWith, body: `GET ${path}`, atSeconds }
    const headers = { 'x-forecourt-signature': await signWebhook(signed) }
    return site.ask(path, { headers })
  }
  expect((await read('', 'another')).status()).toBe(401)
  let cursor = ''
  for (let hasMore = true; hasMore; ) {
    const page = await (await read(`?limit=3&cursor=${cursor}`)).json()
    cursor = page.next_cursor
    hasMore = page.has_more
  }
  const message = 'Read by a program'
  const sent = await (await sendLead({ ...person, message })).json()
  await expect.poll(() => taken.some((body) => body.includes(message))).toBe(true)
  const { leads } = await (await read(`?cursor=${cursor}`)).json()
  expect(leads).toMatchObject([{ id: sent.lead_id, lead: { message, phone: '0491570156' } }])
  const delivered = taken.find((body) => body.includes(message)) ?? ''
  expect(leads).toEqual([JSON.parse(delivered)])
  expect((await read('?cursor=none')).status()).toBe(400)
})

test('metrics tell who brings the token how the server does, and of nobody [PLUS-095]', async () => {
  expect((await site.ask('/metrics')).status()).toBe(401)
  await site.ask('/search?q=ann.lee%40example.com')
  const text = await readMetrics()
  for (const metric of [
    'forecourt_requests_total{kind="page",status="200"}',
    'forecourt_render_seconds_count',
    'forecourt_page_cache_total{outcome="miss"}',
    'forecourt_event_loop_delay_seconds{quantile="0.99"}',
    'forecourt_deliveries{status="pending"}',
    'forecourt_deliveries{status="dead"}',
    'forecourt_delivery_age_seconds',
    'forecourt_spooled_leads',
    'forecourt_index_lag_seconds',
  ])
    expect(text, metric).toContain(`\n${metric} `)
  expect(text).not.toMatch(/ann|lee|\b0491|127\.0\.0\.1/i)
})

test('a person is erased beside the running site [PLUS-094]', async () => {
  const before = taken.length
  expect(before).toBeGreaterThan(0)
  const data = dirname(site.database)
  const command = ['privacy', 'erase', '--email', 'Ann.Lee@example.com']
  const { stdout } = await promisify(execFile)(...createCommandLine(command, data))
  expect(stdout).toMatch(/^Removed: 10 leads, 20 deliveries, /)
  expect(await readMetrics()).toContain('\nforecourt_deliveries{status="pending"} 0\n')
})
