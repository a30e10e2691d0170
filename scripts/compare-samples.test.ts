import { describe, expect, it } from 'vitest'
import { compareSamples } from './compare-samples.ts'

const range = (count: number, from = 0, step = 1) =>
  Array.from({ length: count }, (_, index) => from + index * step)

describe('compareSamples', () => {
  it('finds no difference between samples that are mixed evenly', () => {
    expect(compareSamples(range(50, 0, 2), range(50, 1, 2))).toBeGreaterThan(0.7)
    expect(compareSamples(Array<number>(30).fill(1), Array<number>(30).fill(1))).toBeGreaterThan(
      0.9,
    )
  })

  it('finds one between samples that are apart', () => {
    expect(compareSamples(range(30), range(30, 100))).toBeLessThan(1e-9)
  })

  it('gives the p that is reckoned by hand', () => {
    // U is 120 of 400, so z is (80 - 0.5) / sqrt(400 × 41 / 12) = 2.1505 and p 0.0315.
    expect(compareSamples(range(20, 1), range(20, 5.5))).toBeCloseTo(0.0315, 3)
  })
})
