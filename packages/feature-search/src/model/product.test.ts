import { describe, expect, it } from 'vitest'
import { aProduct } from '../testing/index.ts'
import { describeProductFit, toProductRecord } from './product.ts'

const site = { id: 'north', dealerships: [{ id: 1, name: 'North Motors' }] }
const fit = (from_year: number | null, to_year: number | null, model: string | null = 'HiLux') => ({
  make: 'Toyota',
  model,
  from_year,
  to_year,
})

describe('toProductRecord', () => {
  it('carries its site, dealership and the vehicles it fits', () => {
    const fits = [fit(2015, null), fit(null, 2014), { ...fit(null, null, null), make: 'Mazda' }]
    expect(toProductRecord(aProduct({ sku: 'TB/24 00', fits }), site)).toMatchObject({
      objectID: '1-tb-24-00',
      site_ids: ['north'],
      dealership_name: 'North Motors',
      fits_makes: ['Toyota', 'Mazda'],
      fits_models: ['Toyota HiLux'],
    })
  })

  it('is in stock unless the dealer counts it and has none', () => {
    const inStock = (stock: number | null) => toProductRecord(aProduct({ stock }), site).in_stock
    expect([inStock(1), inStock(null), inStock(0)]).toEqual([true, true, false])
  })
})

describe('describeProductFit', () => {
  it.each([
    [[], null],
    [[fit(2015, 2024)], 'Toyota HiLux 2015–2024'],
    [[fit(2015, null)], 'Toyota HiLux from 2015'],
    [[fit(null, 2014)], 'Toyota HiLux to 2014'],
    [[fit(2020, 2020)], 'Toyota HiLux 2020'],
    [[fit(null, null, null), fit(1, 2)], 'Toyota and 1 more'],
  ])('of %o is %s', (fits, text) => {
    expect(describeProductFit(fits)).toBe(text)
  })
})
