import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateExactRepayment } from '../testing/checks/exact-repayment.ts'
import { loans } from '../testing/checks/loans.ts'
import { aLoan } from '../testing/index.ts'
import { calculateRepayment, type Loan, type RepaymentFrequency, roundDollars } from './index.ts'
import { calculatePrincipal } from './repayment.ts'

/** Repayment of a loan that has one. */
function pay(overrides: Partial<Loan> = {}) {
  const repayment = calculateRepayment(aLoan(overrides))
  if (repayment.kind === 'enquire') throw new Error('expected a repayment')
  return repayment
}

/** Repayments that others publish: dollars, rate, years, balloon, repayment as they write it. */
const published: [string, number, number, number, number, string][] = [
  // https://www.money.com.au/car-loans/car-loan-repayment-calculator-with-balloon
  ['money.com.au', 10_000, 5, 5, 0, '188.71'],
  ['money.com.au', 20_000, 5, 5, 0, '377.42'],
  ['money.com.au', 30_000, 5, 5, 0, '566.14'],
  ['money.com.au', 10_000, 7.5, 5, 0, '200.38'],
  ['money.com.au', 20_000, 7.5, 5, 0, '400.76'],
  ['money.com.au', 30_000, 7.5, 5, 0, '601.14'],
  ['money.com.au', 10_000, 10, 5, 0, '212.47'],
  ['money.com.au', 20_000, 10, 5, 0, '424.94'],
  ['money.com.au', 30_000, 10, 5, 0, '637.41'],
  // https://www.savings.com.au/calculators/car-loan-calculator/
  ['savings.com.au', 30_000, 6, 5, 0, '579.98'],
  ['savings.com.au', 30_000, 6, 5, 9000, '450.99'],
  // https://jade.finance/car-loans/car-finance-calculator
  ['jade.finance', 30_000, 6.75, 4, 0, '715'],
  ['jade.finance', 30_000, 6.75, 5, 0, '591'],
  // https://help.claris.com/en/pro-help/content/pmt.html
  ['FileMaker PMT', 21_000, 6.9, 4, 0, '501.90'],
  // https://help.combinum.com/pmt.html
  ['Combinum Pmt', 400_000, 6, 3, 100_000, '9626.58'],
  // https://docs.scipy.org/doc/numpy-1.3.x/reference/generated/numpy.pmt.html
  ['NumPy pmt', 200_000, 7.5, 15, 0, '1854.0247200055'],
  // https://support.sas.com/documentation/cdl/en/lefunctionsref/63354/HTML/default/n1kisp5nwkz1tpn1jarqzxto5qqb.htm
  ['SAS and Excel PMT', 10_000, 8, 10 / 12, 0, '1037.03'],
  // https://developer.mescius.com/spreadnet/docs/latest/online-formula/FunctionPMT.html
  ['Spread PMT', 5000, 6, 15 / 12, 0, '346.82'],
]

/** Repayments of $200,000 at 6.5 % over 30 years that others publish, by their interval. */
const publishedByInterval: [RepaymentFrequency, string][] = [
  // https://github.com/adrianparker/ThisRateOrThatRate, test/loanRepayment.test.js
  ['week', '291.53'],
  ['fortnight', '583.17'],
  ['month', '1264.14'],
]

