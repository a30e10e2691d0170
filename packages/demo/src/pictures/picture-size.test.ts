import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openDeveloper } from './develop.ts'
import { chooseShrink, cutSize, shrinkSize } from './picture-size.ts'
import type { VehiclePicture } from './vehicle-picture.ts'

const stored = { width: 1200, height: 800 }

describe('chooseShrink', () => {
  it.each([
    [600, 1.5, 2],
    [640, 1.5, 1.875],
    [960, 1.5, 1.25],
    [1200, 1.5, 1],
    [1280, 1.5, 1],
    [400, 1, 2],
    [640, 1, 1.25],
    [1280, 1, 1],
    [320, 2, 2],
    [320, 2.01, 1],
  ])('of a file %i px wide and %d times as wide as high is %i pixels', (width, ratio, shrink) => {
    expect(chooseShrink(stored, { width, ratio })).toBe(shrink)
  })

  it.each([4 / 3, 1.5, 16 / 9, 1])(
    'leaves no file of a ratio of %f narrower than it is asked for',
    (ratio) => {
      for (let width = 16; width <= cutSize(stored, ratio).width; width += 1) {
        const shrunk = shrinkSize(stored, chooseShrink(stored, { width, ratio }))
        expect(cutSize(shrunk, ratio).width).toBeGreaterThanOrEqual(width)
      }
    },
  )
})

describe('cutSize', () => {
  it('is the largest part of that ratio', () => {
    expect(cutSize(stored, 1)).toEqual({ width: 800, height: 800 })
    expect(cutSize(stored, 2)).toEqual({ width: 1200, height: 600 })
  })
})

describe('shrinkSize', () => {
  it('rounds what is no whole number', () => {
    expect(shrinkSize({ width: 601, height: 400 }, 2)).toEqual({ width: 301, height: 200 })
  })
})

describe('a picture composed of fewer pixels', () => {
  it.each([
    ['suv', 'front-left', 400],
    ['prime-mover', 'rear-right', 400],
    ['motorcycle', 'side-left', 400],
    ['suv', 'front-left', 640],
  ] as const)('looks like the whole one made small: %s, %s, %i px', async (body, view, wide) => {
    const developer = await openDeveloper(fileURLToPath(new URL('../../layers', import.meta.url)))
    const picture: VehiclePicture = { setting: 'yard', body, paint: 'blue', view, face: 'b' }
    const file = { width: wide, ratio: 1.5, quality: 100, format: 'jpeg' } as const
    const { width, height, pixels } = await developer.compose(picture)
    const whole = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .resize(wide, Math.round(wide / 1.5))
      .raw()
      .toBuffer()
    const half = await sharp(await developer.develop(picture, file))
      .raw()
      .toBuffer()
    const difference = half.reduce((sum, byte, at) => sum + Math.abs(byte - (whole[at] ?? 0)), 0)
    expect(half.length).toBe(whole.length)
    expect(difference / half.length).toBeLessThan(3)
  })
})
