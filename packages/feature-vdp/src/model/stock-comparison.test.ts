import { aCar } from '@forecourt/stock/testing'
import { describe, expect, it } from 'vitest'
import { resolvePriceComparison } from './price-comparison.ts'
import { compareWithStock, LEAST_FILL, LEAST_SAMPLE, type StockPrice } from './stock-comparison.ts'

const car = aCar({
  id: 1,
  make: 'Mazda',
  model: 'CX-5',
  year: 2021,
  km: 40_000,
  car_type: 'used',
  price: 34_990,
  offer_price: null,
})

const other = (price: number | null, differences: Partial<StockPrice> = {}): StockPrice => ({
  id: 100,
  make: 'Mazda',
  model: 'CX-5',
  year: 2021,
  km: 40_000,
  car_type: 'used',
  sold: false,
  price,
  ...differences,
})

const prices = [31_000, 33_000, 35_000, 37_000, 39_000, 41_000]
const stock = prices.map((price) => other(price))

const compare = (others: readonly StockPrice[], differences: Partial<typeof car> = {}) =>
  compareWithStock({ ...car, ...differences }, others, 'Harbour Motor Group')

describe('compareWithStock', () => {
  it('ranges over the middle 80 % of the prices', () => {
    // Six values: the 10th percentile lies half way between the first and second, the 90th alike.
    expect(compare(stock)).toEqual({
      fill: (40_000 - 34_990) / 8_000,
      listing_price: 34_990,
      market_range_min: 32_000,
      market_range_max: 40_000,
      confidence: 0.3,
      description:
        'Compared with 6 other used Mazda CX-5 built from 2019 to 2023, with odometers within 40,000 km of this one, all advertised by Harbour Motor Group today. The range holds the middle 80% of their prices. Equipment and condition are not part of the comparison.',
    })
  })

  it(`needs ${LEAST_SAMPLE} comparable cars, which is just enough to be shown`, () => {
    expect(compare(stock.slice(0, 4))).toBeNull()
    const least = compare(stock.slice(0, 5))
    expect(least?.confidence).toBe(0.25)
    expect(resolvePriceComparison(least)).not.toBeNull()
  })

  it.each<[string, Partial<StockPrice>]>([
    ['the car itself', { id: 1 }],
    ['another make', { make: 'Toyota' }],
    ['another model', { model: 'CX-3' }],
    ['another condition', { car_type: 'demo' }],
    ['a sold car', { sold: true }],
    ['a car without price', { price: null }],
    ['a car without year', { year: null }],
    ['a car without odometer', { km: null }],
    ['a car three years older', { year: 2018 }],
    ['a car three years younger', { year: 2024 }],
    ['an odometer 40,001 km higher', { km: 80_001 }],
  ])('leaves out %s', (_what, differences) => {
    expect(compare([...stock.slice(0, 4), other(39_000, differences)])).toBeNull()
  })

  it.each<[string, Partial<StockPrice>]>([
    ['two years older', { year: 2019 }],
    ['two years younger', { year: 2023 }],
    ['with 40,000 km more', { km: 80_000 }],
  ])('takes in a car %s', (_what, differences) => {
    expect(compare([...stock.slice(0, 4), other(39_000, differences)])).not.toBeNull()
  })

  it('compares new cars whatever their odometer says, within a year', () => {
    const isNew = { car_type: 'new', km: null, year: 2026 } as const
    const fresh = prices.map((price) => other(price, isNew))
    expect(compare(fresh, isNew)?.description).toContain(
      'Compared with 6 other new Mazda CX-5 built from 2025 to 2027, all advertised',
    )
    expect(compare(fresh, { ...isNew, year: 2024 })).toBeNull()
  })

  it('has nothing to say without price or year, or when every price is the same', () => {
    expect(compare(stock, { price: null })).toBeNull()
    expect(compare(stock, { year: null })).toBeNull()
    expect(compare(prices.map(() => other(35_000)))).toBeNull()
  })

  it('is full below the range', () => {
    expect(compare(stock, { price: 29_990 })?.fill).toBe(1)
  })

  it(`calls no price of the upper part a deal: ${LEAST_FILL} is the least`, () => {
    expect(compare(stock, { price: 37_600 })?.fill).toBe(0.3)
    expect(compare(stock, { price: 37_601 })).toBeNull()
    expect(compare(stock, { price: 45_000 })).toBeNull()
  })

  it('is sure of itself from twenty cars on', () => {
    const many = Array.from({ length: 30 }, (_, index) => other(30_000 + index * 500))
    expect(compare(many)?.confidence).toBe(1)
  })
})
