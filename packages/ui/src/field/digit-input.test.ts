import { describe, expect, it } from 'vitest'
import { digitsOf } from './digit-input.ts'

describe('digitsOf', () => {
  it.each([
    ['482 913', 6, '482913'],
    ['Your code is 482-913.', 6, '482913'],
    ['4000 QLD', 4, '4000'],
    ['40001', 4, '4000'],
    ['none', 4, ''],
  ])('finds in "%s" up to %i digits: "%s"', (text, length, digits) => {
    expect(digitsOf(text, length)).toBe(digits)
  })
})
