import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { toRecordSite } from './record-site.ts'

const comparison = {
  text: 'WARNING',
  ratePercent: 7.5,
  comparisonRatePercent: 8.19,
  asOf: '2026-10-01',
  expires: '2027-01-31',
}
const provider = { key: 'youx', name: 'YouX', eligibility: 'weekly' as const, comparison }
const settings = { timeZone: 'Australia/Sydney' as const, finance: { providers: [provider] } }
const site = aSite(settings)
const car = aCar({
  price: 30_000,
  finance_lenders: { youx: { paymentWeek: 138.46, interestRate: 7.5, comparisonRate: 8.19 } },
})
const now = new Date('2026-11-23T02:00:00Z')

describe('toRecordSite', () => {
  it('gives a car its weekly payment with rates and amount', () => {
    const { weekly } = toRecordSite(site, now)
    expect(weekly?.of(car)).toEqual({
      payment: 138,
      rate: 7.5,
      comparison_rate: 8.19,
      amount: 30_000,
    })
    expect(weekly?.of({ ...car, finance_lenders: {} })).toBeNull()
  })

  it('gives none once the last day of the rates is over at the site [PLUS-041]', () => {
    expect(toRecordSite(site, new Date('2027-01-31T12:59:59Z')).weekly).not.toBeNull()
    expect(toRecordSite(site, new Date('2027-01-31T13:00:00Z')).weekly).toBeNull()
  })

  it('has another shape in another year, and with another way of rounding', () => {
    const shapeOf = (changes: object, day: string) => {
      const finance = { providers: [{ ...provider, ...changes }] }
      return toRecordSite(aSite({ ...settings, finance }), new Date(day)).weekly?.shape
    }
    const rounded = { rounding: { payment: 'ceil' } }
    expect(shapeOf({}, '2026-11-24T00:00:00Z')).toBe(shapeOf({}, '2026-11-23T00:00:00Z'))
    expect(shapeOf({}, '2027-01-02T00:00:00Z')).not.toBe(shapeOf({}, '2026-11-23T00:00:00Z'))
    expect(shapeOf(rounded, '2026-11-23T00:00:00Z')).not.toBe(shapeOf({}, '2026-11-23T00:00:00Z'))
  })
})
