import { describe, expect, it } from 'vitest'
import { calculatePeriodRate } from './frequency.ts'
import { countPayments, type RepaymentFrequency, repaymentFrequencies } from './index.ts'

describe('repaymentFrequencies', () => {
  it('are Weekly 52, Fortnightly 26 and Monthly 12 [FIN-068]', () => {
    expect(Object.values(repaymentFrequencies)).toEqual([
      { label: 'Weekly', periodsPerYear: 52 },
      { label: 'Fortnightly', periodsPerYear: 26 },
      { label: 'Monthly', periodsPerYear: 12 },
    ])
  })
})

describe('countPayments', () => {
  it.each<[number, RepaymentFrequency, number]>([
    [2.5, 'week', 130],
    [2.5, 'fortnight', 65],
    [2.5, 'month', 30],
    [1, 'week', 52],
    [7, 'week', 364],
    [7, 'month', 84],
  ])('of %d years by the %s is %d [D-50]', (years, frequency, payments) => {
    expect(countPayments(years, frequency)).toBe(payments)
  })

  it('takes the nearest whole number of a term between two [D-50]', () => {
    expect(countPayments(2.04, 'month')).toBe(24)
    expect(countPayments(2.05, 'month')).toBe(25)
  })
})

describe('calculatePeriodRate', () => {
  it('is the yearly rate / 100 / periods [FIN-070]', () => {
    expect(calculatePeriodRate(12, 'month')).toBe(0.01)
    expect(calculatePeriodRate(5.2, 'week')).toBeCloseTo(0.001, 15)
    expect(calculatePeriodRate(26, 'fortnight')).toBe(0.01)
    expect(calculatePeriodRate(0, 'week')).toBe(0)
  })
})
