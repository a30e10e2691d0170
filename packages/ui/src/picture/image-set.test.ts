import { describe, expect, it } from 'vitest'
import { createImageSet, formatImageUrl, formatPictureName } from './image-set.ts'

describe('formatImageUrl', () => {
  it('asks for width, quality and crop [UI-017]', () => {
    expect(
      formatImageUrl({ cdn: 'https://img.example.test', path: 'cars/1.jpg', width: 640 }),
    ).toBe('https://img.example.test/cars/1.jpg?w=640&q=75&fit=crop&ar=3:2')
  })

  it('takes another quality and ratio, and doubles no slash', () => {
    const options = { cdn: 'https://img.example.test/', path: '/cars/1.jpg' }
    expect(formatImageUrl({ ...options, width: 320, quality: 60, ratio: '1:1' })).toBe(
      'https://img.example.test/cars/1.jpg?w=320&q=60&fit=crop&ar=1:1',
    )
  })
})

describe('createImageSet', () => {
  it('offers the five widths and takes the middle one as plain source', () => {
    const { src, srcSet } = createImageSet({ cdn: 'https://img.example.test', path: 'cars/1.jpg' })
    expect(src).toContain('w=960&')
    expect(srcSet.split(', ').map((entry) => entry.split(' ')[1])).toEqual([
      '320w',
      '640w',
      '960w',
      '1280w',
      '1920w',
    ])
  })
})

describe('formatPictureName', () => {
  it.each([
    [{ alt: 'A ute, picture 1 of 2', illustration: true }, 'Illustration: A ute, picture 1 of 2'],
    [{ alt: 'A ute, picture 1 of 2', illustration: false }, 'A ute, picture 1 of 2'],
    [{ alt: 'A ute, picture 1 of 2' }, 'A ute, picture 1 of 2'],
    [{ alt: '', illustration: true }, ''],
  ])('names %o "%s" [D-116]', (picture, name) => {
    expect(formatPictureName(picture)).toBe(name)
  })
})
