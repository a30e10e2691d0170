import type { Site } from '@forecourt/tenant-config/model'
import type { LeadStore } from '../../model/lead-store.ts'
import { formatAcceptanceKey, type LeadTradeIn } from '../../model/trade-in/lead-trade-in.ts'
import { describeReason } from '../describe-reason.ts'
import type { LeadsLogger } from '../leads-logger.ts'
import { withTimeout } from '../with-timeout.ts'
import { readTradeInCookie } from './trade-in-cookie.ts'

/** A trade-in whose estimate the site made, with the lead it stands in. */
export interface FoundTradeIn extends LeadTradeIn {
  lead_id: string
}

/** How long looking one up may take, in milliseconds. */
const longestFindMs = 1000

/**
 * The visitor's trade-in, as the lead that the site stored says it: a cookie only names the lead. Nobody
 * waits long for it, and a store that does not answer is as if there were none.
 * @returns null for a visitor without one
 * Source: `LEAD-085`
 */
export async function findTradeIn(
  { store, logger }: { store: Pick<LeadStore, 'find' | 'findByKey'>; logger: LeadsLogger },
  request: Pick<Request, 'headers'>,
  site: Site,
): Promise<FoundTradeIn | null> {
  const stored = site.features.tradeIn ? readTradeInCookie(request) : null
  if (!stored?.lead_id) return null
  const leadId = stored.lead_id
  const read = async () => {
    const [record, accepted] = await Promise.all([
      store.find(site.id, leadId),
      store.findByKey(site.id, formatAcceptanceKey(leadId)),
    ])
    const tradeIn = record?.lead.payload.trade_in
    return tradeIn ? { ...tradeIn, lead_id: leadId, offer_accepted: accepted !== null } : null
  }
  try {
    return await withTimeout(read(), longestFindMs)
  } catch (error) {
    const reason = describeReason(error)
    logger.warn('A trade-in could not be read', { site: site.id, lead_id: leadId, reason })
    return null
  }
}
