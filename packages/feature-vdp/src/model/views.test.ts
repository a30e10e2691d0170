import { describe, expect, it } from 'vitest'
import { formatViews } from './views.ts'

describe('formatViews', () => {
  it.each([
    [1, '1 view'],
    [2, '2 views'],
    [1204, '1,204 views'],
  ])('of %d is %j [VDP-027]', (views, text) => {
    expect(formatViews(views)).toBe(text)
  })

  it.each([0, -3, 2.5, Number.NaN, null, undefined])('of %j is nothing [D-39]', (views) => {
    expect(formatViews(views)).toBeNull()
  })
})
