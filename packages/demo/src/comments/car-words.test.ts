import { describe, expect, it } from 'vitest'
import { withArticle } from './car-words.ts'

describe('withArticle', () => {
  it.each([
    ['hatch', 'a hatch'],
    ['HiLux', 'a HiLux'],
    ['RAV4', 'a RAV4'],
    ['RAM 1500', 'a RAM 1500'],
    ['Isuzu N Series', 'an Isuzu N Series'],
    ['N Series', 'an N Series'],
    ['FH 540 Globetrotter XL', 'an FH 540 Globetrotter XL'],
    ['X-Trail', 'an X-Trail'],
    ['MX-5', 'an MX-5'],
    ['SUV', 'an SUV'],
    ['86', 'an 86'],
    ['Amarok', 'an Amarok'],
    ['eight-speed automatic', 'an eight-speed automatic'],
  ])('puts the right article before %s', (words, text) => {
    expect(withArticle(words)).toBe(text)
  })
})