describe('calculateRepayment', () => {
  it.each(publishedByInterval)(
    'by the %s is %s, as others publish it [FIN-069]',
    (frequency, expected) => {
      const loan = { priceDollars: 200_000, ratePercent: 6.5, termYears: 30, frequency }
      expect(pay(loan).dollars.toFixed(2)).toBe(expected)
    },
  )

  it.each(published)(
    'of %s, %d dollars at %d percent over %d years with a balloon of %d, is %s [FIN-069]',
    (_source, priceDollars, ratePercent, termYears, balloonDollars, expected) => {
      const { dollars } = pay({ priceDollars, ratePercent, termYears, balloonDollars })
      const decimals = expected.split('.')[1]?.length ?? 0
      expect(dollars.toFixed(decimals)).toBe(expected)
    },
  )

  it('agrees with whole-number fractions in ten random loans, to a billionth of a dollar [FIN-069]', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const exact = calculateExactRepayment(loan)
        expect(Math.abs(pay(loan).dollars - exact)).toBeLessThan(1e-9 + exact * 1e-13)
      }),
      { numRuns: 10 },
    )
  })

  it('divides evenly at a rate of 0 [FIN-069]', () => {
    const { dollars, interestDollars } = pay({ ratePercent: 0, balloonDollars: 6000 })
    expect(dollars).toBe(400)
    expect(interestDollars).toBe(0)
    expect(pay({ ratePercent: 1e-9 }).dollars).toBeCloseTo(500, 6)
  })

  it('pays 130 times in 2.5 years weekly [FIN-069]', () => {
    expect(pay({ termYears: 2.5, frequency: 'week', ratePercent: 0 })).toMatchObject({
      payments: 130,
      dollars: 30_000 / 130,
    })
  })

  it('is never half the monthly repayment a fortnight, nor a quarter a week [FIN-069]', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const [month, fortnight, week] = (['month', 'fortnight', 'week'] as const).map(
          (frequency) => pay({ ...loan, frequency }).dollars,
        ) as [number, number, number]
        // 26 fortnights are 13 "half months": half the monthly would pay a month more each year.
        expect(fortnight).toBeLessThan(month / 2)
        expect(week).toBeLessThan(fortnight / 2 + 1e-9)
        expect(week).toBeLessThan(month / 4)
      }),
    )
  })

  it('finances price minus deposit plus establishment fees [FIN-071]', () => {
    const loan = { priceDollars: 30_000, depositDollars: 3000, feesDollars: 1360.5 }
    expect(calculatePrincipal(loan)).toBe(28_360.5)
    expect(pay(loan).principalDollars).toBe(28_360.5)
    expect(pay(loan).dollars).toBe(pay({ priceDollars: 28_360.5 }).dollars)
  })

  it('adds no fee and takes no deposit unless told [FIN-074]', () => {
    expect(calculatePrincipal({ priceDollars: 30_000 })).toBe(30_000)
  })

  it.each<[string, 'enquire' | 'payment', Partial<Loan>]>([
    ['a deposit of the price', 'enquire', { depositDollars: 30_000 }],
    ['a deposit a cent below the price', 'payment', { depositDollars: 29_999.99 }],
    ['a deposit above the price', 'enquire', { depositDollars: 30_001 }],
    ['a deposit of the price and a fee', 'payment', { depositDollars: 30_000, feesDollars: 395 }],
    ['a balloon of the principal', 'enquire', { balloonDollars: 30_000 }],
    ['a balloon a cent below the principal', 'payment', { balloonDollars: 29_999.99 }],
    ['a balloon above the principal', 'enquire', { balloonDollars: 30_000.01 }],
    ['a price of 0', 'enquire', { priceDollars: 0 }],
    ['a price that is no number', 'enquire', { priceDollars: Number.NaN }],
  ])('with %s gives %s [D-50]', (_name, kind, overrides) => {
    expect(calculateRepayment(aLoan(overrides)).kind).toBe(kind)
  })

  it('pays the interest alone where the balloon is all but the principal', () => {
    const { dollars } = pay({ balloonDollars: 29_999.99, ratePercent: 12 })
    expect(dollars).toBeCloseTo(300, 2)
  })

  it.each<[Partial<Loan>, string]>([
    [{ termYears: 0 }, '[feature-finance] expected repayments from 1, got 0'],
    [{ termYears: -1 }, '[feature-finance] expected repayments from 1, got -12'],
    [{ termYears: Number.NaN }, '[feature-finance] expected repayments from 1, got NaN'],
    [{ ratePercent: -0.5 }, '[feature-finance] expected a rate from 0, got -0.5'],
    [{ balloonDollars: -1 }, '[feature-finance] expected a balloon from 0, got -1'],
  ])('refuses %o', (overrides, message) => {
    expect(() => calculateRepayment(aLoan(overrides))).toThrow(new RangeError(message))
  })

  it('has totals that are its parts', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { dollars, payments, principalDollars, interestDollars, totalDollars } = pay(loan)
        expect(totalDollars).toBeCloseTo(dollars * payments + loan.balloonDollars, 6)
        expect(principalDollars + interestDollars).toBeCloseTo(totalDollars, 6)
        expect(interestDollars).toBeGreaterThan(-1e-6)
      }),
    )
  })

  it('rises with price, fee and rate, and falls with deposit, balloon and term', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { dollars } = pay(loan)
        const after = (change: Partial<Loan>) => pay({ ...loan, ...change }).dollars
        expect(after({ priceDollars: loan.priceDollars + 500 })).toBeGreaterThan(dollars)
        expect(after({ feesDollars: loan.feesDollars + 1 })).toBeGreaterThan(dollars)
        expect(after({ ratePercent: loan.ratePercent + 0.01 })).toBeGreaterThan(dollars)
        expect(after({ depositDollars: loan.depositDollars + 1 })).toBeLessThan(dollars)
        expect(after({ balloonDollars: loan.balloonDollars + 1 })).toBeLessThan(dollars)
        expect(after({ termYears: loan.termYears + 0.5 })).toBeLessThan(dollars)
      }),
    )
  })
})

describe('roundDollars', () => {
  it('rounds to the nearest whole dollar unless a lender rounds up or down [FIN-076]', () => {
    expect([94.49, 94.5].map((dollars) => roundDollars(dollars))).toEqual([94, 95])
    expect([94, 94.01].map((dollars) => roundDollars(dollars, 'ceil'))).toEqual([94, 95])
    expect([94.99, 95].map((dollars) => roundDollars(dollars, 'floor'))).toEqual([94, 95])
  })

  it('does not take the noise of arithmetic for a cent [FIN-076]', () => {
    expect(roundDollars(95.000_000_000_01, 'ceil')).toBe(95)
    expect(roundDollars(94.999_999_999_99, 'floor')).toBe(95)
    expect(roundDollars(95.000_001, 'ceil')).toBe(96)
  })
})
