import { describe, expect, it } from 'vitest'
import { type ComparedCard, describeComparedPrices, findComparedPrices } from './compared-prices.ts'
import { createEmptySearchState } from './search-state.ts'

const driveAway: ComparedCard = { price: 20_000, price_type: 'Drive Away' }
const without: ComparedCard = { price: 20_000, price_type: 'Excl. Government Charges' }
const estimated: ComparedCard = { ...without, drive_away_estimate: 20_633 }

describe('findComparedPrices', () => {
  it.each([
    [[], null],
    [[driveAway, { price: 20_000, price_type: null }], null],
    [[{ ...without, price: null }], null],
    [[driveAway, without], 'as-advertised'],
    [[driveAway, estimated], 'estimated'],
    [[without, estimated], 'partly'],
  ] as const)('of %j is %s [PLUS-076]', (cars, compared) => {
    expect(findComparedPrices(cars)).toBe(compared)
  })
})

describe('describeComparedPrices', () => {
  const state = createEmptySearchState('relevance')
  const range = { price: { max: 30_000 } }

  it.each([
    ['sorted by lowest price', { sortBy: 'price:asc' }],
    ['sorted by highest price', { sortBy: 'price:desc' }],
    ['filtered by price', { ranges: range }],
    ['filtered by a band of prices', { facets: { price_range: ['$20,000 - $30,000'] } }],
  ])('speaks where cars are %s [PLUS-076]', (_, differences) => {
    const text = describeComparedPrices({ ...state, ...differences }, 'as-advertised')
    expect(text).toBe(
      'Some prices exclude government charges. We sort and filter them as advertised, so allow for the charges on top.',
    )
  })

  it('calls an estimate one [PLUS-076]', () => {
    const sorted = { ...state, sortBy: 'price:asc' }
    expect(describeComparedPrices(sorted, 'estimated')).toContain(
      'We sort and filter them by our estimate of the drive-away price. Ask us for the exact total.',
    )
    expect(describeComparedPrices(sorted, 'partly')).toContain('Where we can, we sort and filter')
  })

  const near = { key: '4000', within: null, point: null }
  it.each([
    ['by relevance', {}],
    ['by the weekly payment', { sortBy: 'weekly_price:asc' }],
    ['by other facts', { ranges: { km: { max: 1000 } }, facets: { make: ['Kia'] } }],
    ['by distance', { sortBy: 'price:asc', near: { ...near, isNearestFirst: true } }],
  ])('says nothing where cars are sorted or filtered %s [PLUS-076]', (_, differences) => {
    expect(describeComparedPrices({ ...state, ...differences }, 'estimated')).toBeNull()
  })

  it('says nothing where every price includes the charges [PLUS-076]', () => {
    expect(describeComparedPrices({ ...state, sortBy: 'price:asc' }, null)).toBeNull()
  })
})
