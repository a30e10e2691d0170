import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createHttpWebhook } from '../adapters/http-webhook.ts'
import { aLeadEntry, createInMemoryLeadStore, createSilentLogger } from '../testing/index.ts'
import { startOutboxWorker } from './outbox-worker.ts'

const start = new Date('2026-11-20T00:00:00.000Z').getTime()
const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** A try as the receiver sees it. */
interface Try {
  at: number
  delivery: string
  attempt: number
  lead: string
}

let server: Server
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Delivers one lead to a receiver that answers like this, for thirty hours of a clock that runs ahead. */
async function deliver(answer: Answer) {
  let now = start
  const tries: Try[] = []
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    tries.push({
      at: now - start,
      delivery: String(request.headers['x-forecourt-delivery']),
      attempt: Number(request.headers['x-forecourt-attempt']),
      lead: (JSON.parse(Buffer.concat(chunks).toString()) as { id: string }).id,
    })
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const clock = () => new Date(now)
  const target = createHttpWebhook({ url, secret: 'whsec-fixture', fetch, clock, timeoutMs: 200 })
  const store = createInMemoryLeadStore()
  const entry = aLeadEntry(['crm'], { received_at: clock().toISOString() })
  await store.accept('harbour', entry)
  let atWork = 0
  const worker = startOutboxWorker({
    queue: store,
    targetOf: () => ({
      deliver: async (outgoing) => {
        atWork += 1
        try {
          return await target.deliver(outgoing)
        } finally {
          atWork -= 1
        }
      },
    }),
    clock,
    random: () => 0,
    logger: createSilentLogger(),
  })
  const find = async () => (await store.find('harbour', entry.lead.id))?.deliveries[0]
  while (now < start + 30 * hourMs && (await find())?.status === 'pending') {
    worker.wake()
    // A try that is due begins within the turn; its end is noted before the clock goes on.
    await new Promise((resolve) => setTimeout(resolve, 1))
    await vi.waitFor(() => expect(atWork).toBe(0), { interval: 2 })
    now += 5 * minuteMs
  }
  await worker.stop()
  return { tries, status: (await find())?.status, lead: entry.lead.id }
}

type Answer = (response: ServerResponse) => void

const answerWith =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, headers).end()
  }

const closeAtOnce: Answer = (response) => {
  response.destroy()
}

const closeGently: Answer = (response) => {
  response.socket?.end()
}

const passing = { least: 18, most: 40, firstEndHours: 24, lastAtHours: 24 }

describe('the outbox over real sockets', () => {
  it.each([
    ['never answers', () => {}, passing],
    ['closes the connection', closeAtOnce, passing],
    ['accepts the request and closes before it answers', closeGently, passing],
    ['answers 500', answerWith(500), passing],
    ['answers 429 at once again', answerWith(429), passing],
    [
      'answers 429 and asks for two hours',
      answerWith(429, { 'retry-after': '7200' }),
      { least: 12, most: 13, firstEndHours: 24, lastAtHours: 24 },
    ],
    ['answers 401', answerWith(401), passing],
    ['answers 404', answerWith(404), passing],
    ['answers 400', answerWith(400), { least: 3, most: 3, firstEndHours: 0, lastAtHours: 0.5 }],
    ['answers 410', answerWith(410), { least: 3, most: 3, firstEndHours: 0, lastAtHours: 0.5 }],
    ['answers 422', answerWith(422), { least: 3, most: 3, firstEndHours: 0, lastAtHours: 0.5 }],
  ] as const)(
    'tries a receiver that %s as often as is documented, under one name [D-03] [D-122]',
    async (_, answer, { least, most, firstEndHours, lastAtHours }) => {
      const { tries, status, lead } = await deliver(answer)
      expect(status).toBe('dead')
      // Told by the number each try brings: of one that was given up early a busy receiver may read nothing.
      const attempts = tries.map(({ attempt }) => attempt)
      expect(attempts.at(-1)).toBeGreaterThanOrEqual(least)
      expect(attempts.at(-1)).toBeLessThanOrEqual(most)
      expect(attempts).toEqual([...new Set(attempts)].toSorted((one, other) => one - other))
      const lastAt = tries.at(-1)?.at ?? 0
      expect(lastAt).toBeLessThanOrEqual(lastAtHours * hourMs + 5 * minuteMs)
      expect(lastAt).toBeGreaterThanOrEqual(firstEndHours * hourMs)
      // A receiver tells a repeat by the id.
      expect(new Set(tries.map(({ delivery }) => delivery)).size).toBe(1)
      expect(new Set(tries.map((each) => each.lead))).toEqual(new Set([lead]))
    },
    60_000,
  )
})
