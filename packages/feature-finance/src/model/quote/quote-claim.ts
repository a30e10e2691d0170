import { QUOTE_FAILED } from '../error-message.ts'
import { roundDollars } from '../repayment.ts'
import { createRepaymentClaim, type RateDays, type RepaymentClaim } from '../repayment-claim.ts'
import type { Quote } from './quick-quote.ts'

/** The claim of a quote, in whole dollars; null outside the days. Source: `D-97`, `FIN-073` */
export const createQuoteClaim = (
  { weeklyRepaymentAmount, advertisedRate, comparisonRate }: Quote,
  amountDollars: number,
  { today, ...days }: RateDays,
): RepaymentClaim | null =>
  createRepaymentClaim(
    {
      ...days,
      paymentDollars: roundDollars(weeklyRepaymentAmount),
      frequency: 'week',
      amountDollars,
      ratePercent: advertisedRate,
      comparisonRatePercent: comparisonRate,
    },
    today,
  )

/** Line for the log where a quote fails: 'Failed to get YouX quick quote'. Source: `FIN-050`, `D-54` */
export const formatQuoteFailure = (providerName: string): string =>
  QUOTE_FAILED.replace('{name}', () => providerName)
