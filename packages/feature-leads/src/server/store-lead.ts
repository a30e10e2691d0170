import type { LeadSpool } from '../model/lead-spool.ts'
import type { LeadEntry, LeadStore, StoredLead } from '../model/lead-store.ts'
import { describeReason } from './describe-reason.ts'
import type { LeadsLogger } from './leads-logger.ts'
import { withTimeout } from './with-timeout.ts'

/** Where a lead can be stored. */
export interface LeadStorage {
  store: LeadStore
  spool: LeadSpool
  logger: LeadsLogger
  /** How long the store may take before the spool is asked, in milliseconds; default 5000. */
  storeTimeoutMs?: number
  /** True where the disk has room for a spooled lead; asked only when the store does not answer. */
  hasRoom?: () => Promise<boolean>
}

/**
 * Puts a lead where a power cut does not reach it: the store, else the spool.
 * @returns the lead's id once it is safe, or `null` when neither took it
 * Source: `D-03`
 */
export async function storeLead(
  { store, spool, logger, storeTimeoutMs = 5000, hasRoom }: LeadStorage,
  siteId: string,
  entry: LeadEntry,
): Promise<StoredLead | null> {
  const fields = { site: siteId, lead_id: entry.lead.id }
  try {
    return await withTimeout(store.accept(siteId, entry), storeTimeoutMs)
  } catch (error) {
    logger.error('The lead store did not answer; the lead goes to the spool', {
      ...fields,
      reason: describeReason(error),
    })
  }
  if (hasRoom && !(await hasRoom())) return null
  try {
    return await spool.put({ siteId, entry })
  } catch (error) {
    logger.error('The lead spool did not take the lead; it was refused', {
      ...fields,
      reason: describeReason(error),
    })
    return null
  }
}
