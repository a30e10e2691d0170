import fc from 'fast-check'
import type { Loan, RepaymentFrequency } from '../../model/index.ts'

/** Dollars with cents between two amounts. */
const cents = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100)

/** Loans as calculators allow them, each with something to repay. */
export const loans: fc.Arbitrary<Required<Loan>> = fc
  .record({
    priceDollars: cents(1000, 250_000),
    depositShare: fc.double({ min: 0, max: 0.5, noNaN: true }),
    balloonShare: fc.double({ min: 0, max: 0.6, noNaN: true }),
    feesDollars: cents(0, 1500),
    ratePercent: fc.integer({ min: 0, max: 2500 }).map((value) => value / 100),
    termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
    frequency: fc.constantFrom<RepaymentFrequency>('week', 'fortnight', 'month'),
  })
  .map(({ depositShare, balloonShare, ...loan }) => {
    const toCents = (dollars: number) => Math.round(dollars * 100) / 100
    const depositDollars = toCents(loan.priceDollars * depositShare)
    const balloonDollars = toCents((loan.priceDollars - depositDollars) * balloonShare)
    return { ...loan, depositDollars, balloonDollars }
  })
