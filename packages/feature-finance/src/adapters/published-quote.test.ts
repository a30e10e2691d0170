import { describe, expect, it } from 'vitest'
import { calculatePublishedQuote, findLenderRate, type RatePublisher } from './published-quote.ts'

const lender: RatePublisher = {
  rates: [
    { creditHistory: 'GREAT', maxVehicleAgeYears: 4, ratePercent: 7, comparisonRatePercent: 8 },
    { creditHistory: 'GREAT', maxVehicleAgeYears: null, ratePercent: 9, comparisonRatePercent: 10 },
    { creditHistory: 'POOR', maxVehicleAgeYears: 4, ratePercent: 13, comparisonRatePercent: 14 },
  ],
  comparison: { ratePercent: 7.5, comparisonRatePercent: 8.19 },
}

describe('findLenderRate', () => {
  it.each([
    ['GREAT', 0, 7],
    ['GREAT', 4, 7],
    ['GREAT', 5, 9],
    ['GREAT', null, 9],
    ['POOR', 4, 13],
  ] as const)('of a %s history and %j years is %d %%', (history, age, percent) => {
    expect(findLenderRate(lender, history, age)?.ratePercent).toBe(percent)
  })

  it('is none for a history or an age the lender publishes nothing for', () => {
    expect(findLenderRate(lender, 'DECENT', 1)).toBeNull()
    expect(findLenderRate(lender, 'POOR', 5)).toBeNull()
    expect(findLenderRate(lender, 'POOR', null)).toBeNull()
  })

  it('is that of the comparison for a great history where no row fits', () => {
    const { comparison } = lender
    expect(findLenderRate({ rates: [], comparison }, 'GREAT', null)).toEqual(comparison)
    expect(findLenderRate({ rates: [], comparison }, 'DECENT', null)).toBeNull()
    expect(findLenderRate({ rates: [], comparison: null }, 'GREAT', null)).toBeNull()
  })
})

describe('calculatePublishedQuote', () => {
  const terms = { creditHistory: 'GREAT', priceDollars: 30_000, termYears: 5, ageYears: 2 } as const

  it('has weeklyRepaymentAmount, advertisedRate and comparisonRate [API-030]', () => {
    // 260 weeks at 7 % / 52: 30000 × r / (1 − (1 + r)^−260).
    expect(calculatePublishedQuote(lender, terms)).toEqual({
      weeklyRepaymentAmount: 136.83,
      advertisedRate: 7,
      comparisonRate: 8,
    })
  })

  it('adds the fees to the principal', () => {
    const { weeklyRepaymentAmount = 0 } =
      calculatePublishedQuote(lender, { ...terms, feesDollars: 30_000 }) ?? {}
    expect(weeklyRepaymentAmount).toBe(273.66)
  })

  it('is none without a rate, and without an amount', () => {
    expect(calculatePublishedQuote(lender, { ...terms, creditHistory: 'DECENT' })).toBeNull()
    expect(calculatePublishedQuote(lender, { ...terms, priceDollars: 0 })).toBeNull()
  })
})
