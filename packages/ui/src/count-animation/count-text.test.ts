import { describe, expect, it } from 'vitest'
import { countText } from './count-text.ts'

describe('countText', () => {
  it.each([
    [51990, { prefix: '$', suffix: '', decimals: 0 }, '$51,990'],
    [5595, { prefix: '', suffix: ' km', decimals: 0 }, '5,595 km'],
    [4.84, { prefix: '', suffix: '', decimals: 1 }, '4.8'],
    [1203.5, { prefix: '', suffix: '', decimals: 0 }, '1,204'],
    [-250, { prefix: '$', suffix: '', decimals: 0 }, '-$250'],
    [-0.2, { prefix: '', suffix: '', decimals: 0 }, '0'],
    [7, { prefix: '', suffix: '%', decimals: 2 }, '7.00%'],
  ])('writes %d with %j as %j', (value, style, expected) => {
    expect(countText(value, style)).toBe(expected)
  })
})
