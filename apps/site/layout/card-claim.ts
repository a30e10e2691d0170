import type { RateDays, RepaymentClaim } from '@forecourt/feature-finance/model'
import { describeRepayment, type RepaymentText } from '@forecourt/feature-finance/model/estimate'
import { createEstimateClaim } from '@forecourt/feature-finance/model/stock'
import type { StockCard } from '@forecourt/feature-search/model'

/** The weekly payment of a card with all that must be said beside it; null for a car without one. */
export function cardClaim(
  { weekly_price: weekDollars, weekly_estimate: terms }: StockCard,
  days: RateDays,
): RepaymentClaim | null {
  if (weekDollars === null || !terms) return null
  const { amount: amountDollars, rate: ratePercent } = terms
  const comparisonRatePercent = terms.comparison_rate
  return createEstimateClaim(
    { weekDollars, amountDollars, ratePercent, comparisonRatePercent },
    days,
  )
}

/** Words of the weekly payment of a card; null for a car without one. */
export function describeCardRepayment(car: StockCard, days: RateDays): RepaymentText | null {
  const claim = cardClaim(car, days)
  return claim && describeRepayment(claim)
}
