// The whole server, made to be killed: tenant files, database, search index, spool, outbox and every route.
// Only its pages are one sentence each.
// Usage: node lead-server.ts '{"isStoreAway": true}'. Prints its port as one JSON line.
import { createApp, createSiteDeps, createSiteServer } from '@forecourt/site-server'
import { openPostgresStores } from '@forecourt/site-server/postgres'
import { createLogger, readEnv } from '@forecourt/site-server/process'
import { serve } from 'srvx'
import type { LeadServerOptions } from './lead-site.ts'

const { isStoreAway } = JSON.parse(process.argv[2] ?? '{}') as LeadServerOptions
const env = readEnv()
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
