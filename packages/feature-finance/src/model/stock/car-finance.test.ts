import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { calculateState } from '../index.ts'
import { describeRepayments, type FinancePageSite, resolveCarFinance } from './index.ts'

const comparison = {
  text: 'WARNING: based on a {termYears}-year secured {loanAmount} loan.',
  ratePercent: 7.5,
  comparisonRatePercent: 8.19,
  asOf: '2026-10-01',
  expires: '2027-01-31',
}
const provider = { key: 'bank', name: 'Bank', eligibility: 'weekly' as const, comparison }
const siteOf = (finance: object = {}, features: object = {}): FinancePageSite =>
  aSite({ features, finance: { provider: 'bank', providers: [provider], ...finance } })

const figures = {
  paymentWeek: '138.46',
  interestRate: 7.5,
  comparisonRate: 8.19,
  termYears: 5,
  disclaimer: 'Of the lender.',
}
const car = aCar({ price: 30_000, offer_price: null, finance_lenders: { bank: figures } })

const resolve = (
  site = siteOf(),
  {
    query = '',
    today = '2026-11-23',
    of = car,
  }: { query?: string; today?: string; of?: typeof car } = {},
) => resolveCarFinance(of, site, new URLSearchParams(query), today)

describe('resolveCarFinance', () => {
  it('has the estimate and a calculator that starts with the same repayment [VDP-029] [VDP-060]', () => {
    const finance = resolve()
    expect(finance?.claim).toMatchObject({ paymentDollars: 138, ratePercent: 7.5 })
    expect(finance?.calculator?.isAsked).toBe(false)
    expect(finance?.calculator?.start.inputs).toMatchObject({
      amountDollars: 30_000,
      termYears: 5,
      interestPercent: 7.5,
      frequency: 'week',
    })
  })

  it('has one week of a monthly lender in estimate and calculator, and a fortnight of two [PLUS-112] [D-47]', () => {
    const rounding = { payment: 'ceil', total: 'floor' }
    const site = siteOf({ providers: [{ ...provider, eligibility: 'monthly', rounding }] })
    const monthly = { ...figures, paymentWeek: null, paymentMonth: 600, totalPayable: 36_000 }
    const finance = resolve(site, { of: { ...car, finance_lenders: { bank: monthly } } })
    expect(finance?.claim).toMatchObject({ paymentDollars: 139, frequency: 'week' })
    const payments = (['week', 'fortnight', 'month'] as const).map((frequency) => {
      const start = finance?.calculator?.start
      if (!start) throw new Error('expected a calculator')
      return calculateState({ ...start.inputs, frequency }, finance.calculator?.setup.context)
    })
    expect(payments).toMatchObject([
      { paymentDollars: 139, totalDollars: 36_000 },
      { paymentDollars: 278, totalDollars: 36_000 },
      { paymentDollars: 600, totalDollars: 36_000 },
    ])
  })

  it('reads a calculation from the address [PLUS-023]', () => {
    const calculator = resolve(siteOf(), { query: 'amount=100001&term=3' })?.calculator
    expect(calculator?.isAsked).toBe(true)
    expect(calculator?.start.inputs).toMatchObject({ amountDollars: 30_000, termYears: 3 })
    expect(calculator?.start.amountMessage).toBe('Cannot be less than $1,000 or more than $100,000')
  })

  it('shows the repayment the address asks for in every part [PLUS-112] [D-102]', () => {
    const finance = resolve(siteOf(), { query: 'amount=20000&frequency=month' })
    expect(finance?.claim).toMatchObject({ frequency: 'month', amountDollars: 20_000 })
    expect(finance?.quote).toBeNull()
  })

  it('is none where finance is off or does not apply [FIN-037] [FIN-038]', () => {
    expect(resolve(siteOf({}, { finance: false }))).toBeNull()
    expect(resolve(siteOf(), { of: { ...car, price: 200 } })).toBeNull()
    expect(resolve(siteOf(), { of: { ...car, price: 201 } })).not.toBeNull()
    expect(resolve(siteOf(), { of: { ...car, reserved: true } })).toBeNull()
  })

  it('has no repayment, calculator or warning past the last day of the rates [PLUS-041]', () => {
    expect(resolve(siteOf(), { today: '2027-01-31' })?.calculator).not.toBeNull()
    expect(resolve(siteOf(), { today: '2027-02-01' })).toMatchObject({
      claim: null,
      calculator: null,
      warning: null,
      disclaimer: 'Of the lender.',
    })
  })

  it('has the warning with its figures, and the disclaimer of the lender before the default [FIN-082] [FIN-083]', () => {
    const site = siteOf({ defaultDisclaimer: 'Of the site.' })
    expect(resolve(site)).toMatchObject({
      warning: 'WARNING: based on a 5-year secured $30,000 loan.',
      disclaimer: 'Of the lender.',
      fees: null,
    })
    expect(resolve(site, { of: { ...car, finance_lenders: {} } })?.disclaimer).toBe('Of the site.')
  })

  it('names the fees of the brand and adds none of them to the principal [FIN-087]', () => {
    const finance = resolve(siteOf({ brandFees: {} }))
    expect(finance?.fees).toBe(
      'Fees: establishment $395, security registration $6, monthly account admin $8, dealer agency $912.25.',
    )
    expect(finance?.calculator?.setup.context.establishmentFeeDollars).toBe(0)
  })

  it('names who gives the credit as the dealer words it, else the lender of the vehicle [D-53]', () => {
    const lenders = { bank: { ...figures, financeProvider: 'Wattle Bank' } }
    const of = { ...car, finance_lenders: lenders }
    expect(resolve(siteOf(), { of })?.creditProvider).toBe('Finance by Wattle Bank.')
    expect(resolve()?.creditProvider).toBeNull()
    const creditProvider = 'Credit by Banksia Finance.'
    const worded = siteOf({ providers: [{ ...provider, creditProvider }] })
    expect(resolve(worded, { of })?.creditProvider).toBe(creditProvider)
  })
})

describe('describeRepayments', () => {
  it('has the warning and the day of the rates, until their last day [PLUS-041]', () => {
    expect(describeRepayments(siteOf(), '2027-01-31')).toMatchObject({
      warning: 'WARNING: based on a 5-year secured $30,000 loan.',
      note: '* Weekly repayments are estimates for the price shown, less any deposit the lender asks for, at the rates of 1\u00a0October\u00a02026.',
    })
    expect(describeRepayments(siteOf(), '2027-02-01')).toBeNull()
  })
})
