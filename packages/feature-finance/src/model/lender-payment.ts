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

/** True when amount, rate, deposit and balloon are the lender's own. */
function isLendersLoan(loan: Loan, lender: LenderFigures, priceDollars: number): boolean {
  return (
    loan.priceDollars === priceDollars &&
    lender.ratePercent !== null &&
    Math.abs(loan.ratePercent - lender.ratePercent) <= RATE_TOLERANCE + NOISE &&
    (loan.depositDollars ?? 0) === (lender.depositDollars ?? 0) &&
    (loan.balloonDollars ?? 0) === (lender.balloonDollars ?? 0)
  )
}

// Two weeks of the lender's are a fortnight; half a month is not.
const inWeeks: Record<RepaymentFrequency, number | null> = { week: 1, fortnight: 2, month: null }

/** Repayment over the lender's own term. */
function findOwnPayment({ frequency }: Loan, lender: LenderFigures) {
  const weeks = inWeeks[frequency]
  const dollars = weeks ? lender.weekDollars && lender.weekDollars * weeks : lender.monthDollars
  return dollars ? { dollars, totalDollars: lender.totalDollars } : null
}

/** Repayment over another term that the lender supplies a week of, `term{N}` (`D-95`). */
function findTermPayment({ frequency, termYears }: Loan, lender: LenderFigures) {
  const weeks = inWeeks[frequency]
  const week = lender.weekDollarsByMonths[Math.round(termYears * 12)]
  if (!weeks || !week) return null
  const total = week * Math.round(termYears * 52) + (lender.balloonDollars ?? 0)
  return { dollars: week * weeks, totalDollars: Number(total.toFixed(2)) }
}

/**
 * Repayment and total that the lender supplies, where the loan is the lender's own; a fortnight is twice
 * the week. Over another term than the lender's default it is the week the lender names for that term.
 * @param priceDollars price of the vehicle the figures are for
 * @returns `null` where the loan differs or the lender supplies no such repayment; the total is `null`
 *   where it supplies none
 * Source: `FIN-075`, `DATA-023`, `D-51`, `D-95`
 */
export function findLenderPayment(
  loan: Loan,
  lender: LenderFigures,
  priceDollars: number,
): { dollars: number; totalDollars: number | null } | null {
  if (!isLendersLoan(loan, lender, priceDollars)) return null
  return loan.termYears === lender.termYears
    ? findOwnPayment(loan, lender)
    : findTermPayment(loan, lender)
}
