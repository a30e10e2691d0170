import type { Car } from '@forecourt/stock/model'
import { formatCarPath } from '@forecourt/stock/model'
import type { Site } from '@forecourt/tenant-config/model'
import { contextFields } from '../../model/enquiry-context.ts'
import { createEnquiryDefaults } from '../../model/enquiry-form.ts'
import { tradeIn as kind } from '../../model/kinds/trade-in.ts'
import {
  formatTradeInLine,
  type LeadTradeIn,
  tradeInSubcategory,
} from '../../model/trade-in/lead-trade-in.ts'
import type { AdjustmentQuestion } from '../../model/trade-in/trade-in-provider.ts'
import type { TradeInState } from '../../model/trade-in/trade-in-state.ts'
import type { AcceptedEnquiry, EnquiryPorts, RefusedEnquiry } from '../enquiry-ports.ts'
import { isRefusal } from '../refusal.ts'
import { storeEnquiry } from '../store-enquiry.ts'
import { prepareEnquiry } from '../take-enquiry.ts'
import type { TradeInPorts } from './trade-in-ports.ts'
import { loadAdjustments, valueTradeIn } from './value-trade-in.ts'

/** A trade-in whose visitor gives their details. */
export interface SentTradeIn {
  /** Fields of the form, as they came. */
  fields: Readonly<Record<string, unknown>>
  state: TradeInState
  /** The car it is towards; null for none. */
  car: Car | null
}

/** The lead, and the trade-in with the offer in it. */
export interface TakenTradeIn {
  accepted: AcceptedEnquiry
  state: TradeInState
}

/** The answers in words: "How many keys does it have? One". */
function describeAnswers(
  questions: readonly AdjustmentQuestion[],
  answers: TradeInState['adjustmentAnswers'],
): string[] {
  return questions.flatMap(({ id, label, options }) => {
    const option = options.find((each) => each.id === answers[id])
    return option ? [`${label.replace(/[:?]\s*$/, '')}: ${option.label}`] : []
  })
}

/** The trade-in as its lead carries it, valued anew: what a browser stored is not believed. */
async function createLeadTradeIn(
  ports: TradeInPorts,
  site: Site,
  { vehicle, km, ...state }: TradeInState,
): Promise<{ tradeIn: LeadTradeIn; obstacle: TradeInState['obstacle'] } | null> {
  if (!vehicle || km === null) return null
  const { adjustmentAnswers, rego, regoState } = state
  const questions = await loadAdjustments(ports, site, vehicle)
  const valued = await valueTradeIn(ports, site, { vehicle, km, adjustmentAnswers, questions })
  const { make, model, year, badge } = vehicle
  const tradeIn = {
    make,
    model,
    year,
    badge,
    km,
    rego,
    regoState,
    adjustmentAnswers,
    offer_price: 'offerDollars' in valued ? valued.offerDollars : null,
    adjustments: describeAnswers(questions ?? [], adjustmentAnswers),
    lead_id: null,
    form_completed: true,
    offer_accepted: false,
  }
  return { tradeIn, obstacle: 'obstacle' in valued ? valued.obstacle : null }
}

/**
 * Stores the lead of a trade-in: an offer where the car has one, a call-back where it has none.
 * @returns null for a trade-in that is not known far enough
 * Source: `D-69`, `LEAD-085`, `DATA-057`
 */
export async function takeTradeIn(
  ports: TradeInPorts & EnquiryPorts,
  request: Request,
  site: Site,
  { fields, state, car }: SentTradeIn,
): Promise<TakenTradeIn | RefusedEnquiry | null> {
  const described = await createLeadTradeIn(ports, site, state)
  if (!described) return null
  const { tradeIn, obstacle } = described
  const enquiry = createEnquiryFields(site, { fields, state, car }, tradeIn)
  const prepared = await prepareEnquiry(ports, request, site, { format: 'form', fields: enquiry })
  if (isRefusal(prepared)) return prepared
  const { lead } = prepared
  const withTradeIn = { ...lead, payload: { ...lead.payload, trade_in: tradeIn } }
  const accepted = await storeEnquiry(ports, request, site, { ...prepared, lead: withTradeIn })
  if (isRefusal(accepted)) return accepted
  ports.onOutcome?.('lead')
  return {
    accepted,
    state: {
      ...state,
      obstacle,
      offer_price: tradeIn.offer_price,
      lead_id: accepted.leadId,
      form_completed: true,
      offer_accepted: false,
    },
  }
}

/** Names a visitor fills, and what their browser adds. */
const takenFields = [
  'name',
  'last_name',
  'email',
  'phone',
  'opt_in',
  'opt_in_version',
  'lead_attributes',
  contextFields.honeypot,
  contextFields.url,
]

function createEnquiryFields(
  site: Site,
  { fields, state, car }: SentTradeIn,
  tradeIn: LeadTradeIn,
): Record<string, unknown> {
  const typed = Object.fromEntries(takenFields.map((name) => [name, fields[name]]))
  const { callBack, offerMade } = tradeInSubcategory
  const { category } = kind
  const defaults = createEnquiryDefaults(site, { car })
  return {
    ...defaults,
    'Vehicle Make': car?.make ?? tradeIn.make,
    'Vehicle Model': car?.model ?? tradeIn.model,
    opt_in: false,
    ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)),
    category,
    subcategory: tradeIn.offer_price === null ? callBack : offerMade,
    Rego: tradeIn.rego,
    message: [formatTradeInLine(tradeIn), ...tradeIn.adjustments].join('\n'),
    [contextFields.idempotencyKey]: state.key,
    [contextFields.renderedAt]: state.started,
    ...(car && {
      [contextFields.carName]: car.name,
      [contextFields.carPath]: formatCarPath(car),
      [contextFields.carTag]: car.tag ?? '',
    }),
  }
}
