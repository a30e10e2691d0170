import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { openDatabase } from '@forecourt/database'
import { createPostgresLeadStore } from '@forecourt/feature-leads/adapters/postgres'
import { expect, test } from './journey.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'

/** Words that stand only where the server alone reads them. */
const secrets = {
  env: 'whsec-4f1c-of-the-crm',
  url: 'https://crm.invalid/hooks/secret-path-77',
  filter: 'secret-lot-99',
} as const

const person = {
  name: 'Philippa',
  last_name: 'Featherstonehaugh',
  email: 'philippa@example.org',
  phone: '0491 570 156',
  message: 'My private number is in the message.',
} as const

let site: OwnSite

interface Sent {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

const open = (path: string, { method = 'GET', headers }: Sent): ClientRequest =>
  httpRequest({
    host: '127.0.0.1',
    port: site.port,
    path,
    method,
    headers: { host: site.host, ...headers },
    agent: false,
  })

async function textOf(
  sent: ClientRequest,
): Promise<{ status: number; text: string; headers: IncomingMessage['headers'] }> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return { status: answer.statusCode ?? 0, text, headers: answer.headers }
}

const send = (path: string, sent: Sent = {}) => textOf(open(path, sent).end(sent.body ?? ''))

const lead = JSON.stringify({
  ...person,
  category: 'General Enquiry',
  dealership_slug: 'harbour-toyota',
  postcode: '4000',
  opt_in: true,
})
const leadHeaders = { 'content-type': 'application/json' }

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  site = await startOwnSite({
    dealer: 'harbour',
    env: { CRM_SECRET: secrets.env, FORECOURT_TRUSTED_PROXIES: '127.0.0.1' },
    change: ({ search, ...tenant }) => ({
      ...tenant,
      delivery: {
        targets: [{ id: 'crm', type: 'webhook', url: secrets.url, secretEnv: 'CRM_SECRET' }],
      },
      search: {
        ...search,
        stockFilter: {
          extra: [{ attribute: 'car_type', values: ['new', 'used', 'demo', secrets.filter] }],
        },
      },
    }),
  })
})

test.afterAll(() => site?.close())

