import { describe, expect, it } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { contradictions } from './setting.contract.ts'

const lender = { key: 'lender', name: 'Lender', eligibility: 'weekly' as const }

describe('finance', () => {
  it('names the provider whose key leads to its figures and quote', () => {
    expect(
      contradictions('finance.provider', {
        fallback: 'youx',
        accepts: ['youx'],
        refuses: ['bank', '', 'YouX'],
      }),
    ).toEqual([])
    const site = aSite({ finance: { provider: 'lender', providers: [lender] } })
    expect(site.finance.provider).toBe('lender')
  })

  it('gives each provider one of four eligibility rules', () => {
    expect(aSite().finance.providers.map(({ key, eligibility }) => [key, eligibility])).toEqual([
      ['youx', 'age-limited'],
    ])
    for (const eligibility of ['age-limited', 'available', 'weekly', 'monthly'] as const) {
      const providers = [{ ...lender, key: 'youx', eligibility }]
      expect(aSite({ finance: { providers } }).finance.providers[0]?.eligibility).toBe(eligibility)
    }
    expect(
      contradictions('finance.providers', {
        fallback: aSite().finance.providers,
        accepts: [],
        refuses: [[{ ...lender, eligibility: 'always' }], [{ key: 'youx', name: 'YouX' }]],
      }),
    ).toEqual([])
  })

  it('starts amounts at 1000, or 5000', () => {
    expect(
      contradictions('finance.calculator.amountMinDollars', {
        fallback: 1000,
        accepts: [5000],
        refuses: [-1, '1000'],
      }),
    ).toEqual([])
    expect(
      contradictions('finance.calculator', {
        fallback: aSite().finance.calculator,
        accepts: [],
        refuses: [{ amountMinDollars: 100000 }],
      }),
    ).toEqual([])
  })

  it('ends amounts at 100000, 250000, or 105 % of a price over 100000', () => {
    expect(
      contradictions('finance.calculator.amountMaxDollars', {
        fallback: 100000,
        accepts: [250000],
        refuses: [1000, 'none'],
      }),
    ).toEqual([])
    expect(
      contradictions('finance.calculator.amountMaxRule', {
        fallback: 'fixed',
        accepts: ['price-105'],
        refuses: ['price-110'],
      }),
    ).toEqual([])
  })

  it('ends terms at 7 years, or 5', () => {
    expect(
      contradictions('finance.calculator.termMaxYears', {
        fallback: 7,
        accepts: [5],
        refuses: [0, '7'],
      }),
    ).toEqual([])
  })

  it('ranges interest from 0.5 to 15, 7.5 to 14.5, or 4 to 20', () => {
    const { calculator } = aSite().finance
    expect([calculator.interestMinPercent, calculator.interestMaxPercent]).toEqual([0.5, 15])
    for (const [interestMinPercent, interestMaxPercent] of [
      [7.5, 14.5],
      [4, 20],
    ] as const) {
      const site = aSite({ finance: { calculator: { interestMinPercent, interestMaxPercent } } })
      expect(site.finance.calculator).toMatchObject({ interestMinPercent, interestMaxPercent })
    }
    expect(
      contradictions('finance.calculator.interestMaxPercent', {
        fallback: 15,
        accepts: [],
        refuses: [0.5, 101, '15'],
      }),
    ).toEqual([])
  })

  it('shows a term of 6 years first, or 5', () => {
    expect(
      contradictions('finance.calculator.termDefaultYears', {
        fallback: 6,
        accepts: [5],
        refuses: [0, '6'],
      }),
    ).toEqual([])
  })

  it('accepts a default term above the longest, which the calculator lowers [D-49]', () => {
    const site = aSite({ finance: { calculator: { termMaxYears: 5 } } })
    expect(site.finance.calculator).toMatchObject({ termMaxYears: 5, termDefaultYears: 6 })
  })

  it('shows 10 percent first, or 12.94 on one site', () => {
    expect(
      contradictions('finance.calculator.interestDefaultPercent', {
        fallback: 10,
        accepts: [12.94],
        refuses: [15.5, -1, '10'],
      }),
    ).toEqual([])
  })

  it('charges no establishment fee, 1300, or 1360.50', () => {
    expect(
      contradictions('finance.calculator.establishmentFeeDollars', {
        fallback: 0,
        accepts: [1300, 1360.5],
        refuses: [-1, '$1,300'],
      }),
    ).toEqual([])
  })

  it("rounds each lender's payment to the nearest dollar, up, or down", () => {
    expect(aSite().finance.providers[0]?.rounding).toEqual({ payment: 'round', total: 'round' })
    const rounding = { payment: 'ceil', total: 'floor' } as const
    const providers = [{ ...lender, key: 'youx', rounding }]
    expect(aSite({ finance: { providers } }).finance.providers[0]?.rounding).toEqual(rounding)
    expect(
      contradictions('finance.providers', {
        fallback: aSite().finance.providers,
        accepts: [],
        refuses: [[{ ...lender, rounding: { payment: 'cents' } }]],
      }),
    ).toEqual([])
  })

  it('carries the comparison-rate text of each lender with its figures', () => {
    expect(aSite().finance.providers[0]?.comparison).toBeNull()
    const comparison = {
      text: '{rate} % p.a. (comparison {comparisonRate} %) on a {termYears}-year secured loan of {loanAmount}.',
      ratePercent: 6.29,
      comparisonRatePercent: 8.19,
      asOf: '2026-10-01',
      expires: '2027-01-31',
    }
    const site = aSite({ finance: { providers: [{ ...lender, key: 'youx', comparison }] } })
    expect(site.finance.providers[0]?.comparison).toEqual({
      ...comparison,
      loanAmountDollars: 30000,
      termYears: 5,
    })
    expect(
      contradictions('finance.providers', {
        fallback: aSite().finance.providers,
        accepts: [],
        refuses: [
          [{ ...lender, comparison: { ...comparison, text: '' } }],
          [{ ...lender, comparison: { ...comparison, expires: 'soon' } }],
          [{ ...lender, comparison: { ...comparison, expires: '2027-02-30' } }],
        ],
      }),
    ).toEqual([])
  })

  it('names the four brand fees when they are switched on', () => {
    expect(
      contradictions('finance.brandFees', {
        fallback: null,
        accepts: [],
        refuses: [true, { gst: 10 }],
      }),
    ).toEqual([])
    expect(aSite({ finance: { brandFees: {} } }).finance.brandFees).toEqual({
      establishmentDollars: 395,
      securityRegistrationDollars: 6,
      monthlyAdminDollars: 8,
      dealerAgencyDollars: 912.25,
    })
  })

  it('offers money presets from $5,000 to $70,000, or $300,000 to $800,000', () => {
    const presets = aSite().finance.moneyPresetsDollars
    expect([presets[0], presets.at(-1)]).toEqual([5000, 70000])
    expect(
      contradictions('finance.moneyPresetsDollars', {
        fallback: presets,
        accepts: [[300000, 400000, 500000, 600000, 700000, 800000]],
        refuses: [[], ['$5,000'], [-5000]],
      }),
    ).toEqual([])
  })

  it('has the get-finance call-to-action off or on', () => {
    expect(
      contradictions('finance.getFinanceCallToAction', {
        fallback: false,
        accepts: [true],
        refuses: ['on'],
      }),
    ).toEqual([])
  })

  it('enters finance by page, popup or modal', () => {
    expect(
      contradictions('finance.entry', {
        fallback: 'page',
        accepts: ['popup', 'modal'],
        refuses: ['tab'],
      }),
    ).toEqual([])
  })

  it('has personalised finance off by default', () => {
    expect(
      contradictions('finance.personalised', { fallback: false, accepts: [true], refuses: [1] }),
    ).toEqual([])
  })

  it('has no page of an alternate credit provider by default', () => {
    expect(
      contradictions('finance.alternateProviderPage', {
        fallback: null,
        accepts: ['/bad-credit-finance'],
        refuses: [true, 'https://lender.example', '/finance', '/cars', '/contact', '/_assets'],
      }),
    ).toEqual([])
  })

  it('gives that page a lender of the list', () => {
    expect(
      contradictions('finance.alternateProvider', {
        fallback: null,
        accepts: ['youx'],
        refuses: ['bank', ''],
      }),
    ).toEqual([])
  })
})
