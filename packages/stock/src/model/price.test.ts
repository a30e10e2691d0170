import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCar } from '../testing/cars.ts'
import {
  describeAmount,
  describePrice,
  findCurrentPrice,
  findMarketIndicator,
  findWasPrice,
  formatPrice,
} from './price.ts'

const options = { noPriceText: 'Enquire for price' }

describe('describeAmount', () => {
  const amount = { dollars: 51_990, priceType: 'Drive Away' }

  it('says the amount, the earlier one and the saving', () => {
    expect(describeAmount({ ...amount, wasDollars: 54_990 }, options)).toEqual({
      kind: 'price',
      label: 'Price',
      dollars: 51_990,
      text: '$51,990',
      priceType: 'Drive Away',
      was: { dollars: 54_990, label: 'Was', text: '$54,990', savingText: 'Save $3,000' },
    })
  })

  it.each([undefined, null, 51_990, 50_000])('leaves out an earlier amount of %s', (wasDollars) => {
    expect(describeAmount({ ...amount, wasDollars }, options)).toMatchObject({ was: null })
  })

  it('has other words without an amount', () => {
    expect(describeAmount({ ...amount, dollars: null }, options)).toEqual({
      kind: 'none',
      text: 'Enquire for price',
    })
  })
})

describe('formatPrice', () => {
  it.each([
    [24990, '$24,990'],
    [51990, '$51,990'],
    [0, '$0'],
    [999, '$999'],
    [1234567, '$1,234,567'],
    [24990.5, '$24,990.50'],
    [24990.004, '$24,990'],
    [24989.999, '$24,990'],
    [-600, '-$600'],
  ])('writes %d as %s [D-35]', (dollars, text) => {
    expect(formatPrice(dollars)).toBe(text)
  })
})

describe('describePrice', () => {
  it.each([
    [10, false],
    [10.01, true],
    [11, true],
    [0, false],
    [null, false],
  ])('shows a price of %s: %s [SRCH-091]', (price, shows) => {
    expect(describePrice(aCar({ price }), options).kind).toBe(shows ? 'price' : 'none')
  })

  it.each([null, 10])('shows PREORDER for a preorder car at %s [SRCH-092]', (price) => {
    expect(describePrice(aCar({ price, preorder: true }), options)).toEqual({
      kind: 'none',
      text: 'PREORDER',
    })
  })

  it('shows the price of a preorder car that has one [SRCH-092]', () => {
    expect(describePrice(aCar({ price: 11, preorder: true }), options).text).toBe('$11')
  })

  it('shows the configured words without a price [SRCH-093]', () => {
    const car = aCar({ price: null })
    expect(describePrice(car, options).text).toBe('Enquire for price')
    expect(describePrice(car, { noPriceText: 'Call us' }).text).toBe('Call us')
  })

  it('names the price type beside a displayed price and nowhere else [D-35]', () => {
    const car = aCar({ price: 26990, price_type: 'Drive Away' })
    expect(describePrice(car, options)).toMatchObject({ text: '$26,990', priceType: 'Drive Away' })
    expect(describePrice({ ...car, price: 5 }, options)).not.toHaveProperty('priceType')
  })

  it('names the earlier price and the saving', () => {
    const display = describePrice(aCar({ price: 26990, before_price: 28990 }), options)
    expect(display).toMatchObject({ was: { text: '$28,990', savingText: 'Save $2,000' } })
  })
})

describe('findCurrentPrice', () => {
  it.each([
    ['an offer above 10 and below the price', { price: 20000, offer_price: 18000 }, 18000],
    ['no offer of 10', { price: 20000, offer_price: 10 }, 20000],
    ['an offer of 11', { price: 20000, offer_price: 11 }, 11],
    ['no offer equal to the price', { price: 20000, offer_price: 20000 }, 20000],
    ['no offer above the price', { price: 20000, offer_price: 21000 }, 20000],
    ['no offer without a price', { price: null, offer_price: 18000 }, null],
  ])('takes %s [D-35]', (_, prices, expected) => {
    expect(findCurrentPrice(prices)).toBe(expected)
  })
})

describe('findWasPrice', () => {
  it.each([
    ['higher before price', { price: 20000, before_price: 20001 }, 20001],
    ['equal before price', { price: 20000, before_price: 20000 }, null],
    ['lower before price', { price: 20000, before_price: 19999 }, null],
    ['used offer', { price: 20000, offer_price: 18000 }, 20000],
    [
      'before price goes before the offer',
      { price: 20000, offer_price: 18000, before_price: 22000 },
      22000,
    ],
    ['no displayable price', { price: 10, before_price: 22000 }, null],
  ])('with a %s [SRCH-094]', (_, prices, expected) => {
    expect(findWasPrice(aCar(prices))).toBe(expected)
  })

  it('is always above the current price [SRCH-094]', () => {
    const dollars = fc.option(fc.integer({ min: 0, max: 200_000 }))
    fc.assert(
      fc.property(dollars, dollars, dollars, (price, before_price, offer_price) => {
        const car = aCar({ price, before_price, offer_price })
        const was = findWasPrice(car)
        expect(was === null || was > (findCurrentPrice(car) ?? Number.POSITIVE_INFINITY)).toBe(true)
      }),
    )
  })
})

describe('findMarketIndicator', () => {
  const market = (state: number | null, national: number | null) => ({
    state_average_market_price: state,
    average_market_price: national,
  })

  it.each([
    [499, null],
    [500, '$500 below market average'],
    [2500, '$2,500 below market average'],
    [-500, null],
  ])('at %d below the state average says %s [SRCH-095] [SRCH-096]', (difference, text) => {
    const car = aCar({ price: 20000, autograb_data: market(20000 + difference, 90000) })
    expect(findMarketIndicator(car)?.text ?? null).toBe(text)
  })

  it.each([null, 0])(
    'falls back to the national average at a state average of %s [SRCH-095]',
    (state) => {
      const car = aCar({ price: 20000, autograb_data: market(state, 20500) })
      expect(findMarketIndicator(car)?.differenceDollars).toBe(500)
    },
  )

  it('rounds the average to whole dollars first [D-36]', () => {
    expect(
      findMarketIndicator(aCar({ price: 20000, autograb_data: market(20499.5, null) })),
    ).not.toBeNull()
    expect(
      findMarketIndicator(aCar({ price: 20000, autograb_data: market(20499.4, null) })),
    ).toBeNull()
  })

  it('says nothing without an average or without a price', () => {
    expect(findMarketIndicator(aCar({ autograb_data: null }))).toBeNull()
    expect(findMarketIndicator(aCar({ autograb_data: market(null, null) }))).toBeNull()
    expect(
      findMarketIndicator(aCar({ price: null, autograb_data: market(20000, null) })),
    ).toBeNull()
  })
})
