import { describe, expect, it } from 'vitest'
import { formatPriceRange, formatWeeklyPriceRange } from './price-band.ts'

describe('formatPriceRange', () => {
  it.each([
    [9_999, '$0 - $10,000'],
    [10_000, '$10,000 - $20,000'],
    [29_999, '$20,000 - $30,000'],
    [99_999, '$90,000 - $100,000'],
    [100_000, '$100,000+'],
  ])('of %d is %s [D-96]', (dollars, label) => {
    expect(formatPriceRange(dollars)).toBe(label)
  })

  it('has steps of 50 for weekly payments [D-96]', () => {
    expect([49, 50, 399, 400].map(formatWeeklyPriceRange)).toEqual([
      '$0 - $50',
      '$50 - $100',
      '$350 - $400',
      '$400+',
    ])
  })
})
