import { describe, expect, it } from 'vitest'
import { aCalculatorSetup, someLenderFigures } from '../../testing/index.ts'

describe('createCalculatorSetup', () => {
  it('has the quick choices within the range of the amount, both ends in it [CFG-071]', () => {
    const moneyPresetsDollars = [500, 1000, 20_000, 100_000, 100_500]
    expect(aCalculatorSetup({}, { moneyPresetsDollars }).presetsDollars).toEqual([
      1000, 20_000, 100_000,
    ])
    expect(aCalculatorSetup().presetsDollars).toEqual([])
  })
})

describe('a calculator for the figures of a lender', () => {
  it('starts with its term, rate, deposit, balloon and fee [DATA-023]', () => {
    const info = { deposit: 3000, balloon: 9000, establishmentFees: '495' }
    const lender = someLenderFigures({ ...info, termYears: null, termMonths: 48 })
    const { initial, context } = aCalculatorSetup({ priceDollars: 30_000, lender })
    expect(initial).toMatchObject({
      termYears: 4,
      interestPercent: 7.5,
      tradeInDollars: 3000,
      residualDollars: 9000,
    })
    expect(context.establishmentFeeDollars).toBe(495)
  })

  it.each([
    ['no term', { termYears: null }],
    ['a term above the longest', { termYears: 7.5 }],
    ['a rate that is no number', { interestRate: 'n/a' }],
  ])('starts as without it where the lender has %s', (_name, info) => {
    const lender = someLenderFigures({ deposit: 3000, ...info })
    const without = aCalculatorSetup({ priceDollars: 30_000 })
    expect(aCalculatorSetup({ priceDollars: 30_000, lender }).initial).toEqual(without.initial)
  })

  it('has the rates of the provider where the lender names one rate alone [PLUS-039]', () => {
    const lender = someLenderFigures({ interestRate: 5.5, comparisonRate: null })
    const { rates } = aCalculatorSetup({ priceDollars: 30_000, lender })
    expect(rates).toMatchObject({ ratePercent: 6.29, comparisonRatePercent: 8.19 })
  })

  it('has no payment of the lender without a price it is for', () => {
    expect(aCalculatorSetup({ lender: someLenderFigures() }).context.lender).toBeNull()
  })
})
