import { describe, expect, it } from 'vitest'
import { measureContrastRatio, measureLuminance, mostReadable } from './contrast.ts'

describe('measureContrastRatio', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(measureContrastRatio('#000', '#fff')).toBe(21)
    expect(measureContrastRatio('#0b4f6c', '#0b4f6c')).toBe(1)
  })

  it('puts #767676 just above and #777777 just below 4.5 on white', () => {
    expect(measureContrastRatio('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(measureContrastRatio('#777777', '#ffffff')).toBeLessThan(4.5)
  })

  it('does not depend on the order', () => {
    expect(measureContrastRatio('#c8401b', '#fbf9f7')).toBe(
      measureContrastRatio('#fbf9f7', '#c8401b'),
    )
  })
})

describe('measureLuminance', () => {
  it('runs from 0 for black to 1 for white', () => {
    expect(measureLuminance('#000')).toBe(0)
    expect(measureLuminance('#fff')).toBe(1)
  })
})

describe('mostReadable', () => {
  it('picks the candidate of greatest contrast, and the first of equals', () => {
    expect(mostReadable('#ffd400', ['#ffffff', '#17191b'])).toBe('#17191b')
    expect(mostReadable('#0b4f6c', ['#ffffff', '#17191b'])).toBe('#ffffff')
    expect(mostReadable('#000', ['#fff', 'white'])).toBe('#fff')
  })
})
