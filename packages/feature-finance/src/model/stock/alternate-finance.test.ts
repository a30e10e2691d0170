import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { createAlternateSite, isAlternateFinancePath, listShownProviders } from './index.ts'

const providers = ['bank', 'second', 'third'].map((key) => ({
  key,
  name: key,
  eligibility: 'weekly' as const,
}))
const siteOf = (finance: object = {}) =>
  aSite({ finance: { provider: 'bank', providers, ...finance } })
const page = { alternateProviderPage: '/fresh-start' }

describe('isAlternateFinancePath', () => {
  it('is the path the dealer chose, and none by default [CFG-075]', () => {
    expect(isAlternateFinancePath(siteOf(page), '/fresh-start')).toBe(true)
    expect(isAlternateFinancePath(siteOf(page), '/fresh-start/2')).toBe(false)
    for (const path of ['/fresh-start', '', 'null'])
      expect(isAlternateFinancePath(siteOf(), path)).toBe(false)
  })
})

describe('createAlternateSite', () => {
  it('shows the lender of the page, by default that of the site [CFG-075]', () => {
    const site = siteOf({ ...page, alternateProvider: 'second' })
    expect(createAlternateSite(site).finance.provider).toBe('second')
    expect(createAlternateSite(siteOf(page)).finance.provider).toBe('bank')
    expect(site.finance.provider).toBe('bank')
  })
})

describe('the calculator of the page', () => {
  const comparison = {
    text: 'WARNING',
    comparisonRatePercent: 16,
    asOf: '2026-10-01',
    expires: '2027-01-31',
  }
  it.each([
    [15, 15],
    [15.01, 10],
  ])('starts at the %d %% of its lender within its range: %d', (ratePercent, expected) => {
    const lender = { ...providers[1]!, comparison: { ...comparison, ratePercent } }
    const site = siteOf({ providers: [providers[0], lender], ...page, alternateProvider: 'second' })
    const { calculator } = createAlternateSite(site).finance
    expect(calculator.interestDefaultPercent).toBe(expected)
  })
})

describe('listShownProviders', () => {
  const keysOf = (finance: object) => listShownProviders(siteOf(finance)).map(({ key }) => key)

  it("is the site's lender, and that of the alternate page while there is one [D-54]", () => {
    expect(keysOf({})).toEqual(['bank'])
    expect(keysOf({ alternateProvider: 'second' })).toEqual(['bank'])
    expect(keysOf({ ...page, alternateProvider: 'second' })).toEqual(['bank', 'second'])
  })
})
