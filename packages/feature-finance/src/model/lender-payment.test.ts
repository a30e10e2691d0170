import { describe, expect, it } from 'vitest'
import { aLoan, someLenderFigures } from '../testing/index.ts'
import { findLenderPayment, type Loan } from './index.ts'

const lender = someLenderFigures()
const find = (overrides: Partial<Loan> = {}) => findLenderPayment(aLoan(overrides), lender, 30_000)

describe('findLenderPayment', () => {
  it('gives week, month and total as supplied where the inputs are the lender’s [FIN-075]', () => {
    expect(find({ frequency: 'week' })).toEqual({ dollars: 138.46, totalDollars: 36_000 })
    expect(find({ frequency: 'month' })).toEqual({ dollars: 600, totalDollars: 36_000 })
  })

  it('gives twice the week as a fortnight, never half the month [FIN-075]', () => {
    expect(find({ frequency: 'fortnight' })?.dollars).toBe(276.92)
  })

  it.each<[string, Partial<Loan>]>([
    ['another amount', { priceDollars: 30_000.01 }],
    ['another term', { termYears: 5.5 }],
    ['another deposit', { depositDollars: 0.5 }],
    ['another residual', { balloonDollars: 0.5 }],
    ['a rate 0.006 above', { ratePercent: 7.506 }],
    ['a rate 0.006 below', { ratePercent: 7.494 }],
  ])('gives none for %s [FIN-075]', (_name, overrides) => {
    expect(find(overrides)).toBeNull()
  })

  it.each([7.495, 7.5, 7.505])(
    'takes a rate of %d as the lender’s 7.5 [FIN-075]',
    (ratePercent) => {
      expect(find({ ratePercent })?.dollars).toBe(600)
    },
  )

  it('takes 10.005 as within 0.005 of 10, which subtraction makes a little more [FIN-075]', () => {
    expect(10.005 - 10).toBeGreaterThan(0.005)
    const figures = someLenderFigures({ interestRate: 10 })
    expect(findLenderPayment(aLoan({ ratePercent: 10.005 }), figures, 30_000)?.dollars).toBe(600)
  })

  it('compares deposit and balloon with the lender’s own [FIN-075]', () => {
    const figures = someLenderFigures({ deposit: 3000, balloon: '9000' })
    const loan = aLoan({ depositDollars: 3000, balloonDollars: 9000 })
    expect(findLenderPayment(loan, figures, 30_000)?.dollars).toBe(600)
    expect(findLenderPayment(aLoan(), figures, 30_000)).toBeNull()
  })

  it('gives the week the lender names for another term, and all of it with the balloon as total [DATA-023]', () => {
    const figures = someLenderFigures({ term36: '214.30', balloon: 5000 })
    const loan = { termYears: 3, balloonDollars: 5000 }
    const of = (frequency: Loan['frequency'], more: Partial<Loan> = {}) =>
      findLenderPayment(aLoan({ ...loan, frequency, ...more }), figures, 30_000)
    expect(of('week')).toEqual({ dollars: 214.3, totalDollars: 38_430.8 })
    expect(of('fortnight')?.dollars).toBe(428.6)
    expect(of('month')).toBeNull()
    expect(of('week', { termYears: 4 })).toBeNull()
  })

  it('gives none where the lender supplies none', () => {
    const figures = someLenderFigures({ paymentWeek: null, paymentMonth: 0 })
    for (const frequency of ['week', 'fortnight', 'month'] as const)
      expect(findLenderPayment(aLoan({ frequency }), figures, 30_000)).toBeNull()
    expect(findLenderPayment(aLoan(), someLenderFigures({ interestRate: null }), 30_000)).toBeNull()
  })
})
