import type { GovernmentCharges } from '@forecourt/tenant-config/model'
import { describe, expect, it } from 'vitest'
import { aCar } from '../testing/cars.ts'
import type { Car } from './car.ts'
import { computeDriveAwayEstimate, findPriceBasis } from './price-basis.ts'

describe('findPriceBasis', () => {
  it.each([
    ['Drive Away', 'drive-away'],
    ['DRIVEAWAY', 'drive-away'],
    [' Drive-away, no more to pay', 'drive-away'],
    ['Now drive away', 'drive-away'],
    ['Excl. Government Charges', 'excluding-government-charges'],
    ['Excl. Govt. Charges', 'excluding-government-charges'],
    ['Ex Govt Charges', 'excluding-government-charges'],
    ['Plus On Road Costs', 'excluding-government-charges'],
    ['Before Government Charges', 'excluding-government-charges'],
    ['Not drive away', 'excluding-government-charges'],
    ['Incl. Government Charges', null],
    ['Price of a Drive Away Kit', null],
    ['Excl. GST', null],
    ['Special', null],
    ['', null],
    [null, null],
  ])('of %s is %s [D-98]', (type, basis) => {
    expect(findPriceBasis(type)).toBe(basis)
  })
})

describe('computeDriveAwayEstimate', () => {
  const nsw: GovernmentCharges = {
    state: 'nsw',
    stampDuty: [
      { upToDollars: 45_000, percent: 3 },
      { upToDollars: null, percent: 5 },
    ],
    newVehicleDollars: 990,
    usedVehicleDollars: 39,
  }
  const estimate = (differences: Partial<Car>) =>
    computeDriveAwayEstimate(
      aCar({
        state: 'nsw',
        car_type: 'used',
        offer_price: null,
        price_type: 'Excl. Government Charges',
        ...differences,
      }),
      [nsw],
    )

  it.each([
    [20_000, 20_000 + 600 + 39],
    [44_999, 44_999 + 1_350 + 39],
    [45_000, 45_000 + 1_350 + 39],
    [45_020, 45_020 + 1_351 + 39],
    [60_000, 60_000 + 1_350 + 750 + 39],
  ])('of $%d adds the duty on each part and the charge to $%d [PLUS-076]', (price, total) => {
    expect(estimate({ price })).toBe(total)
  })

  it('charges a new vehicle its registration, a demonstrator what a used one costs [PLUS-076]', () => {
    expect(estimate({ price: 20_000, car_type: 'new' })).toBe(20_000 + 600 + 990)
    expect(estimate({ price: 20_000, car_type: 'demo' })).toBe(20_000 + 600 + 39)
  })

  it('starts from the offer, and is in whole dollars [PLUS-076]', () => {
    expect(estimate({ price: 30_000, offer_price: 20_000 })).toBe(20_639)
    expect(estimate({ price: 20_000.5 })).toBe(20_640)
  })

  it.each([
    ['includes them', { price_type: 'Drive Away' }],
    ['does not say what it includes', { price_type: null }],
    ['is in a state without charges', { state: 'qld' }],
    ['is nowhere', { state: null }],
    ['is no price', { price: 10 }],
  ])('has none where the price %s [PLUS-076]', (_, differences) => {
    expect(estimate({ price: 20_000, ...differences })).toBeNull()
  })
})
