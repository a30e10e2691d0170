import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import {
  canFinance,
  createEstimateClaim,
  findCarEstimate,
  findRateDays,
  type RepaymentSite,
} from './index.ts'

const comparison = {
  text: 'WARNING',
  ratePercent: 7.5,
  comparisonRatePercent: 8.19,
  asOf: '2026-10-01',
  expires: '2027-01-31',
}
const provider = { key: 'youx', name: 'YouX', eligibility: 'age-limited' as const, comparison }
const today = '2026-11-23'

const site = (changes: object = {}, features: object = {}): RepaymentSite =>
  aSite({ features, finance: { providers: [{ ...provider, ...changes }] } })

const figures = { paymentWeek: '138.46', interestRate: 7.5, comparisonRate: 8.19 }
const car = aCar({
  price: 30_000,
  offer_price: null,
  year: 2024,
  finance_lenders: { youx: figures },
})

describe('canFinance', () => {
  it('needs a car in stock, not sold and not reserved [FIN-037]', () => {
    expect(canFinance(car)).toBe(true)
    expect(canFinance({ ...car, price: null })).toBe(false)
    expect(canFinance({ ...car, status: 'coming_soon' })).toBe(false)
    expect(canFinance({ ...car, reserved: true })).toBe(false)
    expect(canFinance({ ...car, sold: true })).toBe(false)
  })

  it('needs more than 200 dollars [FIN-038]', () => {
    expect(canFinance({ ...car, price: 200 })).toBe(false)
    expect(canFinance({ ...car, price: 201 })).toBe(true)
  })
})

describe('findRateDays', () => {
  it.each([
    ['2026-09-30', false],
    ['2026-10-01', true],
    ['2027-01-31', true],
    ['2027-02-01', false],
  ])('on %s is there: %j [PLUS-041]', (day, isThere) => {
    expect(findRateDays(site(), day)).toEqual(
      isThere ? { asOf: '2026-10-01', expires: '2027-01-31', today: day } : null,
    )
  })

  it('is null without finance, without published rates and without the provider', () => {
    expect(findRateDays(site({}, { finance: false }), today)).toBeNull()
    expect(findRateDays(site({ comparison: null }), today)).toBeNull()
    const named = site()
    expect(
      findRateDays({ ...named, finance: { ...named.finance, provider: 'x' } }, today),
    ).toBeNull()
  })
})

describe('findCarEstimate', () => {
  it('takes the figures of the provider, with both rates and the price [FIN-025] [FIN-026]', () => {
    expect(findCarEstimate(car, site(), today)).toEqual({
      weekDollars: 138,
      ratePercent: 7.5,
      comparisonRatePercent: 8.19,
      amountDollars: 30_000,
    })
    expect(
      findCarEstimate({ ...car, finance_lenders: { other: figures } }, site(), today),
    ).toBeNull()
    const unrated = { youx: { ...figures, comparisonRate: null } }
    expect(findCarEstimate({ ...car, finance_lenders: unrated }, site(), today)).toBeNull()
  })

  it('rounds as the provider rounds, and is for the price less its deposit [FIN-076]', () => {
    const up = site({ rounding: { payment: 'ceil' } })
    const deposited = { ...car, finance_lenders: { youx: { ...figures, deposit: 3000 } } }
    expect(findCarEstimate(deposited, up, today)).toMatchObject({
      weekDollars: 139,
      amountDollars: 27_000,
    })
  })

  it('takes the quote of its card where youx sent no figures, and for youx alone [DATA-018]', () => {
    const quote = { weeklyRepaymentAmount: 98.2, advertisedRate: 6.9, comparisonRate: 7.7 }
    const quoted = { ...car, finance_lenders: {}, youxQuote: quote }
    expect(findCarEstimate(quoted, site(), today)).toMatchObject({
      weekDollars: 98,
      ratePercent: 6.9,
      comparisonRatePercent: 7.7,
    })
    expect(findCarEstimate({ ...car, youxQuote: quote }, site(), today)?.weekDollars).toBe(138)
    const other: RepaymentSite = aSite({
      finance: { provider: 'bank', providers: [{ ...provider, key: 'bank' }] },
    })
    expect(findCarEstimate(quoted, other, today)).toBeNull()
  })

  it('is null past the last day of the rates [PLUS-041]', () => {
    expect(findCarEstimate(car, site(), '2027-01-31')).not.toBeNull()
    expect(findCarEstimate(car, site(), '2027-02-01')).toBeNull()
  })

  it('counts 12 years from the year at the site [FIN-034]', () => {
    expect(findCarEstimate({ ...car, year: 2015 }, site(), '2026-12-31')).not.toBeNull()
    expect(findCarEstimate({ ...car, year: 2015 }, site(), '2027-01-01')).toBeNull()
  })
})

describe('createEstimateClaim', () => {
  it('holds week, amount, rates and days', () => {
    const estimate = findCarEstimate(car, site(), today)
    const days = findRateDays(site(), today)
    expect(estimate && days && createEstimateClaim(estimate, days)).toEqual({
      paymentDollars: 138,
      frequency: 'week',
      amountDollars: 30_000,
      ratePercent: 7.5,
      comparisonRatePercent: 8.19,
      asOf: '2026-10-01',
      expires: '2027-01-31',
    })
  })
})
