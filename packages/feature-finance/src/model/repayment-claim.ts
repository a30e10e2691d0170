import type { RepaymentFrequency } from './frequency.ts'

declare const claimed: unique symbol

/** Rates with the days they count from and to. */
export interface DatedRates {
  /** Yearly rate the repayment is reckoned with, 7.5 is 7.5 %. */
  ratePercent: number
  /** Published comparison rate, never derived. */
  comparisonRatePercent: number
  /** Day the rates were published, `YYYY-MM-DD`. */
  asOf: string
  /** Last day they may be shown, `YYYY-MM-DD`. */
  expires: string
}

/** The days rates count from and to, with the day it is at the site; each `YYYY-MM-DD`. */
export interface RateDays extends Pick<DatedRates, 'asOf' | 'expires'> {
  today: string
}

/** A repayment with all that must be said beside it; `createRepaymentClaim` alone makes one. */
export interface RepaymentClaim extends DatedRates {
  readonly [claimed]: true
  /** Dollars each period. */
  paymentDollars: number
  frequency: RepaymentFrequency
  /** Amount the repayment is for. */
  amountDollars: number
  /** Establishment fee that is part of the amount. Default none is. */
  feesDollars?: number
  /**
   * Advertised rate that the comparison rate belongs to, where the repayment is reckoned with another one
   * that a visitor chose. Default the rate itself.
   */
  publishedRatePercent?: number
}

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/**
 * The right to show a repayment: there is none without amount, rate, comparison rate and the day they
 * are of, nor before that day, nor past their last day.
 * @param today `YYYY-MM-DD` in the time zone of the site
 * @returns `null` where the repayment must not be shown
 * Source: `PLUS-039`, `PLUS-041`, `D-97`
 */
export function createRepaymentClaim(
  claim: DatedRates &
    Pick<
      RepaymentClaim,
      'paymentDollars' | 'frequency' | 'amountDollars' | 'feesDollars' | 'publishedRatePercent'
    >,
  today: string,
): RepaymentClaim | null {
  const { paymentDollars, frequency, amountDollars } = claim
  const { ratePercent, comparisonRatePercent, asOf, expires } = claim
  const { publishedRatePercent = ratePercent, feesDollars = 0 } = claim
  const isCounted = paymentDollars > 0 && amountDollars > 0 && amountDollars < Infinity
  const isRated = ratePercent >= 0 && comparisonRatePercent >= 0 && publishedRatePercent >= 0
  const isDated = [asOf, expires, today].every((one) => day.test(one))
  const isCurrent = isDated && asOf <= today && today <= expires
  if (!(isCounted && isRated && isCurrent)) return null
  const fees = feesDollars > 0 ? { feesDollars } : {}
  const facts = { paymentDollars, frequency, amountDollars, ...fees }
  const published = publishedRatePercent === ratePercent ? {} : { publishedRatePercent }
  const rates = { ratePercent, comparisonRatePercent, asOf, expires, ...published }
  return { ...facts, ...rates } as RepaymentClaim
}
