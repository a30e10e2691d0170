import { eventNumber } from '../event-number.ts'
import { tradeInSubcategory } from '../trade-in/lead-trade-in.ts'
import type { TradeInNoun } from '../trade-in/trade-in-noun.ts'
import type { LeadKind, SuccessContent } from './lead-kind.ts'

/** The page after it, with the name of the visitor's vehicle. Source: `D-07` */
export const createTradeInSuccess = (noun: TradeInNoun): SuccessContent => ({
  title: `Thank you, we have your ${noun}`,
  text: 'Our valuer has everything you told us.',
  steps: [
    `A valuer looks at your answers and at what ${noun}s like yours sell for.`,
    `We call you during opening hours to agree on a time to see your ${noun}.`,
    'At the dealership we look it over together and put our price in writing.',
  ],
})

/** An offer of the visitor's own vehicle (`D-05`). */
export const tradeIn = {
  key: 'trade-in',
  category: 'Trade In',
  isShort: true,
  adfInterest: 'trade-in',
  subcategoryEvents: { [tradeInSubcategory.offerAccepted]: eventNumber.offerAccepted },
  success: createTradeInSuccess('car'),
} as const satisfies LeadKind
