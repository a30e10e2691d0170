import { describe, expect, it } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { findPhone, type PhoneSubject } from './index.ts'
import { contradictions } from './setting.contract.ts'

const car: PhoneSubject = {
  dealership_slug: 'example-motors',
  car_type: 'used',
  location: { id: 1, phone: '07 7010 0005' },
}

const numbers = {
  byDealership: { 'example-motors': { used: '07 7010 0011', fixed: '07 7010 0012' } },
  byCarType: { used: '07 7010 0013' },
  fixed: '07 7010 0014',
}

describe('findPhone', () => {
  it('takes the first number of six rules and skips empty ones [D-90] [VDP-042]', () => {
    const { byDealership, byCarType, fixed } = numbers
    const dealershipFixed = { 'example-motors': { used: '', fixed: '07 7010 0012' } }
    expect(findPhone(aSite({ phones: numbers }), car)).toBe('07 7010 0011')
    expect(findPhone(aSite({ phones: { ...numbers, byDealership: dealershipFixed } }), car)).toBe(
      '07 7010 0012',
    )
    expect(findPhone(aSite({ phones: { byCarType, fixed } }), car)).toBe('07 7010 0013')
    expect(findPhone(aSite({ phones: { fixed } }), car)).toBe('07 7010 0014')
    expect(findPhone(aSite(), car)).toBe('07 7010 0005')
    expect(findPhone(aSite(), { ...car, location: { id: 1, phone: '' } })).toBe('07 7010 0001')
    expect(
      findPhone(aSite({ phones: { byDealership } }), { ...car, dealership_slug: 'other' }),
    ).toBe('07 7010 0005')
  })

  it.each(['new', 'used', 'demo'] as const)(
    'takes the number of a %s car where there is one, and no other car type’s [VDP-041]',
    (car_type) => {
      const own = { new: '07 7010 0031', used: '07 7010 0032', demo: '07 7010 0033' }
      const all = aSite({ phones: { byCarType: own, fixed: '07 7010 0014' } })
      expect(findPhone(all, { ...car, car_type })).toBe(own[car_type])
      const without = aSite({ phones: { byCarType: { ...own, [car_type]: '' } } })
      expect(findPhone(without, { ...car, car_type })).toBe('07 7010 0005')
    },
  )

  it('is null when no rule gives a number [D-90]', () => {
    expect(findPhone(aSite(), { ...car, location: { id: 2, phone: null } })).toBeNull()
    expect(findPhone(aSite(), { dealership_slug: null, car_type: null, location: null })).toBeNull()
  })

  it("never gives one site's number to another [CFG-084]", () => {
    const configured = ['07 7010 0011', '07 7010 0012', '07 7010 0013', '07 7010 0014']
    const first = aSite({ phones: numbers })
    const second = aSite({ id: 'second', domains: ['second.localhost'] })
    expect(configured).toContain(findPhone(first, car))
    expect(configured).not.toContain(findPhone(second, car))
    expect(JSON.stringify(second)).not.toMatch(new RegExp(configured.join('|')))
  })
})

describe('phones', () => {
  it('has no numbers per car type by default [CFG-082]', () => {
    expect(
      contradictions('phones.byCarType', {
        fallback: { new: '', used: '', demo: '' },
        accepts: [{ new: '07 7010 0021', used: '07 7010 0022', demo: '07 7010 0023' }],
        refuses: [{ used: 'ring us' }, { hire: '07 7010 0024' }],
      }),
    ).toEqual([])
    expect(
      contradictions('phones.byDealership', {
        fallback: {},
        accepts: [{ 'example-motors': { new: '', used: '07 7010 0022', demo: '', fixed: '' } }],
        refuses: [{ 'example-motors': { used: 7 } }, { 'other-dealer': { used: '07 7010 0022' } }],
      }),
    ).toEqual([])
  })

  it('has no fixed number by default [CFG-083]', () => {
    expect(
      contradictions('phones.fixed', {
        fallback: '',
        accepts: ['1300 975 707', '0491 570 156'],
        refuses: ['ring us', 1300975707],
      }),
    ).toEqual([])
  })
})
