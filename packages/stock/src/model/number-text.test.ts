import { describe, expect, it } from 'vitest'
import { formatNumber } from './number-text.ts'

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [2150, '2,150'],
    [1_234_567.8, '1,234,567.8'],
    [-1500, '-1,500'],
  ])('writes %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })
})
