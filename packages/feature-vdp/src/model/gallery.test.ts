import type { CarImage } from '@forecourt/stock/model'
import { aCar } from '@forecourt/stock/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatCounter,
  hasThumbnails,
  listGalleryPictures,
  movePicture,
  parsePictureParameter,
} from './gallery.ts'

const pictures = (count: number): CarImage[] =>
  Array.from({ length: count }, (_, index) => ({
    isVideo: false,
    image: { url: `/images/${index}.webp`, thumb: { url: `/images/${index}-thumb.webp` } },
  }))

describe('hasThumbnails', () => {
  it('needs a car in stock [VDP-004]', () => {
    expect(hasThumbnails(aCar({ images: pictures(4), status: 'in_stock' }))).toBe(true)
    expect(hasThumbnails(aCar({ images: pictures(4), status: 'coming_soon' }))).toBe(false)
    expect(hasThumbnails(aCar({ images: pictures(4), status: 'in_stock', sold: true }))).toBe(false)
  })

  it('is false with exactly 3 images and true with 4 [VDP-005]', () => {
    expect(hasThumbnails(aCar({ images: pictures(3) }))).toBe(false)
    expect(hasThumbnails(aCar({ images: pictures(4) }))).toBe(true)
  })
})

describe('listGalleryPictures', () => {
  it('leaves videos out and numbers the rest', () => {
    const images = [...pictures(2), { isVideo: true, image: null }]
    expect(
      listGalleryPictures(aCar({ name: '2021 Mazda CX-5', images })).map((picture) => picture.alt),
    ).toEqual(['2021 Mazda CX-5, picture 1 of 2', '2021 Mazda CX-5, picture 2 of 2'])
  })
})

describe('movePicture', () => {
  it('wraps at both ends', () => {
    expect(movePicture(0, -1, 12)).toBe(11)
    expect(movePicture(11, 1, 12)).toBe(0)
    expect(movePicture(0, 1, 0)).toBe(0)
  })

  it('comes back after as many steps as there are pictures', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 1, max: 60 }), (start, count) => {
        const first = start % count
        let index = first
        for (let step = 0; step < count; step += 1) index = movePicture(index, 1, count)
        expect(index).toBe(first)
      }),
    )
  })
})

describe('parsePictureParameter', () => {
  it.each([
    ['1', 0],
    ['12', 11],
    ['13', 0],
    ['0', 0],
    ['-1', 0],
    ['2.5', 0],
    ['abc', 0],
    [null, 0],
  ])('reads %j as index %i', (parameter, index) => {
    expect(parsePictureParameter(parameter, 12)).toBe(index)
  })

  it('counts from one on the page', () => {
    expect(formatCounter(0, 12)).toBe('1/12')
  })
})
