import { describe, expect, it } from 'vitest'
import { findPostcodeProblem, isPostcode, postcodeLength } from './postcode.ts'

describe('isPostcode', () => {
  it.each([
    ['4000', true],
    ['0800', true],
    ['400', false],
    ['40000', false],
    ['40a0', false],
    ['', false],
    ['٤٠٠٠', false],
  ])('answers %s with %s [LEAD-041]', (text, isValid) => {
    expect(isPostcode(text)).toBe(isValid)
  })

  it('is four characters at most [LEAD-042]', () => {
    expect(postcodeLength).toBe(4)
  })

  it('names the mistake [LEAD-043]', () => {
    expect(findPostcodeProblem('12')).toBe('Invalid postcode. Please enter a 4-digit number.')
    expect(findPostcodeProblem('4000')).toBeNull()
  })
})
