import { formatDemonstrationPath } from '../model/application/index.ts'
import type { LenderClient } from '../model/quote/index.ts'
import { calculatePublishedQuote, type RatePublisher } from './published-quote.ts'

/** Parts a lender of published rates is made of. */
export interface PublishedLenderOptions {
  lender: RatePublisher
  /** Establishment fee, added to the principal. */
  feesDollars: number
  /** The year at the site. */
  currentYear: number
}

/** Lender that quotes by the rates it publishes, without being asked; it takes no applications. Source: `D-54` */
export function createPublishedLender(options: PublishedLenderOptions): LenderClient {
  const { lender, feesDollars, currentYear } = options
  return {
    quote: async ({ selfAssessedCreditScore, purchasePrice, loanTerm, year }) =>
      calculatePublishedQuote(lender, {
        creditHistory: selfAssessedCreditScore,
        priceDollars: purchasePrice,
        termYears: loanTerm,
        ageYears: year === null ? null : Math.max(0, currentYear - year),
        feesDollars,
      }),
  }
}

/**
 * The same with an application page that says that it is a demonstration: for a site that shows how finance
 * works and lends nothing. What is applied for goes nowhere but into the dealer's own lead.
 */
export function createDemonstrationLender(options: PublishedLenderOptions): LenderClient {
  return {
    ...createPublishedLender(options),
    createCustomer: async ({ data, additionalData }) => ({
      redirectUrl: formatDemonstrationPath({
        amountDollars: data.purchasePrice,
        termYears: data.loanTerm,
        carId: Number(additionalData['car_id']) || null,
        dealershipSlug: String(additionalData['dealership_slug'] ?? '') || null,
      }),
    }),
  }
}
