import { describe, expect, it } from 'vitest'
import { neutralPaint, paintFor } from './paint.ts'

const lightness = (hex: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) / 765

describe('paintFor', () => {
  it.each(['Polar White', 'WHITE', 'Crystal pearl', 'Arctic Frost'])(
    'makes %s nearly white',
    (name) => {
      expect(lightness(paintFor(name))).toBeGreaterThan(0.85)
    },
  )

  it.each(['Ebony Black', 'Onyx', 'black mica'])('makes %s nearly black', (name) => {
    expect(lightness(paintFor(name))).toBeLessThan(0.2)
  })

  it('knows a colour inside a longer name', () => {
    expect(paintFor('Soul Red Crystal')).toBe(paintFor('red'))
    expect(paintFor('Deep Ocean Blue')).toBe(paintFor('blue'))
    expect(paintFor('Gun Metallic')).toBe(paintFor('Gunmetal Grey'))
  })

  it('stays neutral for no name and for a name that says nothing', () => {
    expect(paintFor(null)).toBe(neutralPaint)
    expect(paintFor('Code X5')).toBe(neutralPaint)
  })
})
