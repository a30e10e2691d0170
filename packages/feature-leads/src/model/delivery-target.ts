import type { DeliveryOutcome } from './delivery.ts'
import type { Lead } from './lead.ts'
import type { MarketingStand } from './marketing.ts'

/** A lead on its way to one target. */
export interface OutgoingLead {
  siteId: string
  /** The same at every try, so that a receiver can tell a repeat. */
  deliveryId: string
  /** Number of this try, from 1. */
  attempt: number
  lead: Lead
  /** How it stands with marketing now. Default: as the visitor agreed, without a link. */
  marketing?: MarketingStand
}

/**
 * A place leads are sent to. It does not throw for what the outside does: a refusal, a time-out or
 * no answer is an outcome.
 * Source: `D-03`
 */
export interface DeliveryTarget {
  deliver(outgoing: OutgoingLead): Promise<DeliveryOutcome>
}
