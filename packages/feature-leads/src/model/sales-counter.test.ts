import { describe, expect, it } from 'vitest'
import {
  calculateMonthSales,
  findMonthStart,
  formatSalesCounterLabel,
  SALES_COUNTER_STEP_MS,
} from './sales-counter.ts'

const at = (instant: string) => calculateMonthSales(new Date(instant))

describe('calculateMonthSales', () => {
  it.each([
    ['2026-11-01T00:00:00+10:00', 0],
    ['2026-11-01T00:07:29.999+10:00', 0],
    ['2026-11-01T00:07:30+10:00', 1],
    ['2026-11-01T00:14:59+10:00', 1],
    ['2026-11-01T00:15:00+10:00', 2],
    ['2026-11-01T23:59:59+10:00', 191],
    ['2026-11-02T00:00:00+10:00', 192],
    ['2026-11-30T23:59:59+10:00', 29 * 192 + 191],
    ['2026-12-01T00:00:00+10:00', 0],
  ])(
    'is, at %s, (day of month minus 1) x 192 plus the 450 s of today: %d [SITE-075] [SITE-076]',
    (instant, value) => {
      expect(at(instant)).toBe(value)
    },
  )

  it('goes by Brisbane time, without daylight saving, whatever the zone of the instant [D-76]', () => {
    // Midnight in Sydney is an hour before midnight in Brisbane in summer.
    expect(at('2027-01-01T00:00:00+11:00')).toBe(30 * 192 + 184)
    expect(at('2026-12-31T14:00:00Z')).toBe(0)
    expect(at('2026-07-31T13:59:59Z')).toBe(30 * 192 + 191)
  })
})

describe('findMonthStart', () => {
  it('is midnight of day 1 in Brisbane', () => {
    const startOf = (instant: string) => findMonthStart(new Date(instant)).toISOString()
    expect(startOf('2026-10-31T14:00:00Z')).toBe('2026-10-31T14:00:00.000Z')
    expect(startOf('2026-10-31T13:59:59.999Z')).toBe('2026-09-30T14:00:00.000Z')
  })
})

describe('formatSalesCounterLabel', () => {
  it('says what is counted [SITE-065] [D-107]', () => {
    expect(formatSalesCounterLabel('formula', 'cars')).toBe('Sales this Month')
    expect(formatSalesCounterLabel('leads', 'cars')).toBe('Enquiries this Month')
    expect(formatSalesCounterLabel('stock', 'caravans')).toBe('Caravans in Stock')
  })
})

describe('SALES_COUNTER_STEP_MS', () => {
  it('is 150 s [SITE-073]', () => expect(SALES_COUNTER_STEP_MS).toBe(150_000))
})
