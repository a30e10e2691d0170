import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '@forecourt/database'
import type { EnquiryStream } from './enquiry-stream.ts'
import type { WebhookReceiver } from './webhook-receiver.ts'

/** Outcome of the promises a server made. */
export interface LeadAudit {
  /** Enquiries answered with 201. */
  promised: number
  /** Of these, not in the database under their key and id. */
  lost: number
  /** Enquiries with more than one lead, also under another key. */
  doubled: number
  /** Promised leads whose webhook did not arrive in time. */
  undelivered: number
  /** Webhooks with a bad signature. */
  forged: number
  /** Leads in the database that nobody was promised; harmless. */
  unasked: number
}

/** A delivery that was under way when its server was killed is due again after its lease of 20 s. */
const longestWaitMs = 60_000

/**
 * Compares what was promised with what is stored and delivered; a server must be running.
 * @param directory folder of the server
 * @param patienceMs how long deliveries may take
 */
export async function auditLeads(
  directory: string,
  { acknowledged }: Pick<EnquiryStream, 'acknowledged'>,
  receiver: Pick<WebhookReceiver, 'received' | 'forged'>,
  patienceMs = longestWaitMs,
): Promise<LeadAudit> {
  const { received } = receiver
  const ids = [...acknowledged.values()]
  const isComplete = () => ids.every((id) => received.has(id))
  const deadline = Date.now() + patienceMs
  const stored = await readLeads(directory)
  const idOf = new Map(stored.map(({ key, id }) => [key, id]))
  const lost = [...acknowledged].filter(([key, id]) => idOf.get(key) !== id)
  while (lost.length === 0 && !isComplete() && Date.now() < deadline) await delay(50)
  return {
    promised: ids.length,
    lost: lost.length,
    doubled: stored.length - new Set(stored.map(({ email }) => email)).size,
    undelivered: ids.filter((id) => !received.has(id)).length,
    forged: receiver.forged(),
    unasked: idOf.size - (acknowledged.size - lost.length),
  }
}

/** Leads of all sites. Each enquiry has another e-mail address. */
async function readLeads(directory: string) {
  const database = await openDatabase({ directory: join(directory, 'postgres') })
  try {
    const { rows } = await database.system((tx) =>
      tx.$client.query<{ key: string; id: string; email: string }>(
        `select idempotency_key as key, id::text, payload ->> 'email' as email from leads`,
      ),
    )
    return rows
  } finally {
    await database.close()
  }
}
