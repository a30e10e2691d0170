import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPrice } from '../model/price.ts'
import { isNegativePrice, parsePriceText } from './price-text.ts'

describe('parsePriceText', () => {
  it('gives back what formatPrice wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (cents) => {
        expect(parsePriceText(formatPrice(cents / 100))).toEqual({ ok: true, value: cents / 100 })
      }),
    )
  })

  it.each(['POA', 'poa', 'P.O.A.', 'NA', 'N/A', '', ' ', '-', 'TBA', 'Call us', '0', '$0.00'])(
    'reads %j as no price [PLUS-009]',
    (text) => {
      expect(parsePriceText(text)).toEqual({ ok: true, value: null })
    },
  )

  it.each([
    ['$24,990', 24_990],
    ['24990.00', 24_990],
    ['$ 24 990', 24_990],
    ['$24,990.50', 24_990.5],
    ['24990 AUD', 24_990],
    ['$24,990*', 24_990],
    ['$24,990 Drive Away', 24_990],
    ['24,990 EGC', 24_990],
    ['88', 88],
    ['1,500,000', 1_500_000],
    ['10000000', 10_000_000],
  ])('reads %j as %d', (text, value) => {
    expect(parsePriceText(text)).toEqual({ ok: true, value })
  })

  it.each(['24.990', '24,99', '24k', 'twenty', '24990 per week', '1,2345', '$'])(
    'refuses %j rather than guess',
    (text) => {
      expect(parsePriceText(text)).toEqual({ ok: false, reason: 'is not a price in dollars' })
    },
  )

  it.each(['-500', '-1', '-$1.00', '$-24,990'])('tells that %j is below 0', (text) => {
    expect(isNegativePrice(text)).toBe(true)
    expect(parsePriceText(text)).toEqual({ ok: false, reason: 'is below $0' })
  })

  it.each(['-', '0', '500', '24-990', '-24k'])('finds nothing below 0 in %j', (text) => {
    expect(isNegativePrice(text)).toBe(false)
  })

  it('refuses more than ten million', () => {
    expect(parsePriceText('10000001')).toEqual({ ok: false, reason: 'is above $10,000,000' })
  })
})
