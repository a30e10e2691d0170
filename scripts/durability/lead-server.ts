// The whole server, made to be killed: tenant files, database, search index, spool, outbox and every route.
// Only its pages are one sentence each.
// Usage: node lead-server.ts '{"directory": "…", "webhookUrl": "…"}'. Prints its port as one JSON line.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp, createSiteDeps, createSiteServer } from '@forecourt/site-server'
import { openPostgresStores } from '@forecourt/site-server/postgres'
import { createLogger, readEnv } from '@forecourt/site-server/process'
import { anExampleFile } from '@forecourt/tenant-config/testing'
import { serve } from 'srvx'
import type { LeadServerOptions } from './lead-server-process.ts'

const options = JSON.parse(process.argv[2] ?? '{}') as LeadServerOptions
const { directory, webhookUrl, secret, isStoreAway } = options
const tenants = join(directory, 'tenants')
mkdirSync(tenants, { recursive: true })
const target = { id: 'crm', type: 'webhook', url: webhookUrl, secretEnv: 'LEAD_SERVER_SECRET' }
const tenant = { ...anExampleFile, id: 'harbour', domains: ['harbour.localhost'] }
writeFileSync(
  join(tenants, 'harbour.json'),
  JSON.stringify({ ...tenant, delivery: { targets: [target] } }),
)
process.env['LEAD_SERVER_SECRET'] = secret

const env = readEnv({
  PORT: '0',
  HOST: '127.0.0.1',
  FORECOURT_DATA: directory,
  FORECOURT_TENANTS: tenants,
  // The stream says who sends and to whom, as a proxy does.
  FORECOURT_TRUSTED_PROXIES: '127.0.0.1',
})
const isWanted = (line: string) => !line.includes('"level":"info"')
const write = (line: string) => void (isWanted(line) && !isStoreAway && process.stderr.write(line))
const logger = createLogger(write)
const stores = await openPostgresStores(env, logger)
const away = { ...stores.leads, accept: () => Promise.reject(new Error('the store is away')) }
const deps = await createSiteDeps(env, {
  logger,
  stores: isStoreAway ? { ...stores, leads: away } : stores,
})
const app = createApp(deps, {
  renderPage: async () => ({
    status: 200,
    headers: { 'content-type': 'text/html;charset=utf-8' },
    body: '<!doctype html><title>Harbour</title>',
    isPublic: true,
  }),
})
const { fetch, port, hostname } = createSiteServer(app, deps)
const server = await serve({ fetch, port, hostname: hostname ?? '127.0.0.1', silent: true }).ready()
process.stdout.write(`${JSON.stringify({ port: Number(new URL(server.url ?? '').port) })}\n`)
