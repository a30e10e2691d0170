import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextIndex } from './next-index.ts'

describe('nextIndex', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowDown', 0, null],
    ['a', 0, null],
  ])('in a row of three %s leads from %i to %j', (key, index, expected) => {
    expect(nextIndex({ key, index, count: 3, axis: 'horizontal' })).toBe(expected)
  })

  it('turns left and right round where text runs from right to left', () => {
    const at = { index: 1, count: 3, axis: 'horizontal', rtl: true } as const
    expect(nextIndex({ key: 'ArrowRight', ...at })).toBe(0)
    expect(nextIndex({ key: 'ArrowLeft', ...at })).toBe(2)
  })

  it('keeps up and down where text runs from right to left', () => {
    const at = { index: 1, count: 3, axis: 'vertical', rtl: true } as const
    expect(nextIndex({ key: 'ArrowDown', ...at })).toBe(2)
    expect(nextIndex({ key: 'ArrowRight', ...at })).toBeNull()
  })

  it('starts at the near end when nothing has the focus', () => {
    const nowhere = { index: -1, count: 4, axis: 'vertical' } as const
    expect(nextIndex({ key: 'ArrowDown', ...nowhere })).toBe(0)
    expect(nextIndex({ key: 'ArrowUp', ...nowhere })).toBe(3)
  })

  it('always stays among the places, and nowhere without any', () => {
    const key = fc.constantFrom('ArrowUp', 'ArrowDown', 'Home', 'End')
    fc.assert(
      fc.property(key, fc.integer({ min: 1, max: 50 }), fc.nat(), (pressed, count, seed) => {
        const next = nextIndex({ key: pressed, index: seed % count, count, axis: 'vertical' })
        return next !== null && next >= 0 && next < count
      }),
    )
    expect(nextIndex({ key: 'Home', index: -1, count: 0, axis: 'vertical' })).toBeNull()
  })
})
