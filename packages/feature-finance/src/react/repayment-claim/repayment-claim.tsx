import { Link } from '@forecourt/ui/link'
import type { RepaymentClaim as Claim } from '../../model/index.ts'
import { COMPARISON_WARNING_ID } from '../comparison-warning/comparison-warning.tsx'
import { repaymentClaimStyles } from './repayment-claim.styles.ts'

const dollarFormat = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
})
const dayFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

/** "1 October 2026" on one line. */
const formatDay = (day: string) => dayFormat.format(new Date(day)).replaceAll(' ', '\u00a0')

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
    <p className={classes.root}>
      <span className={classes.payment}>
        {dollarFormat.format(claim.paymentDollars)}{' '}
        <span className={classes.period}>
          per {claim.frequency}
          <Link href={disclaimerHref} variant="subtle" aria-label="Finance disclaimer">
            *
          </Link>
        </span>
      </span>{' '}
      <span className={classes.rates}>
        {claim.ratePercent}% p.a.,{' '}
        <Link href={warningHref}>comparison rate {claim.comparisonRatePercent}% p.a.</Link> on{' '}
        {dollarFormat.format(claim.amountDollars)}, as of {formatDay(claim.asOf)}
      </span>
    </p>
  )
}
