import type { Site } from '@forecourt/tenant-config/model'
import { parseEnquiry } from '../../model/enquiry.ts'
import { readEnquiryContext } from '../../model/enquiry-context.ts'
import type { Lead } from '../../model/lead.ts'
import { deriveLeadId } from '../../model/lead-id.ts'
import {
  formatAcceptanceKey,
  formatTradeInLine,
  tradeInSubcategory,
} from '../../model/trade-in/lead-trade-in.ts'
import { tradeInMessage } from '../../model/trade-in/trade-in-message.ts'
import { pickTradeInNoun } from '../../model/trade-in/trade-in-noun.ts'
import type { AcceptedEnquiry, RefusedEnquiry } from '../enquiry-ports.ts'
import type { LeadsHandlerOptions } from '../leads.handler.ts'
import { createOutageRefusal, isRefusal, type Refusal } from '../refusal.ts'
import { storeEnquiry } from '../store-enquiry.ts'
import { withTimeout } from '../with-timeout.ts'
import type { TradeInPorts } from './trade-in-ports.ts'

/** How long reading the lead of an offer may take, in milliseconds. */
const longestFindMs = 5000

const noOffer = { status: 409, code: 'no_offer', error: tradeInMessage.offerUnknown } as const

/**
 * Accepts an offer: a lead of its own, `3. Offer Accepted`, that names the one the offer stands in. However
 * often it is pressed there is one such lead; whoever calls counts it where it is new (event 18).
 * Source: `API-047`, `EVT-010`, `D-69`
 */
export async function acceptTradeIn(
  ports: TradeInPorts & LeadsHandlerOptions,
  request: Request,
  site: Site,
  leadId: string,
): Promise<AcceptedEnquiry | RefusedEnquiry | Omit<Refusal, 'format'>> {
  let first: Lead | undefined
  try {
    first = (await withTimeout(ports.store.find(site.id, leadId), longestFindMs))?.lead
  } catch {
    return createOutageRefusal(tradeInMessage.unavailable(pickTradeInNoun(site)))
  }
  const lead = first && (await createAcceptance(ports, site, first))
  const parsed = lead && parseEnquiry(lead.payload)
  if (!lead || !parsed?.ok) return noOffer
  const accepted = await storeEnquiry(ports, request, site, {
    lead,
    enquiry: parsed.enquiry,
    context: readEnquiryContext({ url: lead.payload.url }),
    format: 'form',
  })
  if (isRefusal(accepted)) return accepted
  if (accepted.isNew) ports.onOutcome?.('accepted')
  return accepted
}

async function createAcceptance(
  { clock }: TradeInPorts,
  site: Site,
  first: Lead,
): Promise<Lead | undefined> {
  const { trade_in: offered } = first.payload
  if (!offered || offered.offer_price === null || offered.offer_accepted) return undefined
  const tradeIn = { ...offered, lead_id: first.id, offer_accepted: true }
  const key = formatAcceptanceKey(first.id)
  return {
    ...first,
    id: await deriveLeadId(site.id, key),
    received_at: clock().toISOString(),
    idempotency_key: key,
    payload: {
      ...first.payload,
      subcategory: tradeInSubcategory.offerAccepted,
      message: [formatTradeInLine(tradeIn), ...tradeIn.adjustments].join('\n'),
      trade_in: tradeIn,
    },
  }
}
