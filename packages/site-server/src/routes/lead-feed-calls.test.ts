import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { createPostgresLeadStore } from '@forecourt/feature-leads/adapters/postgres'
import { signWebhook } from '@forecourt/feature-leads/model'
import type { LeadFeedAnswer } from '@forecourt/feature-leads/server'
import { aLeadEntry } from '@forecourt/feature-leads/testing'
import { anExampleFile } from '@forecourt/tenant-config/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type App, createApp } from '../app.ts'
import { createSiteDeps } from '../deps/create-site-deps.ts'
import type { SiteDeps } from '../deps/site-deps.ts'
import { readEnv } from '../process/env.ts'
import { createLogger } from '../process/logger.ts'

const folder = mkdtempSync(join(tmpdir(), 'lead-feed-calls-'))
const secret = 'fixture-leads-secret'
const host = 'example.localhost'
const log: string[] = []
let database: TestDatabase
let deps: SiteDeps
let app: App

beforeAll(async () => {
  vi.stubEnv('EXAMPLE_LEADS_SECRET', secret)
  mkdirSync(join(folder, 'tenants'))
  const signed = { leadApi: { secretEnv: 'EXAMPLE_LEADS_SECRET' } }
  const tenants = [
    { ...anExampleFile, ...signed },
    { ...anExampleFile, ...signed, id: 'neighbour', domains: ['neighbour.localhost'] },
    { ...anExampleFile, ...signed, id: 'flooded', domains: ['flooded.localhost'] },
    { ...anExampleFile, id: 'silent', domains: ['silent.localhost'] },
    {
      ...anExampleFile,
      id: 'keyless',
      domains: ['keyless.localhost'],
      leadApi: { secretEnv: 'NOT_SET_ANYWHERE' },
    },
  ]
  for (const tenant of tenants)
    writeFileSync(join(folder, `tenants/${tenant.id}.json`), JSON.stringify(tenant))
  database = await createTestDatabase()
  const env = readEnv({
    DATABASE_URL: database.url,
    FORECOURT_TENANTS: join(folder, 'tenants'),
    FORECOURT_DATA: join(folder, 'data'),
  })
  deps = await createSiteDeps(env, { logger: createLogger((line) => void log.push(line)) })
  app = createApp(deps, {
    renderPage: async () => ({
      status: 404,
      headers: { 'content-type': 'text/html' },
      body: '',
      isPublic: false,
    }),
  })
})
afterAll(async () => {
  await deps.close()
  await database.close()
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

interface Signing {
  secret?: string
  ageSeconds?: number
  at?: string
  /** Query that is signed, where it is another than the one that is sent. */
  signed?: string
}

async function ask(
  query = '',
  { ageSeconds = 0, at = host, signed = query, ...rest }: Signing = {},
) {
  const path = '/api/dealer/leads'
  const atSeconds = Math.floor(Date.now() / 1000) - ageSeconds
  const signature = await signWebhook({
    secret: rest.secret ?? secret,
    body: `GET ${path}${signed}`,
    atSeconds,
  })
  const headers = { host: at, 'x-forecourt-signature': signature }
  return app.fetch(new Request(`http://${at}${path}${query}`, { headers }))
}
const read = async (query = '', signing: Signing = {}) =>
  (await (await ask(query, signing)).json()) as LeadFeedAnswer

describe('GET /api/dealer/leads', () => {
  it('gives the leads of the site to who signs the call, once each by the cursor', async () => {
    const store = createPostgresLeadStore(database)
    const entries = [aLeadEntry([]), aLeadEntry([]), aLeadEntry([])]
    for (const entry of entries) await store.accept('example', entry)
    await store.accept('example', aLeadEntry([], { status: 'suspected_spam' }))
    await store.accept('neighbour', aLeadEntry([]))
    const first = await read('?limit=2')
    const second = await read(`?limit=2&cursor=${first.next_cursor}`)
    expect([first.has_more, second.has_more]).toEqual([true, false])
    const ids = [...first.leads, ...second.leads].map(({ id }) => id)
    expect(ids.toSorted()).toEqual(entries.map(({ lead }) => lead.id).toSorted())
    expect(first.leads[0]).toMatchObject({ event: 'lead.created', site: 'example' })
    const late = aLeadEntry([], { received_at: '2026-01-01T00:00:00.000Z' })
    await store.accept('example', late)
    const third = await read(`?cursor=${second.next_cursor}`)
    expect(third.leads.map(({ id }) => id)).toEqual([late.lead.id])
    expect((await read('', { at: 'neighbour.localhost' })).leads).toHaveLength(1)
  })

  it.each<[string, string, Signing]>([
    ['another secret', '', { secret: 'other' }],
    ['a signature that is too old', '', { ageSeconds: 302 }],
    ['one from the future', '', { ageSeconds: -302 }],
    ['another query than was signed', '?limit=200', { signed: '?limit=1' }],
    ['a site whose secret is not in the environment', '', { at: 'keyless.localhost' }],
  ])('refuses %s with 401', async (_name, query, signing) => {
    const answer = await ask(query, signing)
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { error: expect.stringContaining('five minutes'), code: 'signature_invalid' },
    ])
    expect(log.some((line) => line.includes(secret))).toBe(false)
  })

  it('takes a signature for five minutes, and one that is repeated within them', async () => {
    expect((await ask('', { ageSeconds: 298 })).status).toBe(200)
    expect((await ask('', { ageSeconds: 298 })).status).toBe(200)
    expect(log.some((line) => line.includes('NOT_SET_ANYWHERE'))).toBe(true)
  })

  it('refuses a cursor and a limit that are none with 400, and is not there without a secret', async () => {
    for (const [query, code] of [
      ['?cursor=none', 'invalid_cursor'],
      ['?limit=201', 'invalid_limit'],
    ]) {
      const answer = await ask(query)
      expect([answer.status, await answer.json()]).toMatchObject([400, { code }])
    }
    const { next_cursor } = await read()
    const foreign = await ask(`?cursor=${next_cursor}`, { at: 'neighbour.localhost' })
    expect([foreign.status, await foreign.json()]).toMatchObject([400, { code: 'invalid_cursor' }])
    expect((await ask('', { at: 'silent.localhost' })).status).toBe(404)
  })

  it('stops a flood with 429, signed or not', async () => {
    const at = 'flooded.localhost'
    const statuses = []
    for (let each = 0; each < 121; each += 1)
      statuses.push((await ask('', { at, ...(each % 2 === 0 && { secret: 'other' }) })).status)
    expect(new Set(statuses.slice(0, 120))).toEqual(new Set([200, 401]))
    const answer = await ask('', { at })
    expect([answer.status, await answer.json()]).toMatchObject([429, { code: 'rate_limited' }])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
