import { describe, expect, it } from 'vitest'
import { formatPhotoCount } from './card-photo.ts'

describe('formatPhotoCount', () => {
  it.each([
    [1, '1 photo'],
    [2, '2 photos'],
    [12, '12 photos'],
  ])('names %i photos in words [PLUS-075]', (count, words) => {
    expect(formatPhotoCount(count)).toBe(words)
  })
})
