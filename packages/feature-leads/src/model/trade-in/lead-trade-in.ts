import { formatKm, formatPrice } from '@forecourt/stock/model'
import { formatRego, type RegoState } from './rego.ts'
import type { AdjustmentAnswers } from './trade-in-provider.ts'
import { formatTradeInName } from './trade-in-vehicle.ts'

/** Subcategories of a trade-in's leads, in the order they come. Source: `API-047` */
export const tradeInSubcategory = {
  callBack: '1. Call-back Requested',
  offerMade: '2. Offer Made',
  offerAccepted: '3. Offer Accepted',
} as const

/** A trade-in as the leads of its visitor carry it. Source: `LEAD-085`, `DATA-057` */
export interface LeadTradeIn {
  make: string
  model: string
  year: number
  badge: string
  km: number
  /** '' for a car entered by hand. */
  rego: string
  regoState: RegoState
  /** Estimate in dollars; null where there is none. */
  offer_price: number | null
  adjustmentAnswers: AdjustmentAnswers
  /** The answers in words, "Condition: Good". */
  adjustments: readonly string[]
  /** The lead it began with; null in that lead itself. */
  lead_id: string | null
  form_completed: boolean
  offer_accepted: boolean
}

/** Key the acceptance of an offer is stored under: however often it is pressed, there is one. Source: `EVT-010` */
export const formatAcceptanceKey = (leadId: string): string => `trade-in-accepted-${leadId}`

/** Car, plate and kilometres: "2021 Toyota Corolla, 123ABC (QLD), 45,000 km". */
export const describeTradeIn = (tradeIn: LeadTradeIn): string =>
  [formatTradeInName(tradeIn), formatRego(tradeIn.rego, tradeIn.regoState), formatKm(tradeIn.km)]
    .filter(Boolean)
    .join(', ')

/** The estimate in words: "$18,400, accepted"; a call-back where there is none. */
export function describeTradeInOffer({ offer_price, offer_accepted }: LeadTradeIn): string {
  if (offer_price === null) return 'none, please call back'
  return `${formatPrice(offer_price)}${offer_accepted ? ', accepted' : ''}`
}

/**
 * Difference a visitor pays for a car after their trade-in; below 0 they get it back.
 * @returns null without both amounts
 */
export const findChangeOver = (
  priceDollars: number | null,
  offerDollars: number | null,
): number | null =>
  priceDollars === null || offerDollars === null ? null : priceDollars - offerDollars

/** The trade-in as a line a lead's message ends with. */
export const formatTradeInLine = (tradeIn: LeadTradeIn): string =>
  `Trade-in: ${describeTradeIn(tradeIn)}. Online estimate: ${describeTradeInOffer(tradeIn)}.`
