import { describe, expect, it } from 'vitest'
import { measureContrastRatio } from '../color/contrast.ts'
import { actionOnDark, actionOnLight } from './action-colors.ts'

describe('actionOnLight', () => {
  it('keeps a colour white is readable on', () => {
    expect(actionOnLight('#0B4F6C').rest).toBe('#0b4f6c')
    expect(actionOnLight('#767676').rest).toBe('#767676')
  })

  it('darkens a colour white is not readable on, no further than needed', () => {
    const { rest } = actionOnLight('#777777')
    expect(measureContrastRatio(rest, '#fff')).toBeGreaterThanOrEqual(4.5)
    expect(measureContrastRatio(rest, '#fff')).toBeLessThan(4.8)
  })

  it('goes darker under a pointer, and lighter from an almost black', () => {
    const teal = actionOnLight('#0b4f6c')
    expect(measureContrastRatio(teal.hover, '#fff')).toBeGreaterThan(
      measureContrastRatio(teal.rest, '#fff'),
    )
    expect(measureContrastRatio(teal.active, '#fff')).toBeGreaterThan(
      measureContrastRatio(teal.hover, '#fff'),
    )
    const black = actionOnLight('#000000')
    expect(measureContrastRatio(black.hover, '#fff')).toBeLessThan(21)
    expect(measureContrastRatio(black.active, '#fff')).toBeLessThan(
      measureContrastRatio(black.hover, '#fff'),
    )
  })
})

describe('actionOnDark', () => {
  it('keeps a light colour and takes the fallback for a dark one', () => {
    expect(actionOnDark('#ffd400', '#aaaaaa').rest).toBe('#ffd400')
    expect(actionOnDark('#0b4f6c', '#aaaaaa').rest).toBe('#aaaaaa')
  })
})
