import { eventNumber } from '../event-number.ts'
import { tradeInSubcategory } from '../trade-in/lead-trade-in.ts'
import type { LeadKind } from './lead-kind.ts'

/** An offer of the visitor's own vehicle (`D-05`). */
export const tradeIn = {
  key: 'trade-in',
  category: 'Trade In',
  isShort: true,
  adfInterest: 'trade-in',
  subcategoryEvents: { [tradeInSubcategory.offerAccepted]: eventNumber.offerAccepted },
  success: {
    title: 'Thank you, we have your car',
    text: 'Our valuer has everything you told us.',
    steps: [
      'A valuer looks at your answers and at what cars like yours sell for.',
      'We call you during opening hours to agree on a time to see your car.',
      'At the dealership we look it over together and put our price in writing.',
    ],
  },
} as const satisfies LeadKind
