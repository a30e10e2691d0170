import { describe, expect, it } from 'vitest'
import { someLenderFigures } from '../testing/index.ts'
import {
  type CalculatorContext,
  type CalculatorInputs,
  calculateRepayment,
  calculateState,
  createCalculatorFields,
  createCalculatorInputs,
  toLoan,
} from './index.ts'

const inputs: CalculatorInputs = {
  amountDollars: 30_000,
  termYears: 5,
  interestPercent: 7.5,
  tradeInDollars: 0,
  residualDollars: 0,
  frequency: 'month',
}

const calculate = (overrides: Partial<CalculatorInputs> = {}, context?: CalculatorContext) =>
  calculateState({ ...inputs, ...overrides }, context)

/** At a rate of 0 over a year: the amount is twelve repayments. */
const free = { interestPercent: 0, termYears: 1 }

describe('calculateState', () => {
  it('holds amount, term, interest, trade-in, residual, total and frequency [FIN-067]', () => {
    const state = calculate({ tradeInDollars: 1000, residualDollars: 500 })
    expect(state).toEqual({
      amountDollars: 30_000,
      termYears: 5,
      interestPercent: 7.5,
      tradeInDollars: 1000,
      residualDollars: 500,
      frequency: 'month',
      paymentDollars: 574,
      totalDollars: 34_952,
      enquireText: null,
    })
  })

  it('starts with the first values of its fields, weekly', () => {
    expect(createCalculatorInputs(createCalculatorFields(24_990))).toEqual({
      amountDollars: 24_990,
      termYears: 6,
      interestPercent: 10,
      tradeInDollars: 0,
      residualDollars: 0,
      frequency: 'week',
    })
  })

  it('finances price minus trade-in plus establishment fee, which is 0 by default [FIN-071] [FIN-074]', () => {
    const loan = toLoan({ ...inputs, tradeInDollars: 4000 }, 1300)
    expect(calculateRepayment(loan)).toMatchObject({ principalDollars: 27_300 })
    expect(calculateRepayment(toLoan(inputs))).toMatchObject({ principalDollars: 30_000 })
    expect(calculate({}, { establishmentFeeDollars: 1300 }).paymentDollars).toBe(627)
    expect(calculate().paymentDollars).toBe(601)
  })

  it('gives Enquire for Finance and a blank total at a payment of exactly 25, and 25.01 dollars above [FIN-077]', () => {
    expect(calculate({ ...free, amountDollars: 300 })).toMatchObject({
      paymentDollars: null,
      totalDollars: null,
      enquireText: 'Enquire for Finance',
    })
    expect(calculate({ ...free, amountDollars: 300.12 })).toMatchObject({
      paymentDollars: 25,
      totalDollars: 300,
      enquireText: null,
    })
  })

  it('compares the payment of the chosen frequency, before it is rounded [D-52]', () => {
    const small = { ...free, amountDollars: 1200 }
    expect(calculate({ ...small, frequency: 'month' }).paymentDollars).toBe(100)
    expect(calculate({ ...small, frequency: 'week' }).enquireText).toBe('Enquire for Finance')
    const rounding = { payment: 'ceil', total: 'round' } as const
    expect(calculate({ ...free, amountDollars: 299.4 }, { rounding }).paymentDollars).toBeNull()
  })

  it.each<[string, Partial<CalculatorInputs>]>([
    ['a trade-in of the price', { tradeInDollars: 30_000 }],
    ['a residual of the price', { residualDollars: 30_000 }],
    ['a residual above the price', { residualDollars: 250_000 }],
  ])('gives Enquire for Finance for %s [FIN-077]', (_name, overrides) => {
    expect(calculate(overrides)).toMatchObject({
      paymentDollars: null,
      totalDollars: null,
      enquireText: 'Enquire for Finance',
    })
  })

  it('rounds payment up and total down for the lender that does [FIN-076]', () => {
    // 601.138… a month, 36,068.31 in all.
    const rounding = { payment: 'ceil', total: 'floor' } as const
    expect(calculate({}, { rounding })).toMatchObject({ paymentDollars: 602, totalDollars: 36_068 })
    expect(calculate()).toMatchObject({ paymentDollars: 601, totalDollars: 36_068 })
    expect(calculate({}, { rounding: { payment: 'floor', total: 'ceil' } })).toMatchObject({
      paymentDollars: 601,
      totalDollars: 36_069,
    })
  })

  it('shows the lender’s own payment and total as supplied, else the formula’s [FIN-075]', () => {
    const lender = { figures: someLenderFigures(), priceDollars: 30_000 }
    expect(calculate({ frequency: 'week' }, { lender })).toMatchObject({
      paymentDollars: 138.46,
      totalDollars: 36_000,
    })
    expect(calculate({ interestPercent: 8 }, { lender }).paymentDollars).toBe(608)
    expect(calculate({ amountDollars: 29_500 }, { lender }).paymentDollars).toBe(591)
  })

  it('calculates the total where the lender supplies none', () => {
    const figures = someLenderFigures({ totalPayable: null })
    const lender = { figures, priceDollars: 30_000 }
    expect(calculate({}, { lender })).toMatchObject({ paymentDollars: 600, totalDollars: 36_068 })
  })

  it('enquires for a lender’s payment of 25 too', () => {
    const at = (paymentMonth: number) =>
      calculate(
        {},
        { lender: { figures: someLenderFigures({ paymentMonth }), priceDollars: 30_000 } },
      )
    expect(at(25).enquireText).toBe('Enquire for Finance')
    expect(at(25.01).paymentDollars).toBe(25.01)
  })
})
