import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestDatabase, type TestDatabase } from '@forecourt/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startOutboxWorker } from '../server/outbox-worker.ts'
import { aLeadEntry, createSilentLogger } from '../testing/index.ts'
import { createHttpWebhook } from './http-webhook.ts'
import { createPostgresDeliveryQueue } from './postgres-delivery-queue.ts'
import { createPostgresLeadStore } from './postgres-lead-store.ts'

/** A receiver; without an answer it holds every connection. */
async function listen(answer?: (request: IncomingMessage) => void) {
  const held = new Set<IncomingMessage>()
  const server = createServer((request, response) => {
    held.add(request)
    if (!answer) return
    held.delete(request)
    answer(request)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, held, url: `http://127.0.0.1:${port}/` }
}

describe('the outbox in PostgreSQL, over HTTP', () => {
  let database: TestDatabase
  const servers: Server[] = []
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(async () => {
    for (const server of servers) server.close().closeAllConnections()
    await database.close()
  })

  it('delivers another target’s lead while a hanging one holds 500 [PLUS-091]', async () => {
    const store = createPostgresLeadStore(database)
    for (let lead = 0; lead < 500; lead += 1) await store.accept('harbour', aLeadEntry(['hung']))
    const hung = await listen()
    let isDelivered: () => void = () => {}
    const delivered = new Promise<void>((resolve) => {
      isDelivered = resolve
    })
    const crm = await listen(() => isDelivered())
    servers.push(hung.server, crm.server)
    const clock = () => new Date()
    const targetOf = (url: string) =>
      createHttpWebhook({ url, secret: 's', fetch, clock, timeoutMs: 60_000 })
    const targets: Record<string, ReturnType<typeof targetOf>> = {
      hung: targetOf(hung.url),
      crm: targetOf(crm.url),
    }
    const worker = startOutboxWorker({
      queue: createPostgresDeliveryQueue(database),
      targetOf: (_, id) => targets[id] ?? null,
      clock,
      random: Math.random,
      logger: createSilentLogger(),
    })
    await expect.poll(() => hung.held.size).toBe(4)

    await store.accept('ridgeline', aLeadEntry(['crm']))
    worker.wake()
    await delivered
    expect(hung.held.size).toBe(4)

    hung.server.closeAllConnections()
    await worker.stop()
  })
})
