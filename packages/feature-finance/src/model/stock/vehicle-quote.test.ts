import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createVehicleQuote, resolveCarFinance } from './index.ts'

const comparison = {
  text: 'WARNING',
  ratePercent: 7.5,
  comparisonRatePercent: 8.19,
  asOf: '2026-10-01',
  expires: '2027-01-31',
}
const bank = { key: 'bank', name: 'Bank', eligibility: 'age-limited' as const, comparison }
const siteOf = (provider: object = {}, hidden: object = {}) =>
  aSite({
    finance: { provider: 'bank', providers: [{ ...bank, ...provider }] },
    vehiclePage: { weeklyFinanceHidden: hidden },
  })
const car = aCar({
  price: 30_000,
  offer_price: null,
  year: 2024,
  make: 'Kia',
  vin: '6T1BF3EK40X123456',
  nvic: 'ABC12D',
  finance_lenders: {},
})
const today = '2026-11-23'

describe('createVehicleQuote', () => {
  it('asks with the price, GREAT and 5 years [API-027] [API-028]', () => {
    expect(createVehicleQuote(car, siteOf(), today)).toEqual({
      provider: 'bank',
      request: {
        selfAssessedCreditScore: 'GREAT',
        purchasePrice: 30_000,
        loanTerm: 5,
        year: 2024,
        vin: '6T1BF3EK40X123456',
        nvic: 'ABC12D',
        whoIsHelping: '',
      },
      days: { asOf: '2026-10-01', expires: '2027-01-31', today },
    })
  })

  it('asks where the feed brought no figures, and nowhere else', () => {
    const quoteOf = (finance_lenders: typeof car.finance_lenders) =>
      resolveCarFinance({ ...car, finance_lenders }, siteOf(), new URLSearchParams(), today)?.quote
    expect(quoteOf({})).not.toBeNull()
    const figures = { paymentWeek: '138.46', interestRate: 7.5, comparisonRate: 8.19 }
    expect(quoteOf({ bank: figures })).toBeNull()
    expect(quoteOf({ bank: { ...figures, comparisonRate: null } })).not.toBeNull()
  })

  it.each([
    ['a price of 9,999', { price: 9999 }],
    ['a price of 200,001', { price: 200_001 }],
    ['a reserved vehicle', { reserved: true }],
    ['a sold vehicle', { sold: true }],
    ['a vehicle 12 years old', { year: 2014 }],
  ])('asks for none for %s [D-54]', (_what, facts) => {
    expect(createVehicleQuote({ ...car, ...facts }, siteOf(), today)).toBeNull()
  })

  it('asks for none where the estimate is hidden, or no rates count', () => {
    expect(createVehicleQuote(car, siteOf({}, { makes: ['KIA'] }), today)).toBeNull()
    expect(createVehicleQuote(car, siteOf({}, { site: true }), today)).toBeNull()
    expect(createVehicleQuote(car, siteOf({ comparison: null }), today)).toBeNull()
    expect(createVehicleQuote(car, siteOf(), '2027-02-01')).toBeNull()
    expect(createVehicleQuote(car, siteOf(), '2027-01-31')).not.toBeNull()
  })

  it('has no age where the rule of the lender has none', () => {
    const old = { ...car, year: 2000 }
    expect(createVehicleQuote(old, siteOf({ eligibility: 'weekly' }), today)).not.toBeNull()
    expect(createVehicleQuote(old, siteOf({ eligibility: 'monthly' }), today)).not.toBeNull()
  })
})
