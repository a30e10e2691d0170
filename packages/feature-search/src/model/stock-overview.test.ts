import { describe, expect, it } from 'vitest'
import { createStockOverviewRequests, readStockOverview } from './stock-overview.ts'

const site = {
  search: { priceAboveZeroOnAscending: false, provider: { type: 'embedded' as const } },
}
const overviewOf = (facets: Record<string, Record<string, number>>) =>
  readStockOverview({ nbHits: 12, facets }, { hits: [] })

describe('readStockOverview', () => {
  it('shows the 4 most common bodies with their counts, ties by name [SRCH-040]', () => {
    const { bodies } = overviewOf({
      simple_body: { Ute: 5, SUV: 9, Van: 2, Sedan: 5, Hatch: 3, Coupe: 0 },
    })
    expect(bodies.map(({ value, count }) => [value, count])).toEqual([
      ['SUV', 9],
      ['Sedan', 5],
      ['Ute', 5],
      ['Hatch', 3],
    ])
  })

  it('gives fewer tiles for fewer bodies and none for a body without cars', () => {
    expect(overviewOf({ simple_body: { SUV: 1, Ute: 0 } }).bodies).toHaveLength(1)
    expect(overviewOf({}).bodies).toEqual([])
  })
})

describe('createStockOverviewRequests', () => {
  it('counts what the search page finds, cars sold a moment ago included', () => {
    const [counts] = createStockOverviewRequests(site, 6)
    expect(counts).toMatchObject({
      indexName: 'cars',
      params: { hitsPerPage: 0, facets: ['make', 'simple_body'] },
    })
    expect(counts.params).not.toHaveProperty('filters')
    expect(counts.params).not.toHaveProperty('facetFilters')
  })

  it('asks for the newest cars on sale and no more than the limit', () => {
    expect(createStockOverviewRequests(site, 6)[1]).toMatchObject({
      indexName: 'cars_created_at_timestamp_desc',
      params: {
        hitsPerPage: 6,
        facetFilters: [['status:in_stock', 'status:coming_soon']],
        filters: 'sold_at_seconds >= 9999999999',
      },
    })
  })

  it.each([0, 25, 2.5])('refuses a limit of %d', (limit) => {
    expect(() => createStockOverviewRequests(site, limit)).toThrow('expected a limit from 1 to 24')
  })
})
