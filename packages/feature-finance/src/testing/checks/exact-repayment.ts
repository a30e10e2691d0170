import { type Loan, repaymentFrequencies } from '../../model/index.ts'

/** Digits behind the point of a dollar. */
const scale = 10n ** 12n

/** A number of at most six decimals as millionths. */
const toMillionths = (value: number) => BigInt(Math.round(value * 1e6))

/**
 * Repayment of a loan by the formula of D-50 in fractions of whole numbers, with nothing rounded before the
 * twelfth decimal: (P (1 + r)^n − B) r / ((1 + r)^n − 1), at a rate of 0 (P − B) / n. It shares no step
 * with the function it checks.
 */
export function calculateExactRepayment(loan: Loan): number {
  const { priceDollars, depositDollars = 0, feesDollars = 0, balloonDollars = 0 } = loan
  const { periodsPerYear } = repaymentFrequencies[loan.frequency]
  const payments = BigInt(Math.round(loan.termYears * periodsPerYear))
  const principal =
    toMillionths(priceDollars) - toMillionths(depositDollars) + toMillionths(feesDollars)
  const balloon = toMillionths(balloonDollars)
  const rate = toMillionths(loan.ratePercent)
  const whole = 1_000_000n * 100n * BigInt(periodsPerYear)
  const grown = (whole + rate) ** payments
  const still = whole ** payments
  const [top, bottom] =
    rate === 0n
      ? [principal - balloon, payments]
      : [(principal * grown - balloon * still) * rate, whole * (grown - still)]
  return Number((top * scale) / (bottom * 1_000_000n)) / Number(scale)
}
