import { describe, expect, it } from 'vitest'
import { formatDollars } from './dollars.ts'

describe('formatDollars', () => {
  it.each([
    [0, '$0'],
    [999, '$999'],
    [1000, '$1,000'],
    [51_990, '$51,990'],
    [51_989.5, '$51,989.50'],
    [51_989.999, '$51,990'],
    [1_250_000, '$1,250,000'],
    [-50, '-$50'],
  ])('writes %d as %s', (amountDollars, text) => {
    expect(formatDollars(amountDollars)).toBe(text)
  })
})
