import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acceptRange,
  clampRange,
  findSliderBounds,
  SLIDER_DELAY_MS,
  TYPING_DELAY_MS,
} from './range.ts'

describe('findSliderBounds', () => {
  it.each(['price', 'km'] as const)('rounds the %s range outwards to 1000 [D-26]', (key) => {
    expect(findSliderBounds(key, { min: 4990, max: 98_500 }, 2026)).toMatchObject({
      min: 4000,
      max: 99_000,
    })
  })

  it.each(['price', 'km'] as const)(
    'spans 0 to 100000 for %s without statistics [SRCH-078]',
    (key) => {
      expect(findSliderBounds(key, null, 2026)).toMatchObject({ min: 0, max: 100_000 })
    },
  )

  it('spans 1980 to next year for the year without statistics [D-26]', () => {
    expect(findSliderBounds('year', null, 2026)).toEqual({ min: 1980, max: 2027, unit: 1, step: 1 })
  })

  it.each([
    ['price', 0, 400_000, 4000],
    ['price', 0, 250_000, 3000],
    ['km', 0, 100_000, 1000],
    ['price', 10_000, 30_000, 1000],
    ['year', 1900, 2100, 2],
    ['year', 2010, 2026, 1],
  ] as const)('steps the %s range %d to %d by %d [SRCH-079]', (key, min, max, step) => {
    expect(findSliderBounds(key, { min, max }, 2026).step).toBe(step)
  })
})

describe('clampRange', () => {
  const price = findSliderBounds('price', { min: 5000, max: 80_000 }, 2026)
  const km = findSliderBounds('km', { min: 0, max: 150_000 }, 2026)

  it.each([
    [12_499, 12_000],
    [12_500, 13_000],
  ])('rounds a price of %d to %d [SRCH-072]', (min, rounded) => {
    expect(clampRange({ min }, price)).toEqual({ min: rounded })
  })

  it.each([
    [60_499, 60_000],
    [60_500, 61_000],
  ])('rounds an odometer of %d to %d [SRCH-073]', (max, rounded) => {
    expect(clampRange({ max }, km)).toEqual({ max: rounded })
  })

  it('keeps both ends inside the bounds [SRCH-074]', () => {
    expect(clampRange({ min: 1000, max: 20_000 }, price)).toEqual({ max: 20_000 })
    expect(clampRange({ min: 20_000, max: 500_000 }, price)).toEqual({ min: 20_000 })
    expect(clampRange({ min: 500_000 }, price)).toEqual({ min: 80_000 })
  })

  it('opens an end at its bound [D-26]', () => {
    expect(clampRange({ min: 5000, max: 80_000 }, price)).toEqual({})
  })

  it('never lets the minimum exceed the maximum [SRCH-074] [SRCH-075]', () => {
    const dollars = fc.integer({ min: -10_000, max: 200_000 })
    fc.assert(
      fc.property(dollars, dollars, (min, max) => {
        const { min: low = price.min, max: high = price.max } = clampRange({ min, max }, price)
        expect(low).toBeLessThanOrEqual(high)
        expect(low).toBeGreaterThanOrEqual(price.min)
        expect(high).toBeLessThanOrEqual(price.max)
      }),
    )
  })
})

describe('acceptRange', () => {
  const bounds = findSliderBounds('price', { min: 5000, max: 80_000 }, 2026)

  it('ignores an end below the minimum and says so for the console [SRCH-076] [SRCH-080]', () => {
    expect(acceptRange({ min: 4999, max: 20_000 }, bounds)).toEqual({
      range: { max: 20_000 },
      warnings: ['Cannot refine below the range minimum'],
    })
    expect(acceptRange({ min: 6000 }, bounds)).toEqual({ range: { min: 6000 }, warnings: [] })
  })

  it('ignores an end above the maximum and says so for the console [SRCH-077] [SRCH-080]', () => {
    expect(acceptRange({ min: 6000, max: 80_001 }, bounds)).toEqual({
      range: { min: 6000 },
      warnings: ['Cannot refine above the range maximum'],
    })
    expect(acceptRange({ max: 79_000 }, bounds)).toEqual({ range: { max: 79_000 }, warnings: [] })
  })
})

describe('delays', () => {
  it('wait 400 ms for a slider and 300 ms for typing [SRCH-070] [SRCH-071]', () => {
    expect(SLIDER_DELAY_MS).toBe(400)
    expect(TYPING_DELAY_MS).toBe(300)
  })
})
