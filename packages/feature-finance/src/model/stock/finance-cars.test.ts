import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import { readFinanceQuery } from '../quote/index.ts'
import { pickFinanceCars, toPrefillVehicle } from './index.ts'

const used = aCar({ car_type: 'used', status: 'in_stock', sold: false, photos_count: 2 })

describe('pickFinanceCars', () => {
  it('takes up to 6 [FIN-016]', () => {
    expect(pickFinanceCars(Array.from({ length: 7 }, () => used))).toHaveLength(6)
    expect(pickFinanceCars([used])).toEqual([used])
  })

  it('takes used cars that are in stock [FIN-017]', () => {
    const others = [
      { ...used, status: 'coming_soon' as const },
      { ...used, sold: true },
      { ...used, car_type: 'new' as const },
      { ...used, car_type: 'demo' as const },
    ]
    expect(pickFinanceCars(others)).toEqual([])
  })

  it('leaves out cars that cannot be financed: reserved, without a price [FIN-037]', () => {
    const others = [
      { ...used, reserved: true },
      { ...used, price: null, offer_price: null },
    ]
    expect(pickFinanceCars(others)).toEqual([])
  })

  it('takes those with more than one photo [FIN-018]', () => {
    const cars = [0, 1, 2].map((photos_count) => ({ ...used, photos_count }))
    expect(pickFinanceCars(cars)).toEqual([cars[2]])
  })
})

describe('toPrefillVehicle', () => {
  it('fills what the address leaves open [FIN-013]', () => {
    const car = aCar({ price: 26_990, offer_price: null, year: 2021, car_type: 'used' })
    const query = new URLSearchParams('price=15000&loanTerm=3')
    expect(readFinanceQuery(query, toPrefillVehicle(car))).toMatchObject({
      amountDollars: 15_000,
      termYears: 3,
      year: 2021,
      carType: 'used',
      preferredDealership: car.dealership_slug,
    })
    expect(readFinanceQuery(new URLSearchParams(), toPrefillVehicle(car)).amountDollars).toBe(
      26_990,
    )
  })
})