/** Built scripts and styles that a page or a script names; a script names them from the root or from itself. */
function builtFiles(text: string, path: string): string[] {
  const named = [...text.matchAll(/["'`(]((?!\.\w)[\w.-]*\/[\w./-]+\.(?:js|css))["'`)]/g)].map(
    ([, file = '']) => {
      const fromRoot = file.indexOf('assets/')
      return fromRoot < 0
        ? new URL(file, new URL(path, site.on('/'))).pathname
        : `/${file.slice(fromRoot)}`
    },
  )
  return named.filter((file) => file.startsWith('/assets/'))
}

test('security policies are sent with every page, call and file, and HSTS where the visitor came by https [PLUS-056]', async () => {
  for (const path of ['/', '/contact', '/nothing-here', '/api/nothing', '/robots.txt'])
    for (const scheme of ['http', 'https']) {
      const { headers } = await send(path, { headers: { 'x-forwarded-proto': scheme } })
      const hsts = scheme === 'https' ? 'max-age=31536000; includeSubDomains' : undefined
      const sent = {
        'strict-transport-security': headers['strict-transport-security'],
        'x-content-type-options': headers['x-content-type-options'],
        'x-frame-options': headers['x-frame-options'],
        'referrer-policy': headers['referrer-policy'],
      }
      expect([scheme, path, sent]).toEqual([
        scheme,
        path,
        {
          'strict-transport-security': hsts,
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'SAMEORIGIN',
          'referrer-policy': 'strict-origin-when-cross-origin',
        },
      ])
      expect(headers['permissions-policy'], path).toContain('geolocation=(self)')
    }
  const { headers } = await send('/')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
})

test('no page, script or style holds what the server alone may read [PLUS-048] [CFG-097]', async () => {
  const found = await send('/search')
  const car = /href="(\/cars\/[a-z0-9-]+)"/.exec(found.text)?.[1] ?? ''
  const seen = new Set<string>()
  const waiting = ['/', '/search', '/contact', '/privacy-policy', '/favourites', car]
  waiting.push(`${car}/enquire`, `${car}/test-drive`, '/search-by-price', '/nothing-here')
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue
    seen.add(path)
    const { status, text } = await send(path)
    expect(status, path).toBe(path === '/nothing-here' ? 404 : 200)
    for (const secret of [...Object.values(secrets), 'CRM_SECRET', 'secretEnv', 'stockFilter'])
      expect(text.includes(secret), `${secret} in ${path}`).toBe(false)
    waiting.push(...builtFiles(text, path))
  }
  expect([...seen].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(10)
})

test('a request is one line of JSON with site, path, status and time, and nobody’s data [PLUS-061]', async () => {
  // The lines of earlier requests may still be under way.
  await site.complaints()
  const before = site.lines().length
  const requests: readonly (readonly [string, number, Sent?])[] = [
    [`/?utm_source=${person.email}`, 200],
    ['/nothing-here', 404],
    ['/api/delivery-price?postcode=4000', 200],
    ['/api/leads', 201, { method: 'POST', headers: leadHeaders, body: lead }],
    ['/api/leads', 422, { method: 'POST', headers: leadHeaders, body: JSON.stringify(person) }],
    ['/api/leads', 400, { method: 'POST', headers: leadHeaders, body: `{"name":"${person.name}` }],
  ]
  for (const [path, status, sent] of requests)
    expect((await send(path, sent)).status, path).toBe(status)
  const lines = () => site.lines().slice(before)
  const logged = () => lines().filter(({ message }) => message === 'request')
  await expect.poll(() => logged().length).toBe(requests.length)
  expect(logged()).toEqual(
    requests.map(([path, status, sent]) => ({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: 'info',
      message: 'request',
      id: expect.stringMatching(/^[\w-]{8}-[\da-z]+$/),
      site: 'harbour',
      method: sent?.method ?? 'GET',
      path: path.split('?')[0],
      status,
      ms: expect.any(Number),
    })),
  )
  // The target of leads cannot be reached; what is logged of that says no more either.
  await expect.poll(() => lines().some(({ target }) => target === 'crm')).toBe(true)
  const text = JSON.stringify(lines())
  for (const value of [...Object.values(person), '0491570156', ...Object.values(secrets)])
    expect(text.includes(value), value).toBe(false)
})

test('a line written while a request is handled has its id and its site [PLUS-061]', async () => {
  const before = site.lines().length
  const body = JSON.stringify({ email: person.email })
  const answer = await send('/api/unsubscribe', { method: 'POST', headers: leadHeaders, body })
  expect(answer.status, answer.text).toBe(204)
  const id = answer.headers['x-request-id']
  const lines = () =>
    site
      .lines()
      .slice(before)
      .filter((line) => line['id'] === id)
  await expect.poll(lines).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: 'info',
      message: 'An address has unsubscribed',
      id,
      site: 'harbour',
      source: 'page',
    },
    expect.objectContaining({ message: 'request', id, site: 'harbour' }),
  ])
})

test('on SIGTERM it takes no more requests, finishes those under way and closes the database [PLUS-060]', async () => {
  const length = String(Buffer.byteLength(lead))
  const headers = { ...leadHeaders, 'content-length': length, expect: '100-continue' }
  const slow = open('/api/leads', { method: 'POST', headers })
  slow.flushHeaders()
  // The server has taken the request up once it asks for the body.
  await once(slow, 'continue')
  slow.write(lead.slice(0, 40))
  const exited = once(site.server, 'exit')
  site.server.kill('SIGTERM')
  await expect
    .poll(() => send('/healthz').then(String, ({ code }: NodeJS.ErrnoException) => code))
    .toBe('ECONNREFUSED')
  expect(site.server.exitCode).toBeNull()
  const answered = textOf(slow)
  slow.end(lead.slice(40))
  const { status, text } = await answered
  expect(status).toBe(201)
  expect((await exited)[0]).toBe(0)
  const directory = site.database
  expect(existsSync(join(directory, 'cluster', 'postmaster.pid'))).toBe(false)
  const database = await openDatabase({ directory })
  const stored = await createPostgresLeadStore(database).list('harbour')
  await database.close()
  expect(stored.map(({ lead: { id } }) => id)).toContain(
    (JSON.parse(text) as { lead_id: string }).lead_id,
  )
})
