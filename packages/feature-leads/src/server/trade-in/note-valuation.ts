import type { Site } from '@forecourt/tenant-config/model'
import * as v from 'valibot'
import type { LeadStore } from '../../model/lead-store.ts'
import { REGO_STATES } from '../../model/trade-in/rego.ts'
import { tradeInMessage } from '../../model/trade-in/trade-in-message.ts'
import { pickTradeInNoun } from '../../model/trade-in/trade-in-noun.ts'
import { createOutageRefusal, type Refusal } from '../refusal.ts'
import { withTimeout } from '../with-timeout.ts'
import type { TradeInPorts } from './trade-in-ports.ts'

const noteSchema = v.object({
  column_name: v.literal('valuation'),
  value: v.object({
    offer_price: v.number(),
    rego: v.pipe(v.string(), v.regex(/^[A-Z0-9]{0,9}$/)),
    regoState: v.picklist(REGO_STATES.map(({ value }) => value)),
    car_id: v.nullable(v.pipe(v.number(), v.safeInteger())),
  }),
  lead_id: v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}$/)),
})

/** How long reading the lead of a valuation may take, in milliseconds. */
const longestFindMs = 5000

/**
 * Notes a valuation beside its lead in the log of the site, where programs read it. Only one that stands in a
 * stored lead, with the same offer, is noted.
 * @returns null once it is noted, or why it was not
 * Source: `API-042`, `CFG-087`, `D-70`
 */
export async function noteValuation(
  ports: Pick<TradeInPorts, 'logger' | 'onOutcome'> & { store: Pick<LeadStore, 'find'> },
  site: Site,
  sent: unknown,
): Promise<Omit<Refusal, 'format'> | null> {
  const note = v.safeParse(noteSchema, sent)
  if (!note.success) return { status: 422, code: 'invalid', error: tradeInMessage.malformed }
  const { value, lead_id: leadId } = note.output
  let offered: number | null | undefined
  try {
    const record = await withTimeout(ports.store.find(site.id, leadId), longestFindMs)
    offered = record?.lead.payload.trade_in?.offer_price
  } catch {
    return createOutageRefusal(tradeInMessage.unavailable(pickTradeInNoun(site)))
  }
  if (offered == null || offered !== value.offer_price)
    return { status: 409, code: 'no_offer', error: tradeInMessage.offerUnknown }
  // A registration names a person; it stays with the lead (`D-80`).
  const { offer_price, car_id } = value
  ports.logger.info('A car was valued', { site: site.id, lead_id: leadId, offer_price, car_id })
  ports.onOutcome?.('posted')
  return null
}
