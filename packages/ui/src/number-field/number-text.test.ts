import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampNumber, formatNumberText, parseNumberText } from './number-text.ts'

describe('clampNumber', () => {
  it.each([
    [4999, 5000],
    [5000, 5000],
    [5001, 5001],
    [249_999, 249_999],
    [250_000, 250_000],
    [250_001, 250_000],
  ])('takes %i to %i between 5,000 and 250,000 [UI-014]', (value, expected) => {
    expect(clampNumber(value, { min: 5000, max: 250_000 })).toBe(expected)
  })

  it('leaves a side without a limit open', () => {
    expect(clampNumber(-1_000_000, { max: 10 })).toBe(-1_000_000)
    expect(clampNumber(1_000_000, { min: 10 })).toBe(1_000_000)
  })
})

describe('formatNumberText', () => {
  it.each([
    [null, ''],
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [51_990, '51,990'],
    [1_234_567, '1,234,567'],
    [-1500, '-1,500'],
  ])('writes %s as "%s"', (value, expected) => {
    expect(formatNumberText(value)).toBe(expected)
  })

  it.each([
    [12.94, 2, '12.94'],
    [12.9, 2, '12.9'],
    [13, 2, '13'],
    [12.945, 1, '12.9'],
    [51_990.5, 2, '51,990.5'],
    [-0.5, 1, '-0.5'],
  ])('writes %s with up to %i decimals as "%s"', (value, decimals, expected) => {
    expect(formatNumberText(value, true, decimals)).toBe(expected)
  })

  it('leaves the separators out on demand', () => {
    expect(formatNumberText(51_990, false)).toBe('51990')
  })
})

describe('parseNumberText', () => {
  it.each([
    ['$51,990', 51_990],
    ['51 990', 51_990],
    ['5,595 km', 5595],
    ['51990.75', 51_990],
    ['-250', -250],
    ['30k', 30_000],
    ['$1.25K', 1250],
    ['.5k', 500],
    ['5,000 kg', 5000],
    ['', null],
    ['about', null],
  ])('reads "%s" as %s', (text, expected) => {
    expect(parseNumberText(text)).toBe(expected)
  })

  it.each([
    ['12.94', 12.94],
    ['12.949 % a year', 12.94],
    ['$1,299.50', 1299.5],
    ['.5', 0.5],
    ['7.', 7],
    ['-0.25', -0.25],
    ['about 8', 8],
    ['none.', null],
  ])('reads "%s" with two decimals as %s', (text, expected) => {
    expect(parseNumberText(text, 2)).toBe(expected)
  })

  it('reads back every whole number it wrote', () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (value, grouping) => {
        expect(parseNumberText(formatNumberText(value, grouping))).toBe(value)
      }),
    )
  })
})
