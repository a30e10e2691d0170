import { describe, expect, it } from 'vitest'
import {
  findPriceBand,
  type PriceComparison,
  readPriceComparison,
  resolvePriceComparison,
} from './price-comparison.ts'

const comparison: PriceComparison = {
  fill: 0.5,
  listing_price: 34_990,
  market_range_min: 31_000,
  market_range_max: 38_900,
  confidence: 0.6,
  description: 'Compared with 12 cars.',
}

const shown = (differences: Partial<PriceComparison>) =>
  resolvePriceComparison({ ...comparison, ...differences })

describe('readPriceComparison', () => {
  it('has fill, listing_price, market_range_min, market_range_max, confidence and description [DATA-050]', () => {
    expect(readPriceComparison({ ...comparison, more: 'ignored' })).toEqual(comparison)
  })

  it.each(Object.keys(comparison))('is nothing without %s [VDP-082] [VDP-083]', (name) => {
    for (const missing of [undefined, null, Number.NaN, {}]) {
      expect(readPriceComparison({ ...comparison, [name]: missing })).toBeNull()
    }
  })

  it('takes no text for a number, and no blank description [D-37]', () => {
    expect(readPriceComparison({ ...comparison, fill: '0.5' })).toBeNull()
    expect(readPriceComparison({ ...comparison, description: '  ' })).toBeNull()
  })

  it.each([null, undefined, 'text', 7, []])('is nothing for %j', (answer) => {
    expect(readPriceComparison(answer)).toBeNull()
  })

  it('takes zeros as numbers', () => {
    expect(readPriceComparison({ ...comparison, fill: 0, market_range_min: 0 })).toMatchObject({
      fill: 0,
      market_range_min: 0,
    })
  })
})

describe('resolvePriceComparison', () => {
  it('is hidden when there is no comparison', () => {
    expect(resolvePriceComparison(null)).toBeNull()
  })

  it('is hidden up to a confidence of 0.2 [VDP-084]', () => {
    expect(shown({ confidence: 0.2 })).toBeNull()
    expect(shown({ confidence: 0.19 })).toBeNull()
    expect(shown({ confidence: 0.21 })).not.toBeNull()
  })

  it('is hidden when the market maximum is below the listing price [VDP-085]', () => {
    expect(shown({ market_range_max: 34_989 })).toBeNull()
    expect(shown({ market_range_max: 34_990 })).not.toBeNull()
  })

  it("is a 'Good Deal' below a fill of 0.65 [VDP-090]", () => {
    expect(shown({ fill: 0 })?.label).toBe('Good Deal')
    expect(shown({ fill: 0.6499 })?.label).toBe('Good Deal')
  })

  it("is a 'Great Deal' from a fill of 0.65 [VDP-091]", () => {
    expect(shown({ fill: 0.65 })?.label).toBe('Great Deal')
    expect(shown({ fill: 1 })?.label).toBe('Great Deal')
  })

  it("is in the high band and yet a 'Good Deal' between 0.6 and 0.65 [D-37]", () => {
    expect(shown({ fill: 0.62 })).toMatchObject({ band: 'high', label: 'Good Deal' })
  })

  it('keeps a fill within 0 and 1 [D-37]', () => {
    expect(shown({ fill: -0.4 })).toMatchObject({ fill: 0, band: 'low' })
    expect(shown({ fill: 1.4 })).toMatchObject({ fill: 1, band: 'high' })
  })
})

describe('findPriceBand', () => {
  it('is low below 0.3 [VDP-087]', () => {
    expect([0, 0.29].map(findPriceBand)).toEqual(['low', 'low'])
  })

  it('is medium from 0.3 to below 0.6 [VDP-088]', () => {
    expect([0.3, 0.599].map(findPriceBand)).toEqual(['medium', 'medium'])
  })

  it('is high from 0.6 [VDP-089]', () => {
    expect([0.6, 1].map(findPriceBand)).toEqual(['high', 'high'])
  })
})
