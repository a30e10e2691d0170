import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createLender } from './lenders.ts'

const comparison = {
  text: 'WARNING',
  ratePercent: 7.5,
  comparisonRatePercent: 8.19,
  asOf: '2026-10-01',
  expires: '2027-01-31',
}
const provider = { key: 'youx', name: 'YouX', eligibility: 'weekly' as const, comparison }
const site = aSite({
  timeZone: 'Australia/Sydney',
  finance: { providers: [provider], calculator: { establishmentFeeDollars: 395 } },
})
const request = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2024,
  vin: null,
  nvic: null,
  whoIsHelping: '',
} as const
const { signal } = new AbortController()

const quoteOn = (instant: string, of = site) => {
  const [lender] = of.finance.providers
  if (!lender) throw new Error('expected a lender')
  return createLender(of, lender, new Date(instant)).quote(request, { signal })
}

describe('createLender', () => {
  it('quotes by the published rate with the fee, unless the tenant file names a service', async () => {
    // 260 payments of 30,395 at 7.5 % / 52.
    expect(await quoteOn('2026-11-23T02:00:00Z')).toEqual({
      weeklyRepaymentAmount: 140.27,
      advertisedRate: 7.5,
      comparisonRate: 8.19,
    })
  })

  it('quotes nothing past the last day of the rates at the site [PLUS-041]', async () => {
    expect(await quoteOn('2027-01-31T12:59:59Z')).not.toBeNull()
    expect(await quoteOn('2027-01-31T13:00:00Z')).toBeNull()
  })

  it('takes applications only where the tenant file says who does', () => {
    const takesOf = (service?: { type: 'demonstration' }) => {
      const of = aSite({ finance: { providers: [{ ...provider, ...(service && { service }) }] } })
      const [lender] = of.finance.providers
      return lender && createLender(of, lender, new Date()).createCustomer !== undefined
    }
    expect([takesOf(), takesOf({ type: 'demonstration' })]).toEqual([false, true])
  })
})
