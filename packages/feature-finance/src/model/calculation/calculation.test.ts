import { describe, expect, it } from 'vitest'
import { aCalculatorSetup, someLenderFigures } from '../../testing/index.ts'
import { calculateRepayment, toLoan } from '../index.ts'
import { findEnquireHref, resolveCalculation } from './index.ts'

const setup = aCalculatorSetup({ priceDollars: 30_000 })
const monthly = { ...setup.initial, frequency: 'month' } as const

describe('resolveCalculation', () => {
  it("claims a repayment at the visitor's rate with the published rates beside it [PLUS-039]", () => {
    expect(resolveCalculation(monthly, setup).claim).toEqual({
      paymentDollars: 556,
      frequency: 'month',
      amountDollars: 30_000,
      ratePercent: 10,
      publishedRatePercent: 6.29,
      comparisonRatePercent: 8.19,
      asOf: '2026-10-01',
      expires: '2027-01-31',
    })
  })

  it('names one rate where the visitor has the published one', () => {
    const { claim } = resolveCalculation({ ...monthly, interestPercent: 6.29 }, setup)
    expect(claim).toMatchObject({ ratePercent: 6.29, comparisonRatePercent: 8.19 })
    expect(claim).not.toHaveProperty('publishedRatePercent')
  })

  it('claims the amount that is financed: price less deposit plus fee [FIN-071]', () => {
    const context = { ...setup.context, establishmentFeeDollars: 1300 }
    const inputs = { ...monthly, tradeInDollars: 5000 }
    const { claim, principalDollars } = resolveCalculation(inputs, { ...setup, context })
    expect([claim?.amountDollars, principalDollars]).toEqual([26_300, 26_300])
  })

  it('says that the amount has the fee in it, but not for a payment of the lender [FIN-075]', () => {
    const figures = someLenderFigures()
    const own = aCalculatorSetup({ priceDollars: 30_000, lender: figures })
    const context = { ...own.context, establishmentFeeDollars: 1300 }
    const asLender = resolveCalculation(own.initial, { ...own, context }).claim
    expect(asLender).toMatchObject({ paymentDollars: 138.46, amountDollars: 30_000 })
    expect(asLender).not.toHaveProperty('feesDollars')
    const longer = { ...own.initial, termYears: 6 }
    const calculated = resolveCalculation(longer, { ...own, context })
    expect(calculated.claim).toMatchObject({ amountDollars: 31_300, feesDollars: 1300 })
    expect(calculated.feesDollars).toBe(1300)
  })

  it("says the lender's own payment is for the price less its deposit [FIN-075] [DATA-023]", () => {
    const lender = someLenderFigures({ deposit: 3000 })
    const own = aCalculatorSetup({ priceDollars: 30_000, lender })
    expect(resolveCalculation(own.initial, own).claim).toMatchObject({
      paymentDollars: 138.46,
      amountDollars: 27_000,
    })
  })

  it('says as interest what is paid beyond the principal', () => {
    const { totalDollars, principalDollars, interestDollars } = resolveCalculation(monthly, setup)
    expect(totalDollars).toBeGreaterThan(principalDollars)
    expect(interestDollars).toBe((totalDollars ?? 0) - principalDollars)
  })

  it.each([
    ['2027-01-31', true],
    ['2027-02-01', false],
    ['2026-09-30', false],
  ])('shows a repayment on %s: %s [PLUS-041]', (today, isShown) => {
    const shown = resolveCalculation(monthly, { ...setup, today })
    expect(shown.claim !== null).toBe(isShown)
    expect(shown.enquireText).toBe(isShown ? null : 'Enquire for Finance')
    expect(shown.totalDollars !== null).toBe(isShown)
    expect(shown.years.length > 0).toBe(isShown)
  })

  it('shows nothing a repayment could be reckoned from without published rates [D-97]', () => {
    expect(resolveCalculation(monthly, { ...setup, rates: null })).toMatchObject({
      claim: null,
      enquireText: 'Enquire for Finance',
      totalDollars: null,
      interestDollars: null,
      years: [],
    })
  })

  it('is Enquire for Finance where the residual is not below the principal [FIN-077]', () => {
    const below = resolveCalculation({ ...monthly, residualDollars: 29_999 }, setup)
    const equal = resolveCalculation({ ...monthly, residualDollars: 30_000 }, setup)
    expect(below.claim).not.toBeNull()
    expect([equal.claim, equal.enquireText, equal.totalDollars]).toEqual([
      null,
      'Enquire for Finance',
      null,
    ])
  })

  it('has a point for the start and each year, whose principal is all of it [PLUS-111]', () => {
    const { years } = resolveCalculation({ ...monthly, termYears: 2.5 }, setup)
    expect(years.map(({ year }) => year)).toEqual([0, 1, 2, 2.5])
    const principal = years.reduce((sum, { principalCents }) => sum + principalCents, 0)
    expect(principal).toBe(3_000_000)
  })

  it('starts with the loan of the lender and shows its own payment [FIN-075]', () => {
    const lender = someLenderFigures({ interestRate: 7.5, comparisonRate: 9.01 })
    const own = aCalculatorSetup({ priceDollars: 30_000, lender })
    expect(own.initial).toMatchObject({ termYears: 5, interestPercent: 7.5 })
    expect(resolveCalculation(own.initial, own).claim).toMatchObject({
      paymentDollars: 138.46,
      ratePercent: 7.5,
      comparisonRatePercent: 9.01,
      asOf: '2026-10-01',
    })
    const changed = { ...own.initial, termYears: 5.5 }
    const exact = calculateRepayment(toLoan(changed))
    expect(exact.kind).toBe('payment')
    expect(resolveCalculation(changed, own).claim?.paymentDollars).toBe(128)
  })

  it('starts with its own defaults where the rate of the lender is out of range', () => {
    const lender = someLenderFigures({ interestRate: 15.5 })
    expect(aCalculatorSetup({ priceDollars: 30_000, lender }).initial).toMatchObject({
      termYears: 6,
      interestPercent: 10,
    })
  })
})

describe('findEnquireHref', () => {
  it('leads to the car page when there is a car, else to /finance [FIN-078]', () => {
    expect(findEnquireHref('/cars/2021-mazda-cx-5')).toBe('/cars/2021-mazda-cx-5')
    expect(findEnquireHref(null)).toBe('/finance')
  })
})
