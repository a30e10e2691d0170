import { describe, expect, it } from 'vitest'
import type { VehicleLayers } from './compose.ts'
import { layFace } from './lay-face.ts'

const [width, height] = [400, 60]

/** Layers of one light all over. */
const layers: VehicleLayers = {
  width,
  height,
  base: new Uint8Array(width * height * 3).fill(40),
  paint: new Uint8Array(width * height).fill(80),
  cover: new Uint8Array(width * height).fill(255),
}

function aPatch(box: { left: number; top: number; width: number; height: number }) {
  const pixels = box.width * box.height
  return {
    ...box,
    base: new Uint8Array(pixels * 3).fill(200),
    paint: new Uint8Array(pixels).fill(10),
  }
}

const pixelOf = ({ base, paint }: VehicleLayers, x: number, y: number) => {
  const pixel = y * width + x
  return [...base.subarray(pixel * 3, pixel * 3 + 3), paint[pixel]]
}

describe('layFace', () => {
  const patch = aPatch({ left: 100, top: 20, width: 60, height: 30 })
  const faced = layFace(layers, patch)

  it('shows the patch where it lies and the body everywhere else', () => {
    expect(pixelOf(faced, 130, 35)).toEqual([200, 200, 200, 10])
    for (const [x, y] of [
      [99, 35],
      [160, 35],
      [130, 19],
      [130, 50],
    ] as const)
      expect(pixelOf(faced, x, y)).toEqual([40, 40, 40, 80])
    expect(faced.cover).toEqual(layers.cover)
  })

  it('gives way to the body over a hundredth of the width', () => {
    const reds = [100, 101, 102, 103, 104].map((x) => pixelOf(faced, x, 35)[0])
    expect(reds).toEqual([60, 100, 140, 180, 200])
  })

  it('is whole at the edge of the picture', () => {
    const cornered = layFace(layers, aPatch({ left: 0, top: 0, width: 40, height: 60 }))
    expect(pixelOf(cornered, 0, 0)).toEqual([200, 200, 200, 10])
    expect(pixelOf(cornered, 0, 59)).toEqual([200, 200, 200, 10])
    expect(pixelOf(cornered, 39, 30)[0]).toBeLessThan(100)
  })

  it('shows the ground where a part of the own face stood out, as far as the vehicle', () => {
    const own = { ...layers, base: layers.base.slice(), cover: layers.cover.slice() }
    own.paint = new Uint8Array(width * height)
    // Open ground up to 110, then a lamp, and from 130 the body, which the other face shows as well.
    for (let y = 0; y < height; y += 1) {
      own.base.fill(0, y * width * 3, (y * width + 110) * 3)
      own.cover.fill(20, y * width, y * width + 110)
    }
    const other = aPatch({ left: 100, top: 20, width: 60, height: 30 })
    other.paint.fill(0)
    for (let y = 0; y < 30; y += 1) other.base.fill(0, y * 180, y * 180 + 90)
    const { cover } = layFace(own, other)
    const row = 35 * width
    expect([105, 115, 129, 130, 150].map((x) => cover[row + x])).toEqual([20, 20, 20, 255, 255])
    expect(cover[10 * width + 115]).toBe(255)
  })

  it('leaves the layers it is given as they are', () => {
    expect(pixelOf(layers, 130, 35)).toEqual([40, 40, 40, 80])
  })

  it('refuses a patch that does not lie within the layers', () => {
    expect(() => layFace(layers, aPatch({ left: 380, top: 0, width: 40, height: 20 }))).toThrow(
      RangeError,
    )
  })
})
