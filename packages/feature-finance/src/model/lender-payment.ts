import type { RepaymentFrequency } from './frequency.ts'
import type { Loan } from './repayment.ts'

/** Figures a lender supplies for one vehicle; `null` is not supplied. */
export interface LenderFigures {
  weekDollars: number | null
  monthDollars: number | null
  totalDollars: number | null
  /** 7.5 is 7.5 %; 0 is a rate. */
  ratePercent: number | null
  comparisonRatePercent: number | null
  /** The lender's default term. */
  termYears: number | null
  depositDollars: number | null
  balloonDollars: number | null
  establishmentFeesDollars: number | null
  /** Weekly payments by the months of the term: `{ 60: 95 }`. */
  weekDollarsByMonths: Readonly<Record<number, number>>
  disclaimer: string | null
  providerName: string | null
}

/** How far a rate may be from the lender's own and still be it, in percent. Source: `D-51` */
const RATE_TOLERANCE = 0.005

/** The noise of subtracting two rates. */
const NOISE = 1e-9

/** True when amount, term, rate, deposit and balloon are the lender's own. */
function isLendersLoan(loan: Loan, lender: LenderFigures, priceDollars: number): boolean {
  return (
    loan.priceDollars === priceDollars &&
    loan.termYears === lender.termYears &&
    lender.ratePercent !== null &&
    Math.abs(loan.ratePercent - lender.ratePercent) <= RATE_TOLERANCE + NOISE &&
    (loan.depositDollars ?? 0) === (lender.depositDollars ?? 0) &&
    (loan.balloonDollars ?? 0) === (lender.balloonDollars ?? 0)
  )
}

const paymentOf: Record<RepaymentFrequency, (lender: LenderFigures) => number | null> = {
  week: ({ weekDollars }) => weekDollars,
  // Two weeks of the lender's; half a month is not a fortnight.
  fortnight: ({ weekDollars }) => weekDollars && weekDollars * 2,
  month: ({ monthDollars }) => monthDollars,
}

/**
 * Repayment and total that the lender supplies, where the loan is the lender's own; a fortnight is twice
 * the week.
 * @param priceDollars price of the vehicle the figures are for
 * @returns `null` where the loan differs or the lender supplies no such repayment; the total is `null`
 *   where it supplies none
 * Source: `FIN-075`, `D-51`
 */
export function findLenderPayment(
  loan: Loan,
  lender: LenderFigures,
  priceDollars: number,
): { dollars: number; totalDollars: number | null } | null {
  const dollars = paymentOf[loan.frequency](lender)
  if (!dollars || !isLendersLoan(loan, lender, priceDollars)) return null
  return { dollars, totalDollars: lender.totalDollars }
}
