// A server of nothing but enquiries, made to be killed: the handler, its database, spool and outbox.
// Usage: node lead-server.ts '{"directory": "…", "webhookUrl": "…"}'. Prints its port as one JSON line.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openDatabase } from '@forecourt/database'
import { createDeliveryTarget } from '@forecourt/feature-leads/adapters'
import {
  createPostgresDeliveryQueue,
  createPostgresLeadStore,
  createPostgresSuppressionStore,
} from '@forecourt/feature-leads/adapters/postgres'
import {
  createLeadsHandler,
  createTargetLookup,
  openLeadSpool,
  readFreeDiskBytes,
  startOutboxWorker,
  startSpoolDrain,
} from '@forecourt/feature-leads/server'
import { aSite } from '@forecourt/tenant-config/testing'
import type { LeadServerOptions } from './lead-server-process.ts'

const options = JSON.parse(process.argv[2] ?? '{}') as LeadServerOptions
const { directory, webhookUrl, secret, isStoreAway } = options
const site = aSite({
  id: 'harbour',
  delivery: { targets: [{ id: 'crm', type: 'webhook', url: webhookUrl, secretEnv: 'SECRET' }] },
})
const clock = () => new Date()
const write = (line: object) => process.stderr.write(`${JSON.stringify(line)}\n`)
const say =
  (level: string) =>
  (message: string, fields: object = {}) => {
    if (level !== 'info') write({ level, message, ...fields })
  }
const logger = { info: say('info'), warn: say('warn'), error: say('error') }

const database = await openDatabase({ directory: join(directory, 'postgres'), logger })
const store = createPostgresLeadStore(database)
const spool = await openLeadSpool(join(directory, 'spool'), logger)
const worker = startOutboxWorker({
  queue: createPostgresDeliveryQueue(database),
  targetOf: createTargetLookup({
    siteOf: (siteId) => (siteId === site.id ? site : undefined),
    create: (config) =>
      createDeliveryTarget(config, site, { fetch, clock, secretOf: () => secret, email: null }),
    suppressions: createPostgresSuppressionStore(database),
  }),
  clock,
  random: Math.random,
  logger,
  leaseMs: 1500,
  idleMs: 500,
})
if (!isStoreAway) startSpoolDrain({ spool, store, logger, onMoved: worker.wake, everyMs: 100 })

const handle = createLeadsHandler({
  store: isStoreAway
    ? { ...store, accept: () => Promise.reject(new Error('the store is away')) }
    : store,
  spool,
  logger: isStoreAway ? { ...logger, error: () => {} } : logger,
  clock,
  newKey: () => crypto.randomUUID(),
  rateLimit: { consume: async () => ({ isAllowed: true }), giveBack: async () => {} },
  freeDisk: () => readFreeDiskBytes(directory),
  clientAddress: () => '127.0.0.1',
  onAccepted: worker.wake,
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const answered = await handle(
    new Request(`http://harbour.localhost${request.url}`, {
      method: request.method ?? 'GET',
      headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      body: Buffer.concat(chunks),
    }),
    site,
  )
  response.writeHead(answered.status, Object.fromEntries(answered.headers))
  response.end(await answered.text())
}

const server = createServer((request, response) => void answer(request, response))
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`${JSON.stringify({ port })}\n`)
})
