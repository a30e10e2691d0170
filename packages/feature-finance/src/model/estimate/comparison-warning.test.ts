import type { ComparisonRate } from '@forecourt/tenant-config/model'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { formatComparisonWarning, type PublishedRates } from './index.ts'

const rates: PublishedRates = {
  text: 'Comparison rate {comparisonRate}% p.a. at {rate}% p.a. on a {termYears}-year secured loan of {loanAmount}.',
  loanAmountDollars: 30_000,
  termYears: 5,
  ratePercent: 6.29,
  comparisonRatePercent: 8.19,
}

describe('formatComparisonWarning', () => {
  it('puts the figures of the lender in their places [D-83]', () => {
    expect(formatComparisonWarning(rates)).toBe(
      'Comparison rate 8.19% p.a. at 6.29% p.a. on a 5-year secured loan of $30,000.',
    )
  })

  it('leaves other braces alone, and names of objects too', () => {
    const text = '{rate} {rate} {other} {toString} {}'
    expect(formatComparisonWarning({ ...rates, text })).toBe('6.29 6.29 {other} {toString} {}')
  })

  it('takes the rates of a tenant file as they are', () => {
    expectTypeOf<ComparisonRate>().toExtend<PublishedRates>()
  })
})
