import { aStockSearchClient } from '@forecourt/feature-search/testing'
import { aCar } from '@forecourt/stock/testing'
import { aSite } from '@forecourt/tenant-config/testing'
import { describe, expect, it } from 'vitest'
import { priceComparisonContract } from './price-comparison.contract.ts'
import { createStockPriceComparison } from './stock-price-comparison.ts'

const site = aSite()
const nowMs = Date.parse('2026-11-22T10:00:00+10:00')
const used = { car_type: 'used', make: 'Mazda', model: 'CX-5', year: 2021, km: 40_000 } as const
const car = aCar({ ...used, id: 1, slug: 'one', price: 34_990, dealership_slug: 'example-motors' })
const others = [31_000, 33_000, 35_000, 37_000, 39_000, 41_000].map((price, index) =>
  aCar({
    ...used,
    id: index + 2,
    slug: `other-${index}`,
    price,
    dealership_slug: 'example-motors',
  }),
)
const elsewhere = aCar({ ...used, id: 90, price: 1_000, dealership_slug: 'another-group' })
const older = aCar({ ...used, id: 91, price: 9_000, year: 2012, dealership_slug: 'example-motors' })

const open = () => {
  const searchClient = aStockSearchClient([car, ...others, elsewhere, older], site, nowMs)
  return { searchClient, source: createStockPriceComparison({ searchClient, site }) }
}

priceComparisonContract('createStockPriceComparison', async () => {
  const { searchClient, source } = open()
  return {
    source,
    known: car,
    expected: {
      fill: (40_000 - 34_990) / 8_000,
      listing_price: 34_990,
      market_range_min: 32_000,
      market_range_max: 40_000,
      confidence: 0.3,
      description: expect.stringContaining(
        'Compared with 6 other used Mazda CX-5',
      ) as unknown as string,
    },
    unknown: { ...car, model: 'MX-5' },
    fail: () => {
      searchClient.isDown = true
    },
  }
})

describe('createStockPriceComparison', () => {
  it('asks once, for priced cars of the same make, model, condition and years', async () => {
    const { searchClient, source } = open()
    const { signal } = new AbortController()
    await source.compare(car, { signal })
    expect(searchClient.calls).toHaveLength(1)
    expect(searchClient.calls[0]?.[0]).toMatchObject({
      facetFilters: [['car_type:used'], ['make:Mazda'], ['model:CX-5']],
      numericFilters: ['year>=2019', 'year<=2023', 'price>0'],
    })
    expect(await source.compare({ ...car, year: null }, { signal })).toBeNull()
    expect(searchClient.calls).toHaveLength(1)
  })
})
