import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { signWebhook } from '@forecourt/feature-leads/model'
import { anExampleFile } from '@forecourt/tenant-config/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type App, createApp } from '../app.ts'
import { createSiteDeps } from '../deps/create-site-deps.ts'
import type { SiteDeps } from '../deps/site-deps.ts'
import { readEnv } from '../process/env.ts'
import { createLogger } from '../process/logger.ts'

const folder = mkdtempSync(join(tmpdir(), 'stock-calls-'))
const secret = 'fixture-secret'
const host = 'example.localhost'
const log: string[] = []
let database: TestDatabase
let deps: SiteDeps
let app: App

beforeAll(async () => {
  vi.stubEnv('EXAMPLE_STOCK_SECRET', secret)
  mkdirSync(join(folder, 'tenants'))
  const tenants = [
    { ...anExampleFile, stockPush: { secretEnv: 'EXAMPLE_STOCK_SECRET' } },
    { ...anExampleFile, id: 'silent', domains: ['silent.localhost'] },
    {
      ...anExampleFile,
      id: 'keyless',
      domains: ['keyless.localhost'],
      stockPush: { secretEnv: 'NOT_SET_ANYWHERE' },
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

async function send(
  call: object,
  signed: { secret?: string; ageSeconds?: number; at?: string } = {},
) {
  const body = JSON.stringify(call)
  const atSeconds = Math.floor(Date.now() / 1000) - (signed.ageSeconds ?? 0)
  const to = signed.at ?? host
  const signature = await signWebhook({ secret: signed.secret ?? secret, body, atSeconds })
  return app.fetch(
    new Request(`http://${to}/api/stock`, {
      method: 'POST',
      body,
      headers: { host: to, 'content-type': 'application/json', 'x-forecourt-signature': signature },
    }),
  )
}

async function search(query: string): Promise<number> {
  const request = { requests: [{ indexName: 'cars', query }] }
  const answer = await app.fetch(
    new Request(`http://${host}/api/search/1/indexes/*/queries`, {
      method: 'POST',
      body: JSON.stringify(request),
      headers: {
        host,
        'content-type': 'application/json',
        'x-algolia-application-id': 'own',
        'x-algolia-api-key': 'public',
      },
    }),
  )
  const { results } = (await answer.json()) as { results: { nbHits: number }[] }
  return results[0]?.nbHits ?? -1
}

const vehicle = { stocknum: 'P1', make: 'Mazda', model: 'CX-5', year: 2022, price: 38_990 }

describe('POST /api/stock', () => {
  it('takes a signed call, and search shows it, as it does its leaving [PLUS-113]', async () => {
    expect(await search('Mazda')).toBe(0)
    const answer = await send({ vehicles: [vehicle] })
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ added: 1, rejected: [] }),
    ])
    await expect.poll(() => search('Mazda'), { timeout: 20_000 }).toBe(1)
    expect((await send({ withdraw: ['P1'] })).status).toBe(200)
    await expect.poll(() => search('Mazda'), { timeout: 20_000 }).toBe(0)
    expect(log.some((line) => line.includes('"message":"Stock was pushed"'))).toBe(true)
  })

  it('refuses another secret, an old signature and a secret it does not have with 401 [PLUS-113]', async () => {
    expect((await send({ vehicles: [vehicle] }, { secret: 'other' })).status).toBe(401)
    expect((await send({ vehicles: [vehicle] }, { ageSeconds: 302 })).status).toBe(401)
    expect((await send({ vehicles: [vehicle] }, { at: 'keyless.localhost' })).status).toBe(401)
    expect(log.some((line) => line.includes('NOT_SET_ANYWHERE'))).toBe(true)
    expect(log.some((line) => line.includes(secret))).toBe(false)
    expect(await search('Mazda')).toBe(0)
  })

  it('is not there at a site that names no secret [PLUS-113]', async () => {
    expect((await send({ vehicles: [vehicle] }, { at: 'silent.localhost' })).status).toBe(404)
  })
})
