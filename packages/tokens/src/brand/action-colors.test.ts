import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../color/contrast.ts'
import { actionOnDark, actionOnLight } from './action-colors.ts'

describe('actionOnLight', () => {
  it('keeps a colour white is readable on', () => {
    expect(actionOnLight('#0B4F6C').rest).toBe('#0b4f6c')
    expect(actionOnLight('#767676').rest).toBe('#767676')
  })

  it('darkens a colour white is not readable on, no further than needed', () => {
    const { rest } = actionOnLight('#777777')
    expect(contrastRatio(rest, '#fff')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(rest, '#fff')).toBeLessThan(4.8)
  })

  it('goes darker under a pointer, and lighter from an almost black', () => {
    const teal = actionOnLight('#0b4f6c')
    expect(contrastRatio(teal.hover, '#fff')).toBeGreaterThan(contrastRatio(teal.rest, '#fff'))
    expect(contrastRatio(teal.active, '#fff')).toBeGreaterThan(contrastRatio(teal.hover, '#fff'))
    const black = actionOnLight('#000000')
    expect(contrastRatio(black.hover, '#fff')).toBeLessThan(21)
    expect(contrastRatio(black.active, '#fff')).toBeLessThan(contrastRatio(black.hover, '#fff'))
  })
})

describe('actionOnDark', () => {
  it('keeps a light colour and takes the fallback for a dark one', () => {
    expect(actionOnDark('#ffd400', '#aaaaaa').rest).toBe('#ffd400')
    expect(actionOnDark('#0b4f6c', '#aaaaaa').rest).toBe('#aaaaaa')
  })
})
