import type { LeadTradeIn } from '../../model/trade-in/lead-trade-in.ts'
import { createTradeInState, type TradeInState } from '../../model/trade-in/trade-in-state.ts'

const corolla = { make: 'Toyota', model: 'Corolla', year: 2022, badge: 'Ascent Sport' }

/** A trade-in of a 2022 Corolla that is about to be estimated, with the given differences. */
export const aTradeInState = (differences: Partial<TradeInState> = {}): TradeInState => ({
  ...createTradeInState('qld', 'key-of-the-trade-in', ''),
  rego: '482KLM',
  vehicle: { id: '2022.toyota.corolla.ascent-sport', ...corolla },
  km: 45_000,
  adjustmentAnswers: { condition: 'good' },
  ...differences,
})

/** The same Corolla as a lead carries it, with the given differences. */
export const aLeadTradeIn = (differences: Partial<LeadTradeIn> = {}): LeadTradeIn => ({
  ...corolla,
  km: 45_000,
  rego: '482KLM',
  regoState: 'qld',
  offer_price: 18_400,
  adjustmentAnswers: { condition: 'good' },
  adjustments: ['Condition: Good'],
  lead_id: null,
  form_completed: true,
  offer_accepted: false,
  ...differences,
})
