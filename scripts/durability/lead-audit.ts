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
  /** Keys with more than one lead. */
  doubled: number
  /** Promised leads whose webhook did not arrive in time. */
  undelivered: number
  /** Webhooks with a bad signature. */
  forged: number
  /** Leads in the database that nobody was promised; harmless. */
  unasked: number
}

/** A delivery that was under way when its server was killed is due again after its lease of 20 s. */
const patienceMs = 60_000

/** Compares what was promised with what is stored and delivered; a server must be running. */
export async function auditLeads(
  directory: string,
  { acknowledged }: Pick<EnquiryStream, 'acknowledged'>,
  receiver: WebhookReceiver,
): Promise<LeadAudit> {
  const { received } = receiver
  const ids = [...acknowledged.values()]
  const isComplete = () => ids.every((id) => received.has(id))
  const deadline = Date.now() + patienceMs
  const stored = await readLeads(directory)
  const lost = [...acknowledged].filter(([key, id]) => !stored.get(key)?.includes(id))
  while (lost.length === 0 && !isComplete() && Date.now() < deadline) await delay(50)
  return {
    promised: ids.length,
    lost: lost.length,
    doubled: [...stored.values()].filter((found) => found.length > 1).length,
    undelivered: ids.filter((id) => !received.has(id)).length,
    forged: receiver.forged(),
    unasked: stored.size - (acknowledged.size - lost.length),
  }
}

/** Lead ids by key, all sites. */
async function readLeads(directory: string): Promise<Map<string, string[]>> {
  const database = await openDatabase({ directory: join(directory, 'postgres') })
  try {
    const { rows } = await database.system((tx) =>
      tx.$client.query<{ key: string; ids: string[] }>(
        'select idempotency_key as key, array_agg(id::text) as ids from leads group by 1',
      ),
    )
    return new Map(rows.map(({ key, ids }) => [key, ids]))
  } finally {
    await database.close()
  }
}
