import { describe, expect, it } from 'vitest'
import { formatCardPhotosPath, formatPhotoPlace, readSweep } from './photo-swipe.ts'

describe('formatPhotoPlace', () => {
  it.each([
    [0, 12, '1/12'],
    [4, 12, '5/12'],
    [5, 12, null],
    [2, 3, '3/3'],
    [3, 3, null],
  ])('says of frame %i of %i photos %s [PLUS-075]', (index, count, place) => {
    expect(formatPhotoPlace(index, count)).toBe(place)
  })
})

describe('formatCardPhotosPath', () => {
  it.each(['/cars/2019-kia-rio-k1', '/stock/cars/2019-kia-rio-k1'])(
    'finds the photos of the car at %s [PLUS-075]',
    (path) => {
      expect(formatCardPhotosPath(path)).toBe('/cars/2019-kia-rio-k1/photos.json')
    },
  )
})

describe('readSweep', () => {
  it.each([
    { x: -80, y: 10, step: 1 },
    { x: 80, y: -20, step: -1 },
    { x: -20, y: 0, step: 0 },
    { x: -60, y: 50, step: 0 },
    { x: 0, y: 300, step: 0 },
  ])('reads $x to the right and $y down as $step [PLUS-075]', ({ x, y, step }) => {
    expect(readSweep({ x, y })).toBe(step)
  })
})
