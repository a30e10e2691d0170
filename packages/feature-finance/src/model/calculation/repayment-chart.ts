import type { YearPoint } from '../schedule.ts'

/** A year of the chart; heights and places are shares of the whole, from 0 to 1. */
export interface ChartBar {
  /** End of the year: 1, 2, 2.5. */
  year: number
  principalDollars: number
  interestDollars: number
  /** From the left edge to the middle of the bar. */
  center: number
  width: number
  principalHeight: number
  interestHeight: number
}

/** Chart of principal and interest over the term. */
export interface RepaymentChart {
  bars: readonly ChartBar[]
  /** Dollars at the top of the scale. */
  topDollars: number
}

/** Share of its place that a bar fills. */
const FILL = 0.62

/** The least of 1, 2, 2.5, 5 and 10 times a power of ten that is not below an amount. */
function roundUpScale(dollars: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(dollars, 1)))
  const times = [1, 2, 2.5, 5, 10].find((each) => each * power >= dollars) ?? 10
  return times * power
}

/**
 * Bars of a chart, one for each year, principal below interest.
 * @param years points of `listYearPoints`, the start first
 * @returns `null` without a year
 * Source: `PLUS-111`
 */
export function createRepaymentChart(years: readonly YearPoint[]): RepaymentChart | null {
  const paid = years.slice(1)
  if (paid.length === 0) return null
  const sums = paid.map(({ principalCents, interestCents }) => principalCents + interestCents)
  const topDollars = roundUpScale(Math.max(...sums) / 100)
  const share = (cents: number) => cents / 100 / topDollars
  const place = 1 / paid.length
  const bars = paid.map(({ year, principalCents, interestCents }, index) => ({
    year,
    principalDollars: principalCents / 100,
    interestDollars: interestCents / 100,
    center: (index + 0.5) * place,
    width: FILL * place,
    principalHeight: share(principalCents),
    interestHeight: share(interestCents),
  }))
  return { bars, topDollars }
}
