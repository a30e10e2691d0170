import { calculateAnnuity } from './annuity.ts'
import { calculatePeriodRate, countPayments, type RepaymentFrequency } from './frequency.ts'

/** Facts that decide a repayment. */
export interface Loan {
  /** Price of the vehicle, or any amount to be financed. */
  priceDollars: number
  /** Deposit and trade-in together. Default 0. */
  depositDollars?: number
  /** Fees added to the principal, such as the establishment fee. Default 0. */
  feesDollars?: number
  /** Balloon or residual, due with the last repayment; 0 or more. Default 0. */
  balloonDollars?: number
  /** Nominal yearly rate, 7.5 is 7.5 %; 0 or more. */
  ratePercent: number
  /** Term in years, above 0. */
  termYears: number
  frequency: RepaymentFrequency
}

/** A repayment with the totals of its loan, unrounded. */
export interface Payment {
  kind: 'payment'
  /** Due at the end of each period. */
  dollars: number
  /** Number of repayments. */
  payments: number
  /** Principal that is financed. */
  principalDollars: number
  /** Everything paid beyond the principal; fees are part of the principal. */
  interestDollars: number
  /** All repayments and the balloon. */
  totalDollars: number
}

/** A repayment, or the invitation to enquire where there is none. */
export type Repayment = Payment | { kind: 'enquire' }

/** Way to whole dollars: to the nearest, up or down. */
export type DollarRounding = 'round' | 'ceil' | 'floor'

/** Refuses what no loan can be. */
export function requireAtLeast(name: string, value: number, least: number): void {
  if (!(value >= least))
    throw new RangeError(`[feature-finance] expected ${name} from ${least}, got ${value}`)
}

/**
 * Principal that is financed: price less deposit, plus fees.
 * Source: `FIN-071`, `D-50`
 */
export function calculatePrincipal({
  priceDollars,
  depositDollars = 0,
  feesDollars = 0,
}: Pick<Loan, 'priceDollars' | 'depositDollars' | 'feesDollars'>): number {
  return priceDollars - depositDollars + feesDollars
}

/**
 * Equal repayment that clears a loan down to its balloon, due at the end of each period:
 * (P − B / (1 + r)^n) × r / (1 − (1 + r)^−n), at a rate of 0 (P − B) / n. It is reckoned as
 * (P − B) / annuity + B × r, the same in other words, which needs no case for small rates.
 * @returns the repayment unrounded (`roundDollars` applies a lender's rule), or `{ kind: 'enquire' }`
 *   when the principal is not above 0 or the balloon not below the principal
 * @throws RangeError when the term has no repayment, or the rate or the balloon is below 0
 * Source: `FIN-069`, `D-50`; published examples in repayment.test.ts
 */
export function calculateRepayment(loan: Loan): Repayment {
  const { balloonDollars = 0, ratePercent, termYears, frequency } = loan
  const payments = countPayments(termYears, frequency)
  requireAtLeast('repayments', payments, 1)
  requireAtLeast('a rate', ratePercent, 0)
  requireAtLeast('a balloon', balloonDollars, 0)
  const principalDollars = calculatePrincipal(loan)
  // So written, an amount that is no number is refused too, and with no balloon a principal of 0.
  if (!(principalDollars > balloonDollars)) return { kind: 'enquire' }
  const rate = calculatePeriodRate(ratePercent, frequency)
  const dollars =
    (principalDollars - balloonDollars) / calculateAnnuity(rate, payments) + balloonDollars * rate
  const totalDollars = dollars * payments + balloonDollars
  const interestDollars = totalDollars - principalDollars
  return { kind: 'payment', dollars, payments, principalDollars, interestDollars, totalDollars }
}

/**
 * Whole dollars by a lender's rule. A difference below a millionth of a dollar is noise of the
 * arithmetic and does not lift a payment of exactly 95 to 96.
 * Source: `FIN-076`, `D-51`
 */
export function roundDollars(dollars: number, rounding: DollarRounding = 'round'): number {
  return Math[rounding](Number(dollars.toFixed(6)))
}
