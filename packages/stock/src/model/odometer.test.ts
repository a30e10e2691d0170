import { describe, expect, it } from 'vitest'
import { formatKm } from './odometer.ts'

describe('formatKm', () => {
  it.each([
    [5595, '5,595 km'],
    [0, '0 km'],
    [999, '999 km'],
    [120000, '120,000 km'],
    [41250.6, '41,251 km'],
  ])('writes %d as %s', (odometerKm, text) => {
    expect(formatKm(odometerKm)).toBe(text)
  })
})
