import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { verifyWebhookSignature } from '@forecourt/feature-leads/model'
import { expect, test } from './journey.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'

const secret = 'crm-secret'

interface Arrived {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

const arrived: Arrived[] = []
let receiver: Server
let site: OwnSite

/** Requests of a lead with these words that came to a target. */
const find = (path: string, words: string) =>
  arrived.filter((each) => each.path === path && each.body.includes(words))

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { url: path = '', headers } = request
    arrived.push({ path, headers, body: Buffer.concat(chunks).toString() })
    // One target refuses the first try of each delivery.
    const isFirst = headers['x-forecourt-attempt'] === '1'
    response.writeHead(path === '/failing' && isFirst ? 500 : 204).end()
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  const target = (id: string) =>
    ({ id, type: 'webhook', url: `${url}/${id}`, secretEnv: 'CRM_SECRET' }) as const
  site = await startOwnSite({
    dealer: 'ridgeline',
    env: { CRM_SECRET: secret },
    change: (tenant) => ({
      ...tenant,
      delivery: { targets: [target('crm'), target('failing')] },
    }),
  })
})
test.afterAll(async () => {
  receiver.close().closeAllConnections()
  await site.close()
})

const lead = {
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  phone: '0491 570 156',
  category: 'General Enquiry',
  opt_in: true,
  opt_in_version: 'words-7',
}

const send = (message: string, key: string = crypto.randomUUID()) =>
  site.ask('/api/leads', {
    method: 'POST',
    headers: { 'idempotency-key': key, referer: site.on('/contact') },
    data: { ...lead, message },
  })

test('a webhook is signed over its time and its body, and brings the consent with its words, page and time [PLUS-031] [PLUS-034]', async () => {
  const before = Date.now()
  expect((await send('Is it signed?')).status()).toBe(201)
  await expect.poll(() => find('/crm', 'Is it signed?')).toHaveLength(1)
  const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: '' }] = find(
    '/crm',
    'Is it signed?',
  )
  const header = String(headers['x-forecourt-signature'])
  const nowSeconds = Date.now() / 1000
  const verify = (changes: object) =>
    verifyWebhookSignature({ secret, body, header, nowSeconds, ...changes })
  expect(await verify({})).toBe(true)
  expect(await verify({ secret: 'another' })).toBe(false)
  expect(await verify({ body: body.replace('Ann', 'Bob') })).toBe(false)
  expect(await verify({ nowSeconds: nowSeconds + 301 })).toBe(false)

  const { consent } = JSON.parse(body) as { consent: Record<string, unknown> }
  expect(consent).toEqual({
    value: true,
    wording_version: 'words-7',
    page: site.on('/contact'),
    at: expect.any(String),
  })
  const at = Date.parse(String(consent['at']))
  expect(at).toBeGreaterThanOrEqual(before - 1000)
  expect(at).toBeLessThanOrEqual(Date.now())
})

test('a key that is sent twice, and at once, is one lead with one answer [PLUS-028]', async () => {
  const key = 'one-and-the-same-key'
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('Is it one lead?', key)))
  answers.push(await send('Is it one lead?', key))
  expect(answers.map((answer) => answer.status())).toEqual([201, 201, 201, 201, 201, 201])
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).lead_id))
  expect(new Set(ids).size).toBe(1)
  // Later leads overtake nothing at a target: once this one is there, the others had their turn.
  expect((await send('And the next one?')).status()).toBe(201)
  await expect.poll(() => find('/crm', 'And the next one?')).toHaveLength(1)
  expect(find('/crm', 'Is it one lead?')).toHaveLength(1)
})

test('a target that fails is tried again under the same id, and the other has its lead at once [PLUS-029]', async () => {
  expect((await send('Is it tried again?')).status()).toBe(201)
  await expect.poll(() => find('/crm', 'Is it tried again?')).toHaveLength(1)
  await expect.poll(() => find('/failing', 'Is it tried again?')).toHaveLength(1)
  // The second try is 5 to 10 seconds later.
  await expect
    .poll(() => find('/failing', 'Is it tried again?').length, { timeout: 60_000 })
    .toBe(2)
  const [first, second] = find('/failing', 'Is it tried again?')
  expect([first?.headers['x-forecourt-attempt'], second?.headers['x-forecourt-attempt']]).toEqual([
    '1',
    '2',
  ])
  expect(second?.headers['x-forecourt-delivery']).toBe(first?.headers['x-forecourt-delivery'])
  expect(second?.body).toBe(first?.body)
  expect(find('/crm', 'Is it tried again?')).toHaveLength(1)
})

test('a broken tenant file is refused with its key, and its last good version stays [PLUS-045]', async () => {
  const name = (await (await site.ask('/')).text()).match(/<title>[^<]*/)?.[0]
  const file = join(dirname(site.database), 'tenants/ridgeline.json')
  const refusals = () =>
    site.lines().filter(({ level, message }) => level === 'error' && message.includes('tenant'))
  const before = refusals().length
  writeFileSync(file, JSON.stringify({ id: 'ridgeline', search: { colums: 4 } }))
  // A file that is read half written is refused as well, with other words.
  await expect
    .poll(() => JSON.stringify(refusals().slice(before)), { timeout: 40_000 })
    .toContain('search.colums')
  const page = await site.ask('/')
  expect(page.status()).toBe(200)
  expect((await page.text()).match(/<title>[^<]*/)?.[0]).toBe(name)
})
