import { describe, expect, it } from 'vitest'
import { contrastRatio, luminance, mostReadable } from './contrast.ts'

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000', '#fff')).toBe(21)
    expect(contrastRatio('#0b4f6c', '#0b4f6c')).toBe(1)
  })

  it('puts #767676 just above and #777777 just below 4.5 on white', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio('#777777', '#ffffff')).toBeLessThan(4.5)
  })

  it('does not depend on the order', () => {
    expect(contrastRatio('#c8401b', '#fbf9f7')).toBe(contrastRatio('#fbf9f7', '#c8401b'))
  })
})

describe('luminance', () => {
  it('runs from 0 for black to 1 for white', () => {
    expect(luminance('#000')).toBe(0)
    expect(luminance('#fff')).toBe(1)
  })
})

describe('mostReadable', () => {
  it('picks the candidate of greatest contrast, and the first of equals', () => {
    expect(mostReadable('#ffd400', ['#ffffff', '#17191b'])).toBe('#17191b')
    expect(mostReadable('#0b4f6c', ['#ffffff', '#17191b'])).toBe('#ffffff')
    expect(mostReadable('#000', ['#fff', 'white'])).toBe('#fff')
  })
})
