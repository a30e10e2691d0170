import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatKm } from '../model/odometer.ts'
import { parseOdometerText } from './odometer-text.ts'

describe('parseOdometerText', () => {
  it('gives back what formatKm wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), (km) => {
        expect(parseOdometerText(formatKm(km))).toEqual({ ok: true, value: km })
      }),
    )
  })

  it.each(['-', '- / -', '', 'N/A', 'Available to order'])(
    'reads %j as none [PLUS-009]',
    (text) => {
      expect(parseOdometerText(text)).toEqual({ ok: true, value: null })
    },
  )

  it.each([
    ['12,345 km', 12_345],
    ['12345kms', 12_345],
    ['12 345', 12_345],
    ['12345.9', 12_345],
    ['45.5', 45],
    ['45000.000', 45_000],
    ['0', 0],
    ['15 kilometres', 15],
  ])('reads %j as %d', (text, value) => {
    expect(parseOdometerText(text)).toEqual({ ok: true, value })
  })

  it.each(['lots', '12,34', '120k', '-5', '1000 miles', '45.000', '123.456 km'])(
    'refuses %j',
    (text) => {
      expect(parseOdometerText(text)).toEqual({
        ok: false,
        reason: 'is not a distance in kilometres',
      })
    },
  )

  it('refuses more than two million', () => {
    expect(parseOdometerText('2000001')).toEqual({ ok: false, reason: 'is above 2,000,000 km' })
  })
})
