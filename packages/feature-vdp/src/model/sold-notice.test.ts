import { describe, expect, it } from 'vitest'
import { formatSoldSentence, SOLD_TITLE } from './sold-notice.ts'

describe('formatSoldSentence', () => {
  it("is headed 'SOLD' [VDP-073]", () => {
    expect(SOLD_TITLE).toBe('SOLD')
  })

  it.each([
    [{ item_type: null }, { kind: 'car' as const }, 'Unfortunately this car recently sold.'],
    [
      { item_type: null },
      { kind: 'motorcycle' as const },
      'Unfortunately this motorcycle recently sold.',
    ],
    [{ item_type: null }, { kind: 'truck' as const }, 'Unfortunately this truck recently sold.'],
    [
      { item_type: 'Motorcycle' },
      { kind: 'truck' as const },
      'Unfortunately this motorcycle recently sold.',
    ],
    [
      { item_type: 'Caravan' },
      { kind: 'car' as const },
      'Unfortunately this caravan recently sold.',
    ],
  ])('names the vehicle of %j on a site of %j [VDP-074]', (car, site, sentence) => {
    expect(formatSoldSentence(car, site)).toBe(sentence)
  })
})
