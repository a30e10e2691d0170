import { calculateRepayment } from '../model/index.ts'
import type { CreditHistory, Quote } from '../model/quote/index.ts'

/** One row of the rates a lender publishes; the names are those of a tenant file. */
export interface LenderRate {
  creditHistory: CreditHistory
  /** Oldest vehicle it is for, this year less its build year; null for any age. */
  maxVehicleAgeYears: number | null
  ratePercent: number
  comparisonRatePercent: number
}

/** A lender as far as its published rates are concerned; the names are those of a tenant file. */
export interface RatePublisher {
  rates: readonly LenderRate[]
  comparison: { ratePercent: number; comparisonRatePercent: number } | null
}

/**
 * The rate a lender publishes for a credit history and a vehicle: the first row that fits, else for a great
 * history the one of its comparison.
 * @param ageYears this year less the build year; null for a vehicle that is not known, which no row of an
 *   age is for
 * @returns null where it publishes none
 */
export function findLenderRate(
  { rates, comparison }: RatePublisher,
  creditHistory: CreditHistory,
  ageYears: number | null,
): Pick<LenderRate, 'ratePercent' | 'comparisonRatePercent'> | null {
  const row = rates.find(
    ({ creditHistory: history, maxVehicleAgeYears: most }) =>
      history === creditHistory && (most === null || (ageYears !== null && ageYears <= most)),
  )
  return row ?? (creditHistory === 'GREAT' ? comparison : null)
}

/** Things a quote by published rates is made of. */
export interface QuoteTerms {
  creditHistory: CreditHistory
  priceDollars: number
  termYears: number
  /** This year less the build year; null for a vehicle that is not known. */
  ageYears: number | null
  /** Added to the principal. Default 0. */
  feesDollars?: number
}

/**
 * Quote by the rates a lender publishes, for a loan without deposit and balloon.
 * @returns null where the lender publishes no rate for it, or there is no repayment
 * Source: `API-030`, `D-50`
 */
export function calculatePublishedQuote(lender: RatePublisher, terms: QuoteTerms): Quote | null {
  const { creditHistory, ageYears, ...loan } = terms
  const rate = findLenderRate(lender, creditHistory, ageYears)
  if (!rate) return null
  const repayment = calculateRepayment({ ...loan, ...rate, frequency: 'week' })
  if (repayment.kind !== 'payment') return null
  return {
    weeklyRepaymentAmount: Number(repayment.dollars.toFixed(2)),
    advertisedRate: rate.ratePercent,
    comparisonRate: rate.comparisonRatePercent,
  }
}
