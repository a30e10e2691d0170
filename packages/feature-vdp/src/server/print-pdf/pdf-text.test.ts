import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanPdfText } from './pdf-text.ts'

describe('cleanPdfText', () => {
  it.each([
    ['Citroën C4 “Shine” – $24,990', 'Citroën C4 “Shine” – $24,990'],
    ['Škoda Octavia', 'Skoda Octavia'],
    ['5 ½\u2009L\n  turbo', '5 ½ L turbo'],
    ['Ready 🚗 to go', 'Ready  to go'],
  ])('writes %j as %j', (text, written) => {
    expect(cleanPdfText(text)).toBe(written)
  })

  it('writes nothing that a print font lacks, and nothing twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(cleanPdfText(text)).toMatch(/^[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€™−]*$/)
        expect(cleanPdfText(cleanPdfText(text))).toBe(cleanPdfText(text).replace(/\s+/g, ' '))
      }),
    )
  })
})
