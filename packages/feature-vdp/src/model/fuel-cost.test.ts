import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDescribedCar } from '../testing/index.ts'
import { calculateFuelCost, findFuelUse, isFuelBurning } from './fuel-cost.ts'
import { formatFuelText, readFuelText, resolveFuelAnswer } from './fuel-form.ts'

const { fuelDefaults } = aSite().vehiclePage
const consuming = (fuelconsumptioncombined: number | null) => {
  const { variant } = aDescribedCar()
  if (variant === null) throw new Error('the described car has a variant')
  return { variant: { ...variant, fuelconsumptioncombined } }
}

describe('calculateFuelCost', () => {
  it('is distance / 100 x consumption x price, and 52 times that a year [VDP-115] [D-42]', () => {
    expect(calculateFuelCost({ distanceKm: 250, litresPer100Km: 10, priceDollars: 1.7 })).toEqual({
      weekDollars: 42.5,
      yearDollars: 2210,
    })
    expect(
      calculateFuelCost({ distanceKm: 310, litresPer100Km: 8.9, priceDollars: 1.859 }),
    ).toEqual({
      weekDollars: 51.29,
      yearDollars: 2667.07,
    })
  })

  it('rounds half a cent up', () => {
    expect(
      calculateFuelCost({ distanceKm: 100, litresPer100Km: 1, priceDollars: 1.005 }).weekDollars,
    ).toBe(1.01)
    expect(
      calculateFuelCost({ distanceKm: 250, litresPer100Km: 7.4, priceDollars: 1.95 }).weekDollars,
    ).toBe(36.08)
  })

  it('doubles with the distance, to the cent', () => {
    const amount = fc.integer({ min: 1, max: 5000 })
    fc.assert(
      fc.property(amount, amount, amount, (distanceKm, tenths, cents) => {
        const use = { distanceKm, litresPer100Km: tenths / 10, priceDollars: cents / 100 }
        const twice = calculateFuelCost({ ...use, distanceKm: distanceKm * 2 }).weekDollars
        expect(Math.abs(twice - calculateFuelCost(use).weekDollars * 2)).toBeLessThan(0.0101)
      }),
    )
  })
})

describe('findFuelUse', () => {
  it('starts from 1.70 a litre, 250 kms and 10 L/100km [VDP-112] [VDP-113] [VDP-114]', () => {
    const start = formatFuelText(findFuelUse({ variant: null }, fuelDefaults))
    expect(start).toEqual({ fuel_price: '1.70', distance: '250', consumption: '10' })
  })

  it.each([
    [8.9, 8.9],
    [0.1, 0.1],
    [0, 10],
    [null, 10],
  ])("takes the variant's consumption of %s as %s [D-42]", (stated, expected) => {
    expect(findFuelUse(consuming(stated), fuelDefaults).litresPer100Km).toBe(expected)
  })
})

describe('isFuelBurning', () => {
  it.each([
    [{ simple_fuel: 'Electric', fuel: null }, false],
    [{ simple_fuel: null, fuel: 'electric' }, false],
    [{ simple_fuel: 'Hybrid', fuel: 'Petrol Electric Hybrid' }, true],
    [{ simple_fuel: 'Diesel', fuel: 'Diesel' }, true],
    [{ simple_fuel: null, fuel: null }, true],
    [{ simple_fuel: null, fuel: null, simple_body: 'Caravan' }, false],
    [{ simple_fuel: null, fuel: null, simple_body: 'Camper Trailer' }, false],
    [{ simple_fuel: 'Diesel', fuel: 'Diesel', simple_body: 'Motorhome' }, true],
    [{ simple_fuel: null, fuel: null, simple_body: null, item_type: 'Caravan' }, false],
    [{ simple_fuel: null, fuel: null, simple_body: null, item_type: 'Trailer' }, false],
    [{ simple_fuel: 'Diesel', fuel: 'Diesel', simple_body: null, item_type: 'Caravan' }, true],
  ])('of %o is %s [VDP-111] [D-42]', (differences, expected) => {
    expect(isFuelBurning(aCar(differences))).toBe(expected)
  })
})

describe('resolveFuelAnswer', () => {
  const start = { fuel_price: '1.70', distance: '250', consumption: '10' }

  it('answers every change of a field [VDP-115]', () => {
    expect(resolveFuelAnswer(start).cost?.weekDollars).toBe(42.5)
    expect(resolveFuelAnswer({ ...start, fuel_price: '2' }).cost?.weekDollars).toBe(50)
    expect(resolveFuelAnswer({ ...start, distance: '500' }).cost?.weekDollars).toBe(85)
    expect(resolveFuelAnswer({ ...start, consumption: '5' }).cost?.weekDollars).toBe(21.25)
  })

  it.each([
    ['$2.00', 50],
    [' 2 ', 50],
    ['2.', 50],
    ['1,859', null],
    ['1,85', 46.25],
    ['0.1', 2.5],
    ['0.09', null],
    ['9.99', 249.75],
    ['10', null],
    ['', null],
    ['dear', null],
    ['-2', null],
    ['1e1', null],
  ])('reads the price %o as it was meant', (fuel_price, week) => {
    const { cost, errors } = resolveFuelAnswer({ ...start, fuel_price })
    expect(cost?.weekDollars ?? null).toBe(week)
    expect(errors.fuel_price).toBe(
      week === null ? 'Enter a price from $0.10 to $9.99 a litre.' : undefined,
    )
  })

  it.each([
    ['250 kms', 42.5],
    ['1,000', 170],
    ['1', 0.17],
    ['0', null],
    ['10000', 1700],
    ['10001', null],
  ])('reads the distance %o as it was meant', (distance, week) => {
    expect(resolveFuelAnswer({ ...start, distance }).cost?.weekDollars ?? null).toBe(week)
  })
})

describe('readFuelText', () => {
  it('keeps what was typed, wrong or not, and the start where nothing was', () => {
    const start = { fuel_price: '1.70', distance: '250', consumption: '10' }
    const typed = new URLSearchParams({ fuel_price: '', distance: 'far' })
    expect(readFuelText(typed, start)).toEqual({
      fuel_price: '',
      distance: 'far',
      consumption: '10',
    })
  })
})
