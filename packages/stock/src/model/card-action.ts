import type { ReserveEligibility } from './reserve-eligibility.ts'

/** Effect of the changing button of a card. */
export type CardAction =
  | { kind: 'reserve'; label: string }
  | { kind: 'enquire'; label: string }
  | { kind: 'findSimilar'; label: string }

/**
 * The changing button of a card: the dealer's reserve wording when reserving is allowed ("Enquire
 * Now" opens the enquiry), 'Find Me Something Similar' when the car is sold or reserved, and no
 * button when the site, the price or the tag is the reason, for such a car is still for sale.
 * Source: `SRCH-027`, `SRCH-028`, `D-10`
 */
export function resolveCardAction(
  eligibility: ReserveEligibility,
  label: string,
): CardAction | null {
  if (eligibility.allowed) return { kind: label === 'Enquire Now' ? 'enquire' : 'reserve', label }
  const isGone = eligibility.reason === 'sold' || eligibility.reason === 'reserved'
  return isGone ? { kind: 'findSimilar', label: 'Find Me Something Similar' } : null
}
