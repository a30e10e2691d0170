import { describe, expect, it } from 'vitest'
import { findPaint } from './paint.ts'

const neutralPaint = '#93a0ad'

const lightness = (hex: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) / 765

describe('findPaint', () => {
  it.each(['Polar White', 'WHITE', 'Crystal pearl', 'Arctic Frost'])(
    'makes %s nearly white',
    (name) => {
      expect(lightness(findPaint(name))).toBeGreaterThan(0.85)
    },
  )

  it.each(['Ebony Black', 'Onyx', 'black mica'])('makes %s nearly black', (name) => {
    expect(lightness(findPaint(name))).toBeLessThan(0.2)
  })

  it('knows a colour inside a longer name', () => {
    expect(findPaint('Soul Red Crystal')).toBe(findPaint('red'))
    expect(findPaint('Deep Ocean Blue')).toBe(findPaint('blue'))
    expect(findPaint('Gun Metallic')).toBe(findPaint('Gunmetal Grey'))
  })

  it('stays neutral for no name and for a name that says nothing', () => {
    expect(findPaint(null)).toBe(neutralPaint)
    expect(findPaint('Code X5')).toBe(neutralPaint)
  })
})
