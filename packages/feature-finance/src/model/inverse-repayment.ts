import { calculateAnnuity, findRate } from './annuity.ts'
import { calculatePeriodRate, countPayments, repaymentFrequencies } from './frequency.ts'
import { calculatePrincipal, type Loan, requireAtLeast } from './repayment.ts'

/** Repayment a visitor can afford. */
interface Affordable {
  /** Paid at the end of each period. */
  paymentDollars: number
}

/**
 * Price that a repayment pays for, deposit and fees counted in: the inverse of `calculateRepayment`.
 * @returns dollars, or `null` when the repayment does not even carry the interest of the balloon, or
 *   nothing is left for a vehicle
 * Source: `PLUS-110`, `D-50`
 */
export function calculatePrice(loan: Omit<Loan, 'priceDollars'> & Affordable): number | null {
  const { paymentDollars, balloonDollars = 0, ratePercent, termYears, frequency } = loan
  const payments = countPayments(termYears, frequency)
  requireAtLeast('repayments', payments, 1)
  const rate = calculatePeriodRate(ratePercent, frequency)
  const repaid = (paymentDollars - balloonDollars * rate) * calculateAnnuity(rate, payments)
  const { depositDollars = 0, feesDollars = 0 } = loan
  const price = repaid + balloonDollars + depositDollars - feesDollars
  return repaid > 0 && price > 0 ? price : null
}

/**
 * Nominal yearly rate at which a repayment clears the loan.
 * @returns percent, or `null` when the repayments do not even return the principal, or there is none
 * Source: `PLUS-110`, `D-50`
 */
export function calculateRatePercent(loan: Omit<Loan, 'ratePercent'> & Affordable): number | null {
  const { paymentDollars, balloonDollars = 0, termYears, frequency } = loan
  const payments = countPayments(termYears, frequency)
  requireAtLeast('repayments', payments, 1)
  const repaid = calculatePrincipal(loan) - balloonDollars
  // A repayment rounded to the cent may return half a cent less each time, and the arithmetic a
  // millionth of a dollar.
  if (!(repaid > 0 && (paymentDollars + 0.005_001) * payments >= repaid)) return null
  const valueAt = (rate: number) =>
    (paymentDollars - balloonDollars * rate) * calculateAnnuity(rate, payments)
  return findRate(valueAt, repaid) * 100 * repaymentFrequencies[frequency].periodsPerYear
}

/**
 * Term after which a repayment has cleared the loan down to its balloon.
 * @returns years, not rounded to whole repayments; `null` when the repayment does not exceed the
 *   interest, so that the loan never ends, or there is nothing to repay
 * Source: `PLUS-110`, `D-50`
 */
export function calculateTermYears(loan: Omit<Loan, 'termYears'> & Affordable): number | null {
  const { paymentDollars, balloonDollars = 0, ratePercent, frequency } = loan
  const rate = calculatePeriodRate(ratePercent, frequency)
  const principal = calculatePrincipal(loan)
  if (!(principal > balloonDollars && paymentDollars > principal * rate)) return null
  const annuity = (principal - balloonDollars) / (paymentDollars - balloonDollars * rate)
  const payments = rate === 0 ? annuity : -Math.log1p(-annuity * rate) / Math.log1p(rate)
  return payments / repaymentFrequencies[frequency].periodsPerYear
}
