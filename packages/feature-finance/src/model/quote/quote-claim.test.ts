import { describe, expect, it } from 'vitest'
import { createQuoteClaim, formatQuoteFailure } from './index.ts'

const quote = { weeklyRepaymentAmount: 138.46, advertisedRate: 7.5, comparisonRate: 8.19 }
const days = { asOf: '2026-10-01', expires: '2027-01-31', today: '2026-11-23' }

describe('createQuoteClaim', () => {
  it('holds the repayment of the quote with both of its rates [API-030] [PLUS-039]', () => {
    expect(createQuoteClaim(quote, 30_000, days)).toEqual({
      paymentDollars: 138,
      frequency: 'week',
      amountDollars: 30_000,
      ratePercent: 7.5,
      comparisonRatePercent: 8.19,
      asOf: '2026-10-01',
      expires: '2027-01-31',
    })
  })

  it('is none past the last day of the rates [PLUS-041]', () => {
    expect(createQuoteClaim(quote, 30_000, { ...days, today: '2027-01-31' })).not.toBeNull()
    expect(createQuoteClaim(quote, 30_000, { ...days, today: '2027-02-01' })).toBeNull()
  })
})

describe('formatQuoteFailure', () => {
  it('names the provider [FIN-050]', () => {
    expect(formatQuoteFailure('YouX')).toBe('Failed to get YouX quick quote')
    expect(formatQuoteFailure('A$&B')).toBe('Failed to get A$&B quick quote')
  })
})
