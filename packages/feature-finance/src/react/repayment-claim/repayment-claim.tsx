import { Link } from '@forecourt/ui/link'
import {
  formatClaimAmount,
  formatComparisonRate,
  formatDay,
  formatDollars,
  formatRate,
} from '../../model/estimate/index.ts'
import type { RepaymentClaim as Claim } from '../../model/index.ts'
import { COMPARISON_WARNING_ID } from '../comparison-warning/comparison-warning.tsx'
import { repaymentClaimStyles } from './repayment-claim.styles.ts'

export interface RepaymentClaimProps {
  /** The right to show the repayment (`createRepaymentClaim`). */
  claim: Claim
  /** Where the finance disclaimer is, which the star leads to. Default `#financeDisclaimer` (`D-47`). */
  disclaimerHref?: string
  /** Where the comparison-rate warning is: on the same page, outside any part that folds. Default `#comparison-rate-warning`. */
  warningHref?: string
  /** `sm` on a card or bar, `lg` as the result of a calculator. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
}

interface RatesProps {
  claim: Claim
  warningHref: string
  className?: string
}

/** Rates of a repayment; the comparison rate stands beside the advertised rate it belongs to. */
function Rates({ claim, warningHref, className }: RatesProps) {
  const { ratePercent, publishedRatePercent } = claim
  const amount = formatClaimAmount(claim)
  const comparison = <Link href={warningHref}>{formatComparisonRate(claim)}</Link>
  const asOf = `as of ${formatDay(claim.asOf)}`
  if (publishedRatePercent === undefined)
    return (
      <span className={className}>
        {formatRate(ratePercent)}, {comparison} on {amount}, {asOf}
      </span>
    )
  return (
    <span className={className}>
      at your {formatRate(ratePercent)} on {amount}; the published rate is{' '}
      {formatRate(publishedRatePercent)}, {comparison}, {asOf}
    </span>
  )
}

/**
 * A repayment with its rate, comparison rate, amount and date beside it, the only way one is shown
 * (`D-97`, `PLUS-039`).
 */
export function RepaymentClaim({
  claim,
  disclaimerHref = '#financeDisclaimer',
  warningHref = `#${COMPARISON_WARNING_ID}`,
  size,
}: RepaymentClaimProps) {
  const classes = repaymentClaimStyles({ size })
  return (
    // Of phrasing content, as it stands in outputs.
    <span className={classes.root}>
      <span className={classes.payment}>
        {formatDollars(claim.paymentDollars)}{' '}
        <span className={classes.period}>
          per {claim.frequency}
          <Link href={disclaimerHref} variant="subtle" aria-label="Finance disclaimer">
            *
          </Link>
        </span>
      </span>{' '}
      <Rates claim={claim} warningHref={warningHref} className={classes.rates} />
    </span>
  )
}
