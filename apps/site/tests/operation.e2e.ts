import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@forecourt/database'
import { createPostgresLeadStore } from '@forecourt/feature-leads/adapters/postgres'
import { expect, test } from '@playwright/test'

const port = 4181
const root = fileURLToPath(new URL('../../..', import.meta.url))
const host = `harbour.localhost:${port}`

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

interface RunningSite {
  child: ChildProcess
  data: string
  /** What it printed so far. */
  lines: () => string[]
}

/** The dealers of the project, one with settings that must stay on the server. */
async function writeTenants(data: string): Promise<string> {
  const folder = join(data, 'tenants')
  await cp(join(root, 'apps/site/tenants'), folder, { recursive: true })
  const file = join(folder, 'harbour.json')
  const site = JSON.parse(await readFile(file, 'utf8')) as { search?: object }
  const target = { id: 'crm', type: 'webhook', url: secrets.url, secretEnv: 'CRM_SECRET' }
  const extra = [{ attribute: 'car_type', values: ['new', 'used', 'demo', secrets.filter] }]
  await writeFile(
    file,
    JSON.stringify({
      ...site,
      delivery: { targets: [target] },
      search: { ...site.search, stockFilter: { extra } },
    }),
  )
  return folder
}

async function startSite(): Promise<RunningSite> {
  const data = await mkdtemp(join(tmpdir(), 'forecourt-operation-'))
  const child = spawn('node', ['apps/site/dist/server/index.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      NODE_ENV: 'production',
      FORECOURT_DATA: data,
      FORECOURT_TENANTS: await writeTenants(data),
      FORECOURT_DEMO_STOCK: '1',
      CRM_SECRET: secrets.env,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let printed = ''
  child.stdout?.on('data', (part: Buffer) => {
    printed += part.toString()
  })
  const lines = () => printed.split('\n').filter(Boolean)
  await expect.poll(lines, { timeout: 60_000 }).toContainEqual(expect.stringMatching(/ is ready/))
  return { child, data, lines }
}

interface Sent {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

const open = (path: string, { method = 'GET', headers }: Sent): ClientRequest =>
  httpRequest({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { host, ...headers },
    agent: false,
  })

async function textOf(sent: ClientRequest): Promise<{ status: number; text: string }> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return { status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }
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

let site: RunningSite

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startSite()
})

test.afterAll(async () => {
  if (site.child.exitCode === null) {
    site.child.kill('SIGTERM')
    await once(site.child, 'exit')
  }
  await rm(site.data, { recursive: true, force: true })
})

/** Built scripts and styles that a page or a script names; a script names them from the root or from itself. */
function builtFiles(text: string, path: string): string[] {
  const named = [...text.matchAll(/["'(]([\w./-]+\.(?:js|css))["')]/g)].map(([, file = '']) => {
    const fromRoot = file.indexOf('assets/')
    return fromRoot < 0
      ? new URL(file, new URL(path, `http://${host}`)).pathname
      : `/${file.slice(fromRoot)}`
  })
  return named.filter((file) => file.startsWith('/assets/'))
}

test('no page, script or style holds what the server alone may read [PLUS-048]', async () => {
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
  const lines = () =>
    site
      .lines()
      .slice(before)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  const logged = () => lines().filter(({ message }) => message === 'request')
  await expect.poll(() => logged().length).toBe(requests.length)
  expect(logged()).toEqual(
    requests.map(([path, status, sent]) => ({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: 'info',
      message: 'request',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
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

test('on SIGTERM it takes no more requests, finishes those under way and closes the database [PLUS-060]', async () => {
  const headers = { ...leadHeaders, 'content-length': String(Buffer.byteLength(lead)) }
  const slow = open('/api/leads', { method: 'POST', headers })
  slow.write(lead.slice(0, 40))
  await new Promise((resolve) => setTimeout(resolve, 300))
  const exited = once(site.child, 'exit')
  site.child.kill('SIGTERM')
  await expect
    .poll(() => send('/healthz').then(String, ({ code }: NodeJS.ErrnoException) => code))
    .toBe('ECONNREFUSED')
  expect(site.child.exitCode).toBeNull()
  const answered = textOf(slow)
  slow.end(lead.slice(40))
  const { status, text } = await answered
  expect(status).toBe(201)
  expect((await exited)[0]).toBe(0)
  const directory = join(site.data, 'postgres')
  expect(existsSync(join(directory, 'cluster', 'postmaster.pid'))).toBe(false)
  const database = await openDatabase({ directory })
  const kept = await createPostgresLeadStore(database).list('harbour')
  await database.close()
  expect(kept.map(({ lead: { id } }) => id)).toContain(
    (JSON.parse(text) as { lead_id: string }).lead_id,
  )
})
