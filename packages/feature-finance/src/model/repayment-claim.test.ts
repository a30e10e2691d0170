import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createRepaymentClaim, type RepaymentClaim } from './index.ts'

const facts = {
  paymentDollars: 138,
  frequency: 'week',
  amountDollars: 30_000,
  ratePercent: 6.29,
  comparisonRatePercent: 8.19,
  asOf: '2026-10-01',
  expires: '2026-11-23',
} as const

type Facts = Parameters<typeof createRepaymentClaim>[0]

describe('createRepaymentClaim', () => {
  it('holds repayment, amount, both rates and their days [PLUS-039]', () => {
    expect(createRepaymentClaim(facts, '2026-11-01')).toEqual(facts)
  })

  it('is the only way to a claim: the facts alone are none [PLUS-039]', () => {
    expectTypeOf(facts).not.toExtend<RepaymentClaim>()
    expectTypeOf<Omit<Facts, 'ratePercent'>>().not.toExtend<Facts>()
    expectTypeOf<Omit<Facts, 'comparisonRatePercent'>>().not.toExtend<Facts>()
    expectTypeOf<Omit<Facts, 'amountDollars'>>().not.toExtend<Facts>()
    expectTypeOf<Omit<Facts, 'asOf'>>().not.toExtend<Facts>()
    expectTypeOf<RepaymentClaim>().toExtend<Facts>()
  })

  it.each<[string, Partial<Facts>]>([
    ['an amount of 0', { amountDollars: 0 }],
    ['an amount without end', { amountDollars: Infinity }],
    ['a repayment of 0', { paymentDollars: 0 }],
    ['a repayment that is no number', { paymentDollars: Number.NaN }],
    ['a rate that is no number', { ratePercent: Number.NaN }],
    ['a negative rate', { ratePercent: -0.01 }],
    ['a comparison rate that is no number', { comparisonRatePercent: Number.NaN }],
    ['an as-of date that is no day', { asOf: '2026-13-01' }],
    ['an expiry that is no day', { expires: 'never' }],
  ])('is not given for %s [PLUS-039]', (_name, overrides) => {
    expect(createRepaymentClaim({ ...facts, ...overrides }, '2026-11-01')).toBeNull()
  })

  it('takes rates of 0, which are rates', () => {
    const rates = { ratePercent: 0, comparisonRatePercent: 0 }
    expect(createRepaymentClaim({ ...facts, ...rates }, '2026-11-01')).toMatchObject(rates)
  })

  it('is given on the last day of the rates and not on the next [PLUS-041]', () => {
    expect(createRepaymentClaim(facts, '2026-11-23')).not.toBeNull()
    expect(createRepaymentClaim(facts, '2026-11-24')).toBeNull()
    expect(createRepaymentClaim(facts, '2027-01-01')).toBeNull()
  })

  it('is given from the day the rates are of, not before [PLUS-041]', () => {
    expect(createRepaymentClaim(facts, '2026-10-01')).not.toBeNull()
    expect(createRepaymentClaim(facts, '2026-09-30')).toBeNull()
  })

  it('is not given on a day that is none', () => {
    expect(createRepaymentClaim(facts, '')).toBeNull()
    expect(createRepaymentClaim(facts, '23.11.2026')).toBeNull()
  })

  it('takes the rates of a tenant file with their days', () => {
    const comparison = {
      text: '{rate} % p.a. (comparison {comparisonRate} %)',
      ratePercent: 6.29,
      comparisonRatePercent: 8.19,
      asOf: '2026-10-01',
      expires: '2026-11-23',
    }
    const providers = [{ key: 'youx', name: 'YouX', eligibility: 'weekly' as const, comparison }]
    const published = aSite({ finance: { providers } }).finance.providers[0]?.comparison
    if (!published) throw new Error('expected published rates')
    const repayment = { paymentDollars: 138, frequency: 'week', amountDollars: 30_000 } as const
    expect(createRepaymentClaim({ ...repayment, ...published }, '2026-11-01')).toEqual(facts)
  })
})
