import { describe, expect, it } from 'vitest'
import { OFFERABLE_SORTS, SORT_OPTIONS, sortIndexName } from './sort.ts'

describe('SORT_OPTIONS', () => {
  it('offers the four orders in the order of the menu [SRCH-014]', () => {
    expect(SORT_OPTIONS).toEqual([
      { value: 'relevance', label: 'Most relevant' },
      { value: 'created_at_timestamp:desc', label: 'Latest' },
      { value: 'price:desc', label: 'Highest price' },
      { value: 'price:asc', label: 'Lowest price' },
    ])
  })
})

describe('OFFERABLE_SORTS', () => {
  it('are those of the platform and the lowest weekly payment', () => {
    expect(OFFERABLE_SORTS.slice(0, 4)).toEqual(SORT_OPTIONS)
    expect(OFFERABLE_SORTS.slice(4)).toEqual([
      { value: 'weekly_price:asc', label: 'Lowest weekly payment' },
    ])
  })
})

describe('sortIndexName', () => {
  it('is the index for relevance and a replica for the rest', () => {
    expect(sortIndexName('cars', 'relevance')).toBe('cars')
    expect(sortIndexName('cars', 'price:asc')).toBe('cars_price_asc')
  })
})
