import { describe, expect, it } from 'vitest'
import { SORT_OPTIONS, sortIndexName } from './sort.ts'

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

describe('sortIndexName', () => {
  it('is the index for relevance and a replica for the rest', () => {
    expect(sortIndexName('cars', 'relevance')).toBe('cars')
    expect(sortIndexName('cars', 'price:asc')).toBe('cars_price_asc')
  })
})
