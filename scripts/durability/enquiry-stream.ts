import { setTimeout as delay } from 'node:timers/promises'

/** Data that was sent, and what was promised for it. */
export interface EnquiryStream {
  /** Lead id by key, for every 201. */
  acknowledged: Map<string, string>
  /** Keys whose sending broke off; a client would send them again. */
  broken: Set<string>
  /** Statuses other than 201, with how often each came. */
  refused: Map<number, number>
  /** Sends broken ones again, under their keys. */
  retryBroken(): Promise<void>
  /** Sends no more and waits for what is under way. */
  stop(): Promise<void>
}

const clients = 8
const patienceMs = 3000

/**
 * Clients that send one enquiry after the other for as long as they are not stopped.
 * @param url where to, asked before each sending; `null` while there is no server
 */
export function startEnquiryStream(url: () => string | null): EnquiryStream {
  const acknowledged = new Map<string, string>()
  const broken = new Set<string>()
  const refused = new Map<number, number>()
  const stop = new AbortController()

  async function send(key: string): Promise<void> {
    const address = url()
    if (address === null) {
      await delay(5)
      return
    }
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          'x-forwarded-host': 'harbour.localhost',
          'x-forwarded-for': anAddress(),
        },
        body: JSON.stringify(enquiry(key)),
        signal: AbortSignal.timeout(patienceMs),
      })
      const answer = (await response.json()) as { lead_id?: string }
      if (response.status === 201 && answer.lead_id) {
        acknowledged.set(key, answer.lead_id)
        broken.delete(key)
      } else refused.set(response.status, (refused.get(response.status) ?? 0) + 1)
    } catch {
      broken.add(key)
    }
  }

  async function client() {
    while (!stop.signal.aborted) await send(crypto.randomUUID())
  }
  const running = Array.from({ length: clients }, client)
  return {
    acknowledged,
    broken,
    refused,
    retryBroken: async () => {
      for (const key of broken) await send(key)
    },
    stop: async () => {
      stop.abort()
      await Promise.all(running)
    },
  }
}

/** Another visitor each time: one alone may send only so many. */
const anAddress = () => ['10', ...crypto.getRandomValues(new Uint8Array(3))].map(String).join('.')

/** Another number each time, for the same reason. */
const aNumber = () =>
  `04${crypto.getRandomValues(new Uint32Array(1)).join('').padStart(10, '0').slice(-8)}`

const enquiry = (key: string) => ({
  name: 'Ann',
  last_name: 'Lee',
  email: `${key}@example.com`,
  phone: aNumber(),
  message: 'Is it still available?',
  category: 'Vehicle Enquiry',
  opt_in: true,
})

/** Waits until so many enquiries were acknowledged, however long a busy machine takes. */
export async function waitForPromises(acknowledged: ReadonlyMap<string, string>, least: number) {
  while (acknowledged.size < least) await delay(20)
}
