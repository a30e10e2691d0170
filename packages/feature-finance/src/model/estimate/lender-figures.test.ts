import type { CarFinanceLender } from '@forecourt/stock/model'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { type LenderInfo, readLenderFigures } from './index.ts'

describe('readLenderFigures', () => {
  it('reads every field of a lender by its name [D-95]', () => {
    const info = {
      disclaimer: ' Rates as of today. ',
      deposit: 3000,
      paymentMonth: 600,
      paymentWeek: 138.46,
      totalPayable: 36_000,
      interestRate: 7.5,
      comparisonRate: 8.19,
      termMonths: 60,
      termWeeks: 260,
      termYears: 5,
      term60: 138.46,
      term84: '107.50',
      balloon: 9000,
      establishmentFees: 395,
      financeProvider: 'YouX',
    }
    expect(readLenderFigures(info)).toEqual({
      weekDollars: 138.46,
      monthDollars: 600,
      totalDollars: 36_000,
      ratePercent: 7.5,
      comparisonRatePercent: 8.19,
      termYears: 5,
      depositDollars: 3000,
      balloonDollars: 9000,
      establishmentFeesDollars: 395,
      weekDollarsByMonths: { 60: 138.46, 84: 107.5 },
      disclaimer: 'Rates as of today.',
      providerName: 'YouX',
    })
  })

  it.each([
    ['95', 95],
    [' 95.50 ', 95.5],
    ['0', 0],
    [0, 0],
    ['', null],
    [' ', null],
    ['$95', null],
    ['n/a', null],
    ['0x10', null],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
    [Infinity, null],
  ])('reads a payment of %j as %j [D-95]', (paymentWeek, week) => {
    expect(readLenderFigures({ paymentWeek }).weekDollars).toBe(week)
  })

  it('takes the term from years, else months / 12, else weeks / 52 [D-95]', () => {
    const term = (info: LenderInfo) => readLenderFigures(info).termYears
    expect(term({ termYears: 5, termMonths: 48, termWeeks: 156 })).toBe(5)
    expect(term({ termMonths: '48', termWeeks: 156 })).toBe(4)
    expect(term({ termWeeks: 156 })).toBe(3)
    expect(term({ termYears: 0, termMonths: 'x', termWeeks: 0 })).toBeNull()
  })

  it('knows nothing of an empty record', () => {
    const { weekDollarsByMonths, ...figures } = readLenderFigures({ termination: 5, term: 60 })
    expect(new Set(Object.values(figures))).toEqual(new Set([null]))
    expect(weekDollarsByMonths).toEqual({})
  })

  it('takes the lender data of a car as it is', () => {
    expectTypeOf<CarFinanceLender>().toExtend<LenderInfo>()
  })
})
