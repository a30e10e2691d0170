import { describe, expect, it } from 'vitest'
import { aLoan } from '../../testing/index.ts'
import { createSchedule, listYearPoints } from '../index.ts'
import { createRepaymentChart } from './index.ts'

const yearsOf = (termYears: number) => {
  const schedule = createSchedule(aLoan({ termYears }))
  return schedule ? listYearPoints(schedule) : []
}

describe('createRepaymentChart', () => {
  it('has one bar for each year whose parts are what is paid in it [PLUS-111]', () => {
    const chart = createRepaymentChart(yearsOf(5))
    expect(chart?.bars.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5])
    expect(chart?.topDollars).toBe(10_000)
    for (const bar of chart?.bars ?? []) {
      expect(bar.principalHeight).toBeCloseTo(bar.principalDollars / 10_000, 9)
      expect(bar.interestHeight).toBeCloseTo(bar.interestDollars / 10_000, 9)
      expect(bar.principalHeight + bar.interestHeight).toBeLessThanOrEqual(1)
    }
    const principal = chart?.bars.reduce((sum, { principalDollars }) => sum + principalDollars, 0)
    expect(principal).toBeCloseTo(30_000, 6)
  })

  it('lays the bars side by side across the whole width', () => {
    const bars = createRepaymentChart(yearsOf(2.5))?.bars ?? []
    expect(bars.map(({ year }) => year)).toEqual([1, 2, 2.5])
    expect(bars.map(({ center }) => center.toFixed(4))).toEqual(['0.1667', '0.5000', '0.8333'])
    for (const { width } of bars) expect(width).toBeLessThan(1 / 3)
  })

  it.each([
    [0.5, 1],
    [999.99, 1000],
    [1000, 1000],
    [1000.01, 2000],
    [2000.01, 2500],
    [2500.01, 5000],
    [5000.01, 10_000],
  ])('has a scale for the dearest year, of $%d up to $%d', (dollars, topDollars) => {
    const year = (number: number, cents: number) => ({
      year: number,
      principalCents: cents / 4,
      interestCents: (cents * 3) / 4,
      balanceCents: 0,
    })
    const years = [year(0, 0), year(1, 1), year(2, dollars * 100)]
    expect(createRepaymentChart(years)?.topDollars).toBe(topDollars)
  })

  it('is none without a year', () => {
    expect(createRepaymentChart([])).toBeNull()
  })
})
