import { describe, expect, it } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { findDepositDollars, formatDeposit, parseSite, type SiteInput } from './index.ts'

const reserveOf = (reserve: SiteInput['reserve']) => aSite({ reserve }).reserve

describe('formatDeposit', () => {
  it("is '$200' when nothing is set [CFG-081]", () => {
    expect(formatDeposit(reserveOf({}))).toBe('$200')
    expect(formatDeposit(reserveOf({ depositText: 'a $200 holding deposit' }))).toBe(
      'a $200 holding deposit',
    )
    for (const wrong of ['', 200]) {
      const result = parseSite({
        id: 'a',
        name: 'A',
        domains: ['a.au'],
        reserve: { depositText: wrong },
      })
      expect(result).toMatchObject({ ok: false, problems: [{ path: 'reserve.depositText' }] })
    }
  })

  it('is the formatted price when only a price is set [D-15]', () => {
    expect(formatDeposit(reserveOf({ price: 500 }))).toBe('$500')
    expect(formatDeposit(reserveOf({ price: 1500 }))).toBe('$1,500')
    expect(formatDeposit(reserveOf({ price: 99.5 }))).toBe('$99.50')
  })
})

describe('findDepositDollars', () => {
  it('charges the price, else 200 dollars [D-15]', () => {
    expect(findDepositDollars(reserveOf({}))).toBe(200)
    expect(findDepositDollars(reserveOf({ price: 500 }))).toBe(500)
  })
})

describe('reserve', () => {
  const parse = (reserve: SiteInput['reserve']) =>
    parseSite({ id: 'a', name: 'A', domains: ['a.au'], reserve }).ok

  it('refuses a deposit text with another dollar figure than the price [D-15]', () => {
    expect(parse({ price: 500, depositText: '$500 fully refundable' })).toBe(true)
    expect(parse({ price: 1500, depositText: '$1,500' })).toBe(true)
    expect(parse({ price: 500, depositText: '$200' })).toBe(false)
    expect(parse({ price: 500, depositText: '$500, was $1,000' })).toBe(false)
    expect(parse({ depositText: '$500' })).toBe(false)
    expect(parse({ depositText: 'a small holding deposit' })).toBe(true)
  })
})
