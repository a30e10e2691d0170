import { aCar } from '@forecourt/stock/testing'
import type { FinanceProvider, VehiclePageConfig } from '@forecourt/tenant-config/model'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { aFinanceVehicle, someLenderFigures } from '../../testing/index.ts'
import type { FinanceVehicle } from '../index.ts'
import {
  calculateMonthEstimate,
  type Eligibility,
  type EstimateQuestion,
  eligibilityRules,
  findProviderLender,
  findWeeklyEstimate,
  type HiddenEstimates,
  isEligible,
  type LenderInfo,
} from './index.ts'

const hidden: HiddenEstimates = { makes: [], dealerships: [], site: false }
const question: EstimateQuestion = {
  vehicle: aFinanceVehicle(),
  lender: someLenderFigures(),
  eligibility: 'weekly',
  hidden,
  currentYear: 2026,
}

const find = (overrides: Partial<EstimateQuestion> = {}) =>
  findWeeklyEstimate({ ...question, ...overrides })

/** True when a rule takes a vehicle with a lender's figures. */
function takes(
  eligibility: Eligibility,
  vehicle: Partial<FinanceVehicle> = {},
  info: LenderInfo = {},
): boolean {
  return isEligible(aFinanceVehicle(vehicle), someLenderFigures(info), eligibility, 2026)
}

describe('findWeeklyEstimate', () => {
  it('needs finance data of the configured provider [FIN-025]', () => {
    expect(find()?.weekDollars).toBe(138)
    expect(find({ lender: null })).toBeNull()
  })

  it('gives none for a provider the site does not name [D-46]', () => {
    expect(find({ eligibility: null })).toBeNull()
  })

  it('needs a rate and a comparison rate, and takes 0 as one [FIN-026]', () => {
    expect(find({ lender: someLenderFigures({ interestRate: null }) })).toBeNull()
    expect(find({ lender: someLenderFigures({ comparisonRate: null }) })).toBeNull()
    expect(find({ lender: someLenderFigures({ comparisonRate: 'n/a' }) })).toBeNull()
    expect(find({ lender: someLenderFigures({ interestRate: 0, comparisonRate: '0' }) })).toEqual({
      weekDollars: 138,
      ratePercent: 0,
      comparisonRatePercent: 0,
    })
  })

  it('is hidden for a configured make, in any case [FIN-027]', () => {
    expect(find({ hidden: { ...hidden, makes: ['toyota'] } })).toBeNull()
    expect(find({ hidden: { ...hidden, makes: [' TOYOTA '] } })).toBeNull()
    expect(find({ hidden: { ...hidden, makes: ['Toy'] } })).not.toBeNull()
  })

  it('is hidden for configured dealerships [FIN-028]', () => {
    expect(find({ hidden: { ...hidden, dealerships: ['inland', 'harbour-city'] } })).toBeNull()
    expect(find({ hidden: { ...hidden, dealerships: ['inland'] } })).not.toBeNull()
  })

  it('is hidden on a flagged site [FIN-029]', () => {
    expect(find({ hidden: { ...hidden, site: true } })).toBeNull()
  })

  it('rounds the week to whole dollars [FIN-073]', () => {
    const at = (paymentWeek: number) =>
      find({ lender: someLenderFigures({ paymentWeek }) })?.weekDollars
    expect([at(94.49), at(94.5)]).toEqual([94, 95])
  })

  it('is the month / 4.33 for a monthly provider [D-47]', () => {
    const lender = someLenderFigures({ paymentMonth: 433, paymentWeek: null })
    expect(find({ eligibility: 'monthly', lender })?.weekDollars).toBe(100)
    expect(find({ eligibility: 'weekly', lender })).toBeNull()
  })

  it('needs finance to be applicable too [D-47]', () => {
    expect(find({ vehicle: aFinanceVehicle({ isReserved: true }) })).toBeNull()
    expect(find({ vehicle: aFinanceVehicle({ status: 'coming_soon' }) })).toBeNull()
  })

  it('shows none from 200 to 500 dollars but for an available provider [D-47]', () => {
    const at = (priceDollars: number, eligibility: Eligibility) =>
      find({ vehicle: aFinanceVehicle({ priceDollars }), eligibility }) !== null
    expect([at(500, 'weekly'), at(500, 'monthly'), at(500, 'age-limited')]).toEqual([
      false,
      false,
      false,
    ])
    expect([at(200, 'available'), at(200.01, 'available'), at(500, 'available')]).toEqual([
      false,
      true,
      true,
    ])
  })

  it.each([null, 0])(
    'shows none for a week of %s, even where availability is all that counts',
    (paymentWeek) => {
      const lender = someLenderFigures({ paymentWeek })
      expect(find({ eligibility: 'available', lender })).toBeNull()
    },
  )
})

