import { calculatePeriodRate, type RepaymentFrequency, repaymentFrequencies } from './frequency.ts'
import { calculateRepayment, type Loan } from './repayment.ts'

/** One repayment and what it does, in whole cents. */
export interface ScheduledPayment {
  /** From 1. */
  number: number
  /** Interest and principal of this repayment. */
  paymentCents: number
  interestCents: number
  principalCents: number
  /** Owed afterwards; after the last repayment it is the balloon. */
  balanceCents: number
}

/** All repayments of a loan. Payments and balloon are the principal and the interest, to the cent. */
export interface PaymentSchedule {
  frequency: RepaymentFrequency
  payments: readonly ScheduledPayment[]
  /** Borrowed, fees included. */
  principalCents: number
  interestCents: number
  /** Due with the last repayment. */
  balloonCents: number
  /** All repayments and the balloon. */
  totalCents: number
}

const toCents = (dollars: number) => Math.round(dollars * 100)

/**
 * Schedule in whole cents: interest of each period is rounded to the cent, the repayment too, and the last
 * one takes what the cents left, so that every part sums exactly to its total.
 * @returns `null` where `calculateRepayment` gives no repayment
 * @throws RangeError as `calculateRepayment`
 * Source: `PLUS-111`
 */
export function createSchedule(loan: Loan): PaymentSchedule | null {
  const repayment = calculateRepayment(loan)
  if (repayment.kind === 'enquire') return null
  const rate = calculatePeriodRate(loan.ratePercent, loan.frequency)
  const principalCents = toCents(repayment.principalDollars)
  const balloonCents = toCents(loan.balloonDollars ?? 0)
  const levelCents = toCents(repayment.dollars)
  let balanceCents = principalCents
  const payments = Array.from({ length: repayment.payments }, (_, index) => {
    const number = index + 1
    const left = balanceCents - balloonCents
    const interestCents = Math.round(balanceCents * rate)
    const isLast = number === repayment.payments
    const repaid = isLast ? left : Math.min(levelCents - interestCents, left)
    balanceCents -= repaid
    const paymentCents = interestCents + repaid
    return { number, paymentCents, interestCents, principalCents: repaid, balanceCents }
  })
  const interestCents = payments.reduce((sum, payment) => sum + payment.interestCents, 0)
  const totalCents = principalCents + interestCents
  const { frequency } = loan
  return { frequency, payments, principalCents, interestCents, balloonCents, totalCents }
}

/** A year of a loan, for a chart or a table. */
export interface YearPoint {
  /** End of the year since the start; the last may be part of one, 2.5. */
  year: number
  /** Paid in this year. */
  interestCents: number
  principalCents: number
  /** Owed at its end, before the balloon is paid. */
  balanceCents: number
}

/**
 * Points of a chart: the start, then each year with interest and principal paid in it.
 * Source: `PLUS-111`
 */
export function listYearPoints({
  frequency,
  payments,
  principalCents,
}: PaymentSchedule): YearPoint[] {
  const { periodsPerYear } = repaymentFrequencies[frequency]
  const points = [{ year: 0, interestCents: 0, principalCents: 0, balanceCents: principalCents }]
  for (let start = 0; start < payments.length; start += periodsPerYear) {
    const ofYear = payments.slice(start, start + periodsPerYear)
    points.push({
      year: (start + ofYear.length) / periodsPerYear,
      interestCents: ofYear.reduce((sum, payment) => sum + payment.interestCents, 0),
      principalCents: ofYear.reduce((sum, payment) => sum + payment.principalCents, 0),
      balanceCents: ofYear.at(-1)?.balanceCents ?? 0,
    })
  }
  return points
}
