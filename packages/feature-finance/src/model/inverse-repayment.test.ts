import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loans } from '../testing/checks/loans.ts'
import { aLoan } from '../testing/index.ts'
import {
  calculatePrice,
  calculateRatePercent,
  calculateRepayment,
  calculateTermYears,
  countPayments,
  type Loan,
} from './index.ts'

/** A loan with its repayment, unrounded or to the cent as a contract has it. */
function withPayment(loan: Loan, decimals?: number) {
  const repayment = calculateRepayment(loan)
  if (repayment.kind === 'enquire') throw new Error('expected a repayment')
  const { dollars } = repayment
  return {
    ...loan,
    paymentDollars: decimals === undefined ? dollars : Number(dollars.toFixed(decimals)),
  }
}

const month = { priceDollars: 0, termYears: 4, frequency: 'month' } as const

describe('calculatePrice', () => {
  it('is the price of the repayment, to the cent [PLUS-110]', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        expect(calculatePrice(withPayment(loan))).toBeCloseTo(loan.priceDollars, 5)
      }),
    )
  })

  it('is 59777.15 for 500 a month at 8 % over 20 years, as Excel PV [PLUS-110]', () => {
    // https://support.microsoft.com/en-us/office/pv-function-23879d31-0e02-4321-be01-da16e8168cbd
    const price = calculatePrice({ ...month, termYears: 20, ratePercent: 8, paymentDollars: 500 })
    expect(price?.toFixed(2)).toBe('59777.15')
  })

  it('counts deposit and fees in, and divides evenly at a rate of 0', () => {
    const terms = { ...month, ratePercent: 0, paymentDollars: 500, balloonDollars: 4000 }
    expect(calculatePrice(terms)).toBe(28_000)
    expect(calculatePrice({ ...terms, depositDollars: 3000, feesDollars: 400 })).toBe(30_600)
  })

  it('is nothing where the repayment only carries the interest of the balloon', () => {
    const terms = { ...month, ratePercent: 12, balloonDollars: 10_000 }
    expect(calculatePrice({ ...terms, paymentDollars: 100 })).toBeNull()
    expect(calculatePrice({ ...terms, paymentDollars: 100.01 })).toBeGreaterThan(10_000)
  })

  it('is nothing where the fees take all of it', () => {
    const terms = { ...month, ratePercent: 0, paymentDollars: 10 }
    expect(calculatePrice({ ...terms, feesDollars: 480 })).toBeNull()
    expect(calculatePrice({ ...terms, feesDollars: 479 })).toBe(1)
  })
})

describe('calculateRatePercent', () => {
  // A rate that is not found is not near to 0.
  const rateOf = (...terms: Parameters<typeof calculateRatePercent>) =>
    calculateRatePercent(...terms) ?? Number.NaN

  it('is the rate of the repayment [PLUS-110]', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        expect(rateOf(withPayment(loan))).toBeCloseTo(loan.ratePercent, 7)
      }),
    )
  })

  it('gives the repayment back to the cent from one rounded to the cent [PLUS-110]', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const rounded = withPayment(loan, 2)
        const ratePercent = rateOf(rounded)
        const { paymentDollars } = withPayment({ ...loan, ratePercent })
        expect(Math.abs(paymentDollars - rounded.paymentDollars)).toBeLessThan(0.005_01)
      }),
    )
  })

  it('is 9.24 % for 200 a month of 8000 over 4 years, as Excel RATE [PLUS-110]', () => {
    // https://support.microsoft.com/en-us/office/rate-function-9f665657-4a7e-4bb7-a030-83fc59e748ce
    const rate = calculateRatePercent({ ...month, priceDollars: 8000, paymentDollars: 200 })
    expect(rate?.toFixed(2)).toBe('9.24')
  })

  it('is 0 where the repayments return the principal and no more', () => {
    const terms = { ...month, priceDollars: 9600 }
    expect(rateOf({ ...terms, paymentDollars: 200 })).toBeCloseTo(0, 10)
    expect(rateOf({ ...terms, paymentDollars: 199.995 })).toBeCloseTo(0, 10)
    expect(calculateRatePercent({ ...terms, paymentDollars: 199.99 })).toBeNull()
  })

  it('is 0 where rounding to the cent took half a cent of each repayment [PLUS-110]', () => {
    // (9277.08 + 0.005) × 26 falls short of 241204.21 in the last digit of the arithmetic.
    const loan = aLoan({
      priceDollars: 239_704.38,
      feesDollars: 1499.83,
      ratePercent: 0,
      termYears: 1,
      frequency: 'fortnight',
    })
    expect(rateOf(withPayment(loan, 2))).toBeCloseTo(0, 10)
  })

  it('is found for a rate of thousands of percent', () => {
    const loan = aLoan({ ratePercent: 3600 })
    expect(rateOf(withPayment(loan))).toBeCloseTo(3600, 6)
  })

  it('is nothing without anything to repay', () => {
    expect(
      calculateRatePercent({ ...aLoan({ balloonDollars: 30_000 }), paymentDollars: 500 }),
    ).toBeNull()
  })
})

describe('calculateTermYears', () => {
  it('is the term of the repayment, to the payment [PLUS-110]', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const years = calculateTermYears(withPayment(loan)) ?? Number.NaN
        expect(years).toBeCloseTo(loan.termYears, 6)
        expect(countPayments(years, loan.frequency)).toBe(
          countPayments(loan.termYears, loan.frequency),
        )
      }),
    )
  })

  it.each([
    // https://numpy.org/doc/1.19/reference/generated/numpy.nper.html
    [8000, 7, 150, '64.07335'],
    // https://w3resource.com/numpy/financial-functions/nper.php
    [10_000, 8, 200, '61.02'],
  ])(
    'of %d at %d percent by %d a month is %s months, as NumPy nper [PLUS-110]',
    (priceDollars, ratePercent, paymentDollars, months) => {
      const years = calculateTermYears({ ...month, priceDollars, ratePercent, paymentDollars })
      expect(((years ?? 0) * 12).toFixed(months.split('.')[1]?.length)).toBe(months)
    },
  )

  it('is nothing where the repayment does not exceed the interest', () => {
    const terms = { ...month, priceDollars: 12_000, ratePercent: 10 }
    expect(calculateTermYears({ ...terms, paymentDollars: 100 })).toBeNull()
    expect(calculateTermYears({ ...terms, paymentDollars: 100.01 })).toBeGreaterThan(50)
  })

  it('divides evenly at a rate of 0', () => {
    const terms = { ...month, priceDollars: 12_000, ratePercent: 0 }
    expect(calculateTermYears({ ...terms, paymentDollars: 500 })).toBe(2)
    expect(calculateTermYears({ ...terms, paymentDollars: 0 })).toBeNull()
  })

  it('is nothing without anything to repay', () => {
    const terms = { ...month, ratePercent: 7, paymentDollars: 500 }
    expect(calculateTermYears({ ...terms, priceDollars: 9000, balloonDollars: 9000 })).toBeNull()
  })
})
