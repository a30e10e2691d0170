import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRating, listStarFills } from './star-fills.ts'

describe('listStarFills', () => {
  it.each([
    [0, [0, 0, 0, 0, 0]],
    [0.3, [0.3, 0, 0, 0, 0]],
    [3, [1, 1, 1, 0, 0]],
    [3.4, [1, 1, 1, 0.4, 0]],
    [3.99, [1, 1, 1, 0.99, 0]],
    [4, [1, 1, 1, 1, 0]],
    [4.01, [1, 1, 1, 1, 0.01]],
    [4.6, [1, 1, 1, 1, 0.6]],
    [4.99, [1, 1, 1, 1, 0.99]],
    [5, [1, 1, 1, 1, 1]],
    [7, [1, 1, 1, 1, 1]],
    [-1, [0, 0, 0, 0, 0]],
  ])('fills %d as %j: up to 4 full stars plus a partial one [UI-019]', (rating, fills) => {
    expect(listStarFills(rating)).toEqual(fills)
  })

  it('adds up to the rating, with one partial star at most and none full after it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (hundredths) => {
        const fills = listStarFills(hundredths / 100)
        expect(fills.reduce((sum, fill) => sum + fill, 0)).toBeCloseTo(hundredths / 100, 6)
        expect(fills.filter((fill) => fill > 0 && fill < 1).length).toBeLessThanOrEqual(1)
        expect(fills).toEqual(fills.toSorted((a, b) => b - a))
      }),
    )
  })

  it('refuses what is not a number', () => {
    expect(() => listStarFills(Number.NaN)).toThrow(RangeError)
  })
})

describe('formatRating', () => {
  it.each([
    [4.6, '4.6'],
    [5, '5.0'],
    [4.649, '4.6'],
    [0, '0.0'],
  ])('writes %d as %s', (rating, text) => {
    expect(formatRating(rating)).toBe(text)
  })
})
