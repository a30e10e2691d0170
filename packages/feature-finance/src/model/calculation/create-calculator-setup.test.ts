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
})
