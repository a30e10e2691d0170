import { deriveLeadId, readFormIdempotencyKey } from '../model/lead-id.ts'
import type { LeadSpool, SpooledLead } from '../model/lead-spool.ts'
import type { LeadStore } from '../model/lead-store.ts'
import { describeReason } from './describe-reason.ts'
import type { LeadsLogger } from './leads-logger.ts'
import { startLoop } from './start-loop.ts'

const batch = 100

/** Refusals one after another that mean the store is away, and not that it refuses one lead. */
const awayAfter = 3

/** Needs of draining the spool. */
export interface SpoolDrainPorts {
  spool: LeadSpool
  store: LeadStore
  logger: LeadsLogger
  /** Called after leads were moved, so that their deliveries begin at once. */
  onMoved?: () => void
}

/**
 * Moves waiting leads into the store, oldest first. A lead the store does not take waits and holds up no
 * other; after three in a row the store counts as away and the rest wait too. A lead the store has
 * already is only removed.
 * @returns how many were moved
 * Source: `D-03`
 */
export async function drainLeadSpool(ports: SpoolDrainPorts): Promise<number> {
  const { spool, logger, onMoved } = ports
  let moved = 0
  let refusedInARow = 0
  for (const lead of await spool.list(batch)) {
    try {
      await storeSpooled(ports, lead)
    } catch (error) {
      const fields = {
        site: lead.siteId,
        lead_id: lead.entry.lead.id,
        reason: describeReason(error),
      }
      logger.warn('A spooled lead still waits for its store', fields)
      refusedInARow += 1
      if (refusedInARow === awayAfter) break
      continue
    }
    await spool.remove(lead)
    refusedInARow = 0
    moved += 1
  }
  if (moved > 0) {
    logger.info('Spooled leads were stored', { leads: moved })
    onMoved?.()
  }
  return moved
}

/**
 * Stores a lead that waited. One whose key was taken meanwhile with other content is a lead of its own:
 * its sender was told that it is safe.
 * Source: `PLUS-092`
 */
async function storeSpooled(
  { store, logger }: Pick<SpoolDrainPorts, 'store' | 'logger'>,
  { siteId, entry }: Pick<SpooledLead, 'siteId' | 'entry'>,
): Promise<void> {
  const { isConflict, isTaken } = await store.accept(siteId, entry)
  if (isTaken) {
    // Its sender was told that it is safe; the time in its words is agreed on by phone.
    const { appointment: _, ...withoutTime } = entry
    await storeSpooled({ store, logger }, { siteId, entry: withoutTime })
    return
  }
  if (!isConflict) return
  const key = await readFormIdempotencyKey(entry.lead.idempotency_key, entry.lead.payload)
  const id = await deriveLeadId(siteId, key)
  await store.accept(siteId, { ...entry, lead: { ...entry.lead, id, idempotency_key: key } })
  logger.warn('A spooled lead had the key of another and was stored under one of its own', {
    site: siteId,
    lead_id: id,
  })
}

/**
 * Drains the spool now and then again and again until the returned function is called, which waits
 * for a drain under way.
 * @param everyMs pause between drains, in milliseconds; default 5000
 */
export function startSpoolDrain(
  ports: SpoolDrainPorts & { everyMs?: number },
): () => Promise<void> {
  const { everyMs = 5000, logger } = ports
  return startLoop(
    () =>
      drainLeadSpool(ports).catch((error: unknown) =>
        logger.error('The lead spool cannot be read', { reason: describeReason(error) }),
      ),
    everyMs,
  )
}
