import { describe, expect, it } from 'vitest'
import type { VehicleLayers } from './compose.ts'
import { layPlate, type PlatedLayers, type PlateTexture } from './lay-plate.ts'
import { encodeLight, lightOfByte } from './light.ts'

const width = 60
const height = 40
const code = (light: number) => Math.round(255 * encodeLight(light))

/** A bright plate from 10, 10 to 50, 30 in a dark place, brighter to the right, with letters on it. */
function aPlate(lettered: boolean): VehicleLayers {
  const base = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isPlate = x >= 10 && x < 50 && y >= 10 && y < 30
      const isInk = lettered && isPlate && x % 10 < 3 && y > 14 && y < 26
      const light = isInk ? 0.02 : isPlate ? 0.5 + x / 200 : 0.01
      base.fill(code(light), (y * width + x) * 3, (y * width + x) * 3 + 3)
    }
  const flat = new Uint8Array(width * height)
  return { width, height, base, paint: flat, cover: flat.slice().fill(255) }
}

const place = {
  size: [400, 200],
  quad: [10 / width, 0.25, 50 / width, 0.25, 50 / width, 0.75, 10 / width, 0.75],
} as const

const texture = (byte: number): PlateTexture => ({
  width: 80,
  height: 40,
  pixels: new Uint8Array(80 * 40 * 3).fill(byte),
})

const lightOf = (base: Uint8Array, pixel: number) => lightOfByte[base[pixel * 3] ?? 0] ?? 0

const lightAt = ({ base }: VehicleLayers, x: number, y: number) => lightOf(base, y * width + x)

/** Light of what was laid, by the place in the whole picture. */
const laidAt = ({ layers, window }: PlatedLayers, x: number, y: number) =>
  lightOf(layers.base, (y - window.top) * layers.width + x - window.left)

describe('layPlate', () => {
  it('leaves nothing of the lettering that was rendered, and keeps the light', () => {
    const laid = layPlate(aPlate(true), place, texture(244))
    for (let y = 11; y < 29; y += 1)
      for (let x = 11; x < 49; x += 1) expect(laidAt(laid, x, y)).toBeCloseTo(0.5 + x / 200, 1)
    expect(laidAt(laid, 45, 20)).toBeGreaterThan(laidAt(laid, 15, 20) * 1.15)
  })

  it('gives a lettered plate and a bare one the same', () => {
    const one = layPlate(aPlate(true), place, texture(90))
    const other = layPlate(aPlate(false), place, texture(90))
    for (let x = 12; x < 48; x += 1)
      expect(laidAt(one, x, 20) / laidAt(other, x, 20)).toBeCloseTo(1, 1)
  })

  it('changes the plate and its edge, and no more', () => {
    const before = aPlate(true)
    const copy = before.base.slice()
    const laid = layPlate(before, place, texture(0))
    expect(before.base).toEqual(copy)
    expect(laid.window).toEqual({ left: 8, top: 8, right: 52, bottom: 32 })
    for (let y = 8; y < 32; y += 1)
      for (const x of [8, 51]) expect(laidAt(laid, x, y)).toBeCloseTo(lightAt(before, x, y), 2)
    expect(laidAt(laid, 30, 20)).toBeLessThan(0.05)
  })

  it('leaves what stands before the plate', () => {
    // The left half: all 40 rows of cells, from the first to the 48th.
    const hidden = Array.from({ length: 40 }, (_, row) => [row, 0, 48]).flat()
    const before = aPlate(true)
    const laid = layPlate(before, { ...place, hidden }, texture(0))
    expect(laidAt(laid, 20, 20)).toBe(lightAt(before, 20, 20))
    expect(laidAt(laid, 40, 20)).toBeLessThan(0.1)
  })
})
