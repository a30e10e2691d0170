import { describe, expect, it } from 'vitest'
import { aFinanceVehicle } from '../testing/index.ts'
import { type FinanceVehicle, isFinanceApplicable } from './index.ts'

describe('isFinanceApplicable', () => {
  it('is so in stock, not sold, not reserved and above 200 [FIN-037]', () => {
    expect(isFinanceApplicable(aFinanceVehicle())).toBe(true)
  })

  it.each<[string, Partial<FinanceVehicle>]>([
    ['coming soon', { status: 'coming_soon' }],
    ['sold by its status', { status: 'sold', isAvailable: false }],
    ['sold by its tag', { isAvailable: false }],
    ['reserved', { isReserved: true }],
    ['without a price', { priceDollars: null }],
  ])('is not so for a vehicle that is %s [FIN-037]', (_name, overrides) => {
    expect(isFinanceApplicable(aFinanceVehicle(overrides))).toBe(false)
  })

  it('is not so at a price of exactly 200, and so at 200.01 [FIN-038]', () => {
    expect(isFinanceApplicable(aFinanceVehicle({ priceDollars: 200 }))).toBe(false)
    expect(isFinanceApplicable(aFinanceVehicle({ priceDollars: 200.01 }))).toBe(true)
  })
})
