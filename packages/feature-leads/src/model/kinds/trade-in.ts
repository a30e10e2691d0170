import type { LeadKind } from './lead-kind.ts'

/** An offer of the visitor's own vehicle (`D-05`). */
export const tradeIn = {
  key: 'trade-in',
  category: 'Trade In',
  isShort: true,
  adfInterest: 'trade-in',
} as const satisfies LeadKind
