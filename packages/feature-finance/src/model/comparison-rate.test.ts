import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loans } from '../testing/checks/loans.ts'
import { aLoan } from '../testing/index.ts'
import {
  type CreditFee,
  calculateComparisonRatePercent,
  calculateRepayment,
  repaymentFrequencies,
} from './index.ts'

const atStart = (dollars: number): CreditFee => ({ dollars, charged: 'start' })
const eachMonth = (dollars: number): CreditFee => ({ dollars, charged: 'month' })

describe('calculateComparisonRatePercent', () => {
  it('gives the three rates a bank publishes with $10 a month and one fee at the start', () => {
    // Secured car loan, $30,000 over 5 years. The page names the monthly fee but not the other in figures:
    // of all multiples of $50 only 250 gives its three pairs, to the hundredth.
    // https://www.commbank.com.au/personal-loans/secured-car-loan/rates-and-fees.html
    const published = new Map([
      [6.99, '8.05'],
      [7.99, '9.04'],
      [9.99, '11.03'],
    ])
    const gives = (fee: number) =>
      [...published].every(([ratePercent, comparison]) => {
        const fees = [atStart(fee), eachMonth(10)]
        const rate = calculateComparisonRatePercent(aLoan({ ratePercent }), fees)
        return rate?.toFixed(2) === comparison
      })
    expect([0, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500].filter(gives)).toEqual([250])
  })

  it('is the rate itself without fees, by 12, 26.09 and 52.18 repayments a year', () => {
    expect(calculateComparisonRatePercent(aLoan(), [])).toBeCloseTo(7.5, 9)
    expect(calculateComparisonRatePercent(aLoan({ frequency: 'fortnight' }), [])).toBeCloseTo(
      (7.5 / 26) * 26.09,
      9,
    )
    expect(calculateComparisonRatePercent(aLoan({ frequency: 'week' }), [])).toBeCloseTo(
      (7.5 / 52) * 52.18,
      9,
    )
  })

  it('is 0 at a rate of 0 without fees, and above it with one', () => {
    const loan = aLoan({ ratePercent: 0 })
    expect(calculateComparisonRatePercent(loan, []) ?? Number.NaN).toBeCloseTo(0, 9)
    expect(calculateComparisonRatePercent(loan, [atStart(1)])).toBeGreaterThan(0.001)
  })

  it('leaves out charges of a government and what nobody can know beforehand', () => {
    const fees = [atStart(395), eachMonth(8)]
    const rate = calculateComparisonRatePercent(aLoan(), fees)
    expect(
      calculateComparisonRatePercent(aLoan(), [
        ...fees,
        { dollars: 6, charged: 'start', isGovernment: true },
        { dollars: 35, charged: 'end', isAscertainable: false },
      ]),
    ).toBe(rate)
    expect(calculateComparisonRatePercent(aLoan(), [...fees, atStart(6)])).toBeGreaterThan(
      rate ?? Number.NaN,
    )
  })

  it('counts a financed fee as a cost, and a financed government charge as credit', () => {
    const fee = { dollars: 395, charged: 'start' } as const
    const loan = aLoan({ feesDollars: 395 })
    expect(calculateComparisonRatePercent(loan, [fee])).toBeGreaterThan(7.5)
    expect(calculateComparisonRatePercent(loan, [{ ...fee, isGovernment: true }])).toBeCloseTo(
      7.5,
      9,
    )
  })

  it('is nothing where there is no repayment or no credit', () => {
    expect(calculateComparisonRatePercent(aLoan({ priceDollars: 0 }), [])).toBeNull()
    expect(calculateComparisonRatePercent(aLoan(), [atStart(30_000)])).toBeNull()
    expect(calculateComparisonRatePercent(aLoan(), [atStart(29_999)])).toBeGreaterThan(100)
  })

  it('equates credit with repayments and fees, each discounted at its own time', () => {
    const dollars = fc.integer({ min: 0, max: 500 })
    fc.assert(
      fc.property(loans, fc.tuple(dollars, dollars, dollars, dollars), (loan, amounts) => {
        const [start, payment, monthly, end] = amounts
        const rate = calculateComparisonRatePercent(loan, [
          atStart(start),
          { dollars: payment, charged: 'payment' },
          eachMonth(monthly),
          { dollars: end, charged: 'end' },
        ])
        const { periodsPerYear } = repaymentFrequencies[loan.frequency]
        const n = { week: 52.18, fortnight: 26.09, month: 12 }[loan.frequency]
        const r = (rate ?? Number.NaN) / 100 / n
        const repayment = calculateRepayment(loan)
        if (repayment.kind === 'enquire') throw new Error('expected a repayment')
        const at = (j: number) => (1 + r) ** -j
        let sum = start + (loan.balloonDollars + end) * at(repayment.payments)
        for (let j = 1; j <= repayment.payments; j += 1)
          sum += (repayment.dollars + payment) * at(j)
        for (let month = 1; month <= loan.termYears * 12; month += 1)
          sum += monthly * at((month * periodsPerYear) / 12)
        expect(sum).toBeCloseTo(repayment.principalDollars, 4)
      }),
      { numRuns: 50 },
    )
  })

  it('rises with every fee', () => {
    fc.assert(
      fc.property(loans, fc.constantFrom('start', 'payment', 'month', 'end'), (loan, charged) => {
        const without = calculateComparisonRatePercent(loan, []) ?? Number.NaN
        const withFee = calculateComparisonRatePercent(loan, [{ dollars: 20, charged }])
        expect(withFee).toBeGreaterThan(without)
      }),
    )
  })
})
