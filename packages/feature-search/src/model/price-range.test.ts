import { aSite } from '@forecourt/tenant-config/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countWithin,
  createPriceCountsRequest,
  findChosenPriceRange,
  formatPriceRangeHref,
  listPriceBands,
  listPriceBars,
  PRICE_RANGE_STEP,
  pickSentPriceRange,
  readPriceCounts,
} from './price-range.ts'

const site = aSite()
const bounds = site.search.priceRangeBounds

describe('findChosenPriceRange', () => {
  it('is $5,000 to $250,000 until a visitor chooses [SRCH-042]', () => {
    expect(findChosenPriceRange([], bounds)).toEqual([5000, 250_000])
  })

  it('steps by 500 [SRCH-045]', () => {
    expect(PRICE_RANGE_STEP).toBe(500)
    expect(findChosenPriceRange([12_249, 20_250], bounds)).toEqual([12_000, 20_500])
    const uneven = { min: 5200, max: 10_000 }
    expect(findChosenPriceRange([5600, 9999], uneven)).toEqual([5700, 10_000])
  })

  it('never lets the ends cross, whatever is set [SRCH-046]', () => {
    const end = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(null, undefined))
    fc.assert(
      fc.property(fc.tuple(end, end), (ends) => {
        const [min, max] = findChosenPriceRange(ends, bounds)
        expect(min).toBeLessThanOrEqual(max)
        expect(min).toBeGreaterThanOrEqual(bounds.min)
        expect(max).toBeLessThanOrEqual(bounds.max)
      }),
    )
  })
})

describe('formatPriceRangeHref', () => {
  it.each([
    [[10_000, 20_000], '/search?price=10000:20000&sortBy=price:desc'],
    [[5000, 20_000], '/search?price=:20000&sortBy=price:desc'],
    [[20_000, 250_000], '/search?price=20000:&sortBy=price:desc'],
    [[5000, 250_000], '/search?sortBy=price:desc'],
  ] as const)(
    'of %j is the search of that range, dearest first, without default ends [SRCH-044] [D-31]',
    (range, href) => {
      expect(formatPriceRangeHref(range, site)).toBe(href)
    },
  )

  it('begins with /used-car on a used-only site', () => {
    const usedOnly = aSite({ routing: { stockBasePath: '/used-car' } })
    expect(formatPriceRangeHref([5000, 9000], usedOnly)).toBe(
      '/used-car?price=:9000&sortBy=price:desc',
    )
  })
})

describe('pickSentPriceRange', () => {
  const sent = (query: string) => pickSentPriceRange(new URLSearchParams(query), bounds)

  it('reads a form sent without script, separators included [D-101]', () => {
    expect(sent('price_min=10,000&price_max=$20,500')).toEqual([10_000, 20_500])
    expect(sent('price_min=30000&price_max=10000')).toEqual([10_000, 30_000])
    expect(sent('price_min=&price_max=40000')).toEqual([5000, 40_000])
    expect(sent('price_min=20k&price_max=30K')).toEqual([20_000, 30_000])
    expect(sent('price_min=x1y&price_max=Infinity')).toEqual([5000, 250_000])
  })

  it('is nothing for a visit to the screen', () => {
    expect(sent('')).toBeNull()
    expect(sent('utm_source=mail')).toBeNull()
  })
})

describe('readPriceCounts', () => {
  const answer = {
    nbHits: 12,
    facets: { compared_price: { 4990: 2, 5000: 1, 9990: 3, 9750: 1, 26_990: 4 } },
  }

  it('counts any range on steps exactly, ends included', () => {
    const counts = readPriceCounts(answer) ?? { total: 0, prices: [] }
    expect(counts.prices).toEqual([
      [4750, 2],
      [5000, 1],
      [9750, 4],
      [26_750, 4],
    ])
    expect(countWithin(counts, { min: 5000, max: 10_000 })).toBe(5)
    expect(countWithin(counts, { max: 5000 })).toBe(3)
    expect(countWithin(counts, { min: 0 })).toBe(11)
    expect(countWithin(counts, {})).toBe(12)
  })

  it('is nothing when there are more prices than one answer holds', () => {
    const compared_price = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [index, 1]),
    )
    expect(readPriceCounts({ nbHits: 1000, facets: { compared_price } })).toBeNull()
  })
})

describe('createPriceCountsRequest', () => {
  it('asks for prices only', () => {
    expect(createPriceCountsRequest(site)).toEqual({
      indexName: 'cars',
      params: { facets: ['compared_price'], hitsPerPage: 0, maxValuesPerFacet: 1000, query: '' },
    })
  })
})

describe('listPriceBands', () => {
  it('cover the whole range on round numbers, each with its count', () => {
    const bands = listPriceBands(site, {
      total: 7,
      prices: [
        [8750, 5],
        [60_000, 2],
      ],
    })
    expect(bands).toEqual([
      { label: 'Up to $15,000', href: '/search?price=:15000&sortBy=price:desc', count: 5 },
      {
        label: '$50,000 to $90,000',
        href: '/search?price=50000:90000&sortBy=price:desc',
        count: 2,
      },
    ])
  })

  it('join without a gap on any bounds', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 100_000 }),
        fc.integer({ min: 1000, max: 900_000 }),
        (min, width) => {
          const own = {
            ...site,
            search: { ...site.search, priceRangeBounds: { min, max: min + width } },
          }
          const ends = listPriceBands(own, null).map(
            ({ href }) => /price=(\d*):(\d*)/.exec(href) ?? [],
          )
          for (const [index, [, , to]] of ends.entries()) {
            expect(to ?? '').toBe(ends[index + 1]?.[1] ?? '')
          }
        },
      ),
    )
  })
})

describe('listPriceBars', () => {
  it('draw the stock over the slider, the chosen part marked', () => {
    const prices = [
      [5000, 1],
      [6000, 4],
      [900_000, 2],
    ] as const
    const bars = listPriceBars({ total: 7, prices }, bounds, [5000, 20_000], 10)
    expect(bars.map(({ height }) => height)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0.4])
    expect(bars.map(({ isChosen }) => isChosen)).toEqual([true, ...Array(9).fill(false)])
  })
})
