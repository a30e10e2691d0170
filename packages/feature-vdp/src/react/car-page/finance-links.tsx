import { Link } from '@forecourt/ui/link'
import { FINANCE_CALCULATOR_ID, FINANCE_DISCLAIMER_ID } from '../../model/index.ts'
import { carPageStyles } from './car-page.styles.ts'

export interface FinanceLinksProps {
  /** True when the page has a finance calculator. */
  hasCalculator: boolean
  /** True when the page has a finance disclaimer. */
  hasDisclaimer: boolean
}

/** From the price to what the page says of finance further down; nothing where it says nothing (VDP-035, VDP-036). */
export function FinanceLinks({ hasCalculator, hasDisclaimer }: FinanceLinksProps) {
  const classes = carPageStyles()
  if (!hasCalculator && !hasDisclaimer) return null
  return (
    <p className={classes.finance}>
      {hasCalculator && (
        <Link href={`#${FINANCE_CALCULATOR_ID}`} variant="standalone">
          Calculate repayments
        </Link>
      )}
      {hasDisclaimer && (
        <Link href={`#${FINANCE_DISCLAIMER_ID}`} variant="standalone">
          Finance disclaimer
        </Link>
      )}
    </p>
  )
}