describe('findProviderLender', () => {
  const { finance } = aSite({
    finance: {
      provider: 'lender',
      providers: [
        { key: 'youx', name: 'YouX', eligibility: 'age-limited' },
        { key: 'lender', name: 'Lender', eligibility: 'weekly' },
      ],
    },
  })
  const lenders = {
    youx: { paymentWeek: 90, interestRate: 7, comparisonRate: 8 },
    lender: { paymentWeek: 95, interestRate: 9, comparisonRate: 10 },
  }

  it('takes figures and rule of the configured provider and of no other [FIN-025]', () => {
    const found = findProviderLender(finance, aCar({ finance_lenders: lenders }).finance_lenders)
    expect(found).toMatchObject({ lender: { weekDollars: 95 }, eligibility: 'weekly' })
    expect(find(found)).toEqual({ weekDollars: 95, ratePercent: 9, comparisonRatePercent: 10 })
    expect(find(findProviderLender(finance, { youx: lenders.youx }))).toBeNull()
    expect(find(findProviderLender(finance, aCar().finance_lenders))).toBeNull()
  })

  it('knows no rule of a provider that is not named [D-46]', () => {
    const unnamed = { ...finance, provider: 'other' }
    expect(findProviderLender(unnamed, { other: lenders.lender }).eligibility).toBeNull()
    expect(find(findProviderLender(unnamed, { other: lenders.lender }))).toBeNull()
    expect(findProviderLender({ ...finance, provider: 'toString' }, lenders).lender).toBeNull()
  })
})

describe('isEligible', () => {
  it('asks an age-limited provider’s vehicle to be younger than 12 years, above 500, available and paid weekly [FIN-030]', () => {
    expect(takes('age-limited')).toBe(true)
    expect(takes('age-limited', { year: 2014 })).toBe(false)
    expect(takes('age-limited', { priceDollars: 500 })).toBe(false)
    expect(takes('age-limited', { isAvailable: false })).toBe(false)
    expect(takes('age-limited', {}, { paymentWeek: null })).toBe(false)
    expect(takes('age-limited', {}, { paymentMonth: null })).toBe(true)
  })

  it('asks for availability only where the rule is available [FIN-031]', () => {
    const old = { year: 1990, priceDollars: null }
    expect(takes('available', old, { paymentWeek: null, paymentMonth: null })).toBe(true)
    expect(takes('available', { isAvailable: false })).toBe(false)
  })

  it('asks for a price above 500, availability and a weekly payment where the rule is weekly [FIN-032]', () => {
    expect(takes('weekly', { year: 1990 })).toBe(true)
    expect(takes('weekly', { priceDollars: 500 })).toBe(false)
    expect(takes('weekly', { isAvailable: false })).toBe(false)
    expect(takes('weekly', {}, { paymentWeek: '' })).toBe(false)
    expect(takes('weekly', {}, { paymentMonth: null })).toBe(true)
  })

  it('asks for a price above 500, availability and a monthly payment where the rule is monthly [FIN-033]', () => {
    expect(takes('monthly', { year: 1990 })).toBe(true)
    expect(takes('monthly', { priceDollars: 500 })).toBe(false)
    expect(takes('monthly', { isAvailable: false })).toBe(false)
    expect(takes('monthly', {}, { paymentMonth: null })).toBe(false)
    expect(takes('monthly', {}, { paymentWeek: null })).toBe(true)
  })

  it('refuses the year that is this year minus 12 and takes the next [FIN-034]', () => {
    expect(takes('age-limited', { year: 2026 - 12 })).toBe(false)
    expect(takes('age-limited', { year: 2026 - 11 })).toBe(true)
    expect(takes('age-limited', { year: null })).toBe(false)
  })

  it('refuses a price of 500 and takes 500.01 [FIN-035]', () => {
    for (const rule of ['age-limited', 'weekly', 'monthly'] as const) {
      expect(takes(rule, { priceDollars: 500 })).toBe(false)
      expect(takes(rule, { priceDollars: 500.01 })).toBe(true)
    }
  })
})

describe('calculateMonthEstimate', () => {
  it('is the week x 4.33 [FIN-072]', () => {
    expect(calculateMonthEstimate(95)).toBe(411.35)
    expect(calculateMonthEstimate(100)).toBe(433)
  })
})

describe('eligibilityRules', () => {
  it('go by the names of a tenant file', () => {
    expectTypeOf<FinanceProvider['eligibility']>().toEqualTypeOf<keyof typeof eligibilityRules>()
    expectTypeOf<VehiclePageConfig['weeklyFinanceHidden']>().toExtend<HiddenEstimates>()
    expect(Object.keys(eligibilityRules)).toHaveLength(4)
  })
})
