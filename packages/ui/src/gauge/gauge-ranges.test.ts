import { describe, expect, it } from 'vitest'
import { drawnRanges, findRange, type GaugeRange, measureGaugeShare } from './gauge-ranges.ts'

const ranges: readonly GaugeRange[] = [
  { from: 0, label: 'Below average', tone: 'danger' },
  { from: 460, label: 'Average', tone: 'warning' },
  { from: 853, label: 'Excellent', tone: 'success' },
]

describe('measureGaugeShare', () => {
  it.each([
    [0, 0],
    [600, 0.5],
    [1200, 1],
    [-5, 0],
    [1300, 1],
  ])('puts %d of 0 to 1200 at %d', (value, share) => {
    expect(measureGaugeShare(value, 0, 1200)).toBe(share)
  })

  it('refuses a scale without length', () => {
    expect(() => measureGaugeShare(1, 5, 5)).toThrow('expected a scale above 5')
  })
})

describe('findRange', () => {
  it.each([
    [-1, 'Below average'],
    [459, 'Below average'],
    [460, 'Average'],
    [852, 'Average'],
    [853, 'Excellent'],
    [1200, 'Excellent'],
  ])('calls %d %s', (value, label) => {
    expect(findRange(value, ranges)?.label).toBe(label)
  })

  it('knows nothing without ranges', () => {
    expect(findRange(1, [])).toBeUndefined()
  })
})

describe('drawnRanges', () => {
  it('covers the scale without a gap', () => {
    const drawn = drawnRanges(ranges, 0, 1200)
    expect(drawn.map(({ start }) => start)).toEqual([0, 460 / 1200, 853 / 1200])
    expect(drawn.map(({ end }) => end)).toEqual([460 / 1200, 853 / 1200, 1])
  })
})
