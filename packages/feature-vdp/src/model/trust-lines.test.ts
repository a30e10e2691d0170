import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { listTrustLines } from './trust-lines.ts'

type Car = Parameters<typeof aCar>[0]
type When = Record<string, unknown>

/** The first second of December 2026 in Brisbane. */
const now = new Date('2026-11-30T14:00:00Z')

/** True when a promise with one condition stands beside the price of a car. */
function isShown(when: When, car: Car): boolean {
  const site = aSite({ vehiclePage: { trustLines: [{ text: 'Seven days to return it', when }] } })
  return listTrustLines(aCar(car), site, now).length === 1
}

describe('listTrustLines', () => {
  it('has none by default, since a promise is the dealer’s to make', () => {
    expect(listTrustLines(aCar(), aSite(), now)).toEqual([])
  })

  it('says every line without conditions, in order, with its icon', () => {
    const site = aSite({
      vehiclePage: {
        trustLines: [{ text: 'Ring and a person answers', icon: 'person' }, { text: 'Inspected' }],
      },
    })
    expect(
      listTrustLines(aCar({ price: null, km: null, build_date: null, year: null }), site, now),
    ).toEqual([
      { text: 'Ring and a person answers', icon: 'person' },
      { text: 'Inspected', icon: 'shield' },
    ])
  })

  it('says how long the protection plan of the dealer is [CFG-093]', () => {
    const vehiclePage = { trustLines: [{ text: 'With a {protectionPlan}' }] }
    const said = (warranty: { protectionPlanYears?: 3 | 5 }) =>
      listTrustLines(aCar(), aSite({ vehiclePage, warranty }), now).map(({ text }) => text)
    expect(said({})).toEqual(['With a 3-year mechanical protection plan'])
    expect(said({ protectionPlanYears: 5 })).toEqual(['With a 5-year mechanical protection plan'])
  })

  it.each<[string, When, Car, boolean]>([
    ['car type', { carTypes: ['used', 'demo'] }, { car_type: 'demo' }, true],
    ['car type', { carTypes: ['used', 'demo'] }, { car_type: 'new' }, false],
    ['kind of vehicle', { itemTypes: ['Caravan'] }, { item_type: 'caravan' }, true],
    ['kind of vehicle', { itemTypes: ['Caravan'] }, { item_type: 'car' }, false],
    ['certificate', { certified: true }, { certified: true }, true],
    ['certificate', { certified: true }, { certified: false }, false],
    ['no certificate', { certified: false }, { certified: false }, true],
    ['price type', { priceTypes: ['Drive Away'] }, { price_type: ' drive away' }, true],
    [
      'price type',
      { priceTypes: ['Drive Away'] },
      { price_type: 'Excl. Government Charges' },
      false,
    ],
    ['price type of a car without a price', { priceTypes: ['Drive Away'] }, { price: null }, false],
    ['price type of a placeholder', { priceTypes: ['Drive Away'] }, { price: 10 }, false],
    ['price type of a price above it', { priceTypes: ['Drive Away'] }, { price: 11 }, true],
    ['least price', { minPrice: 20_000 }, { price: 20_000 }, true],
    ['least price', { minPrice: 20_000 }, { price: 19_999 }, false],
    ['highest price', { maxPrice: 20_000 }, { price: 20_000 }, true],
    ['highest price', { maxPrice: 20_000 }, { price: 20_001 }, false],
    [
      'highest price, by the offer',
      { maxPrice: 20_000 },
      { price: 25_000, offer_price: 19_990 },
      true,
    ],
    ['least age', { minAgeMonths: 12 }, { build_date: '2025-12' }, true],
    ['least age', { minAgeMonths: 12 }, { build_date: '2026-01' }, false],
    ['highest age', { maxAgeMonths: 95 }, { build_date: '2019-01' }, true],
    ['highest age', { maxAgeMonths: 95 }, { build_date: '2018-12' }, false],
    ['highest age, built next month', { maxAgeMonths: 0 }, { build_date: '2027-01' }, true],
    ['least odometer', { minKm: 100 }, { km: 100 }, true],
    ['least odometer', { minKm: 100 }, { km: 99 }, false],
    ['highest odometer', { maxKm: 159_999 }, { km: 159_999 }, true],
    ['highest odometer', { maxKm: 159_999 }, { km: 160_000 }, false],
    ['highest odometer at 0', { maxKm: 0 }, { km: 0 }, true],
    ['state', { states: ['qld', 'nsw'] }, { state: 'nsw' }, true],
    ['state', { states: ['qld', 'nsw'] }, { state: 'vic' }, false],
    [
      'dealership',
      { dealerships: ['example-motors'] },
      { dealership_slug: 'example-motors' },
      true,
    ],
    ['dealership', { dealerships: ['example-motors'] }, { dealership_slug: 'another' }, false],
    [
      'all of several',
      { carTypes: ['used'], maxKm: 100_000, states: ['qld'] },
      { car_type: 'used', km: 90_000, state: 'qld' },
      true,
    ],
    [
      'one of several that does not hold',
      { carTypes: ['used'], maxKm: 100_000, states: ['qld'] },
      { car_type: 'used', km: 90_000, state: 'sa' },
      false,
    ],
  ])('by %s %j of %j shows it: %j [PLUS-078]', (_, when, car, shown) => {
    expect(isShown(when, car)).toBe(shown)
  })

  it.each<[When, Car]>([
    [{ priceTypes: ['Drive Away'] }, { price_type: null }],
    [{ itemTypes: ['car'] }, { item_type: null }],
    [{ minPrice: 0 }, { price: null }],
    [{ maxPrice: 90_000 }, { price: null }],
    [{ minAgeMonths: 0 }, { build_date: null, year: null }],
    [{ maxAgeMonths: 900 }, { build_date: null, year: null }],
    [{ minKm: 0 }, { km: null }],
    [{ maxKm: 900_000 }, { km: null }],
    [{ states: ['qld'] }, { state: null }],
  ])('does not show %j of a car with %j, whose fact is missing [PLUS-078]', (when, car) => {
    expect(isShown(when, car)).toBe(false)
  })

  it('asks of a car whose build year alone is known that every month of it holds', () => {
    const car = { build_date: null, year: 2019 }
    expect(isShown({ maxAgeMonths: 95 }, car)).toBe(true)
    expect(isShown({ maxAgeMonths: 94 }, car)).toBe(false)
    expect(isShown({ minAgeMonths: 84 }, car)).toBe(true)
    expect(isShown({ minAgeMonths: 85 }, car)).toBe(false)
  })

  it('counts months in the time zone of the site', () => {
    const site = (timeZone: 'Australia/Perth' | 'Australia/Brisbane') =>
      aSite({
        timeZone,
        vehiclePage: { trustLines: [{ text: 'Young', when: { maxAgeMonths: 95 } }] },
      })
    const car = aCar({ build_date: '2018-12' })
    expect(listTrustLines(car, site('Australia/Perth'), now)).toHaveLength(1)
    expect(listTrustLines(car, site('Australia/Brisbane'), now)).toEqual([])
  })

  it.each<Car>([{ status: 'sold' }, { sold: true }, { tag: 'Sold' }])(
    'promises nothing of a sold car, %j [PLUS-078]',
    (car) => {
      expect(isShown({}, car)).toBe(false)
    },
  )

  it('puts the warranty of the car’s type in place of {warranty}, or leaves the line out', () => {
    const site = (warranty: { used?: string; new?: string }) =>
      aSite({ warranty, vehiclePage: { trustLines: [{ text: '{warranty}, in writing' }] } })
    const words = (car: Car, warranty = {}) =>
      listTrustLines(aCar(car), site(warranty), now).map(({ text }) => text)
    expect(words({ car_type: 'used' }, { used: '3 months' })).toEqual(['3 months, in writing'])
    expect(words({ car_type: 'new' }, { new: '7 years' })).toEqual(['7 years, in writing'])
    expect(words({ car_type: 'demo' }, { new: '7 years' })).toEqual(['7 years, in writing'])
    expect(words({ car_type: 'new' })).toEqual([])
  })
})
