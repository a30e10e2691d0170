import { describe, expect, it } from 'vitest'
import { countText } from './count-text.ts'

describe('countText', () => {
  it.each([
    [0, 'Up to 1,500 characters'],
    [1, '1,499 characters left'],
    [1499, '1 character left'],
    [1500, '0 characters left'],
    [1501, '1 character too many'],
    [1520, '20 characters too many'],
  ])('says of %i characters: %s', (length, text) => {
    expect(countText(length, 1500)).toBe(text)
  })
})
