import { describe, expect, it } from 'vitest'
import { composePicture, cutPixels, type PictureParts, recomposePart } from './compose.ts'
import { encodeLight } from './light.ts'
import { paints } from './paints.ts'
import { settings } from './settings.ts'

const width = 6
const height = 4
const byte = (light: number) => Math.round(255 * encodeLight(light))

/** Four pixels side by side: painted metal, glass, shadow on the ground, bare ground. */
const metal = 0
const glass = 1
const shadow = 2
const ground = 3

const row = <T>(values: readonly T[]) => Array.from({ length: height }, () => values).flat()

const layers: PictureParts['layers'] = {
  width,
  height,
  base: Uint8Array.from(row([0.02, 0.05, 0, 0, 0, 0].flatMap((v) => [byte(v), byte(v), byte(v)]))),
  paint: Uint8Array.from(row([byte(0.8), 0, 0, 0, 0, 0])),
  cover: Uint8Array.from(row([255, 255, 128, 0, 0, 0])),
}

const background = new Uint8Array(width * height * 3).fill(byte(0.5))

const plain = { ...settings.studio, vignette: 0, backgroundLight: [1, 1, 1] } as const

async function pixels(parts: Partial<PictureParts> = {}) {
  const paint = paints.red
  const picture = await composePicture({ layers, background, paint, setting: plain, ...parts })
  return (at: number) => [...picture.subarray((width + at) * 3, (width + at) * 3 + 3)]
}

const sum = (colour: readonly number[]) => colour.reduce((total, value) => total + value, 0)

describe('composePicture', () => {
  it('is red where the metal of a red car is, and nowhere else', async () => {
    const at = await pixels()
    const [red = 0, green = 0, blue = 0] = at(metal)
    expect(red).toBeGreaterThan(150)
    expect(red).toBeGreaterThan(3 * green)
    expect(red).toBeGreaterThan(3 * blue)
    for (const neutral of [glass, shadow, ground]) {
      const values = at(neutral)
      expect(Math.max(...values) - Math.min(...values)).toBeLessThanOrEqual(1)
    }
  })

  it('leaves glass, shadow and ground as they are in another paint', async () => {
    const red = await pixels()
    const blue = await pixels({ paint: paints.blue })
    for (const at of [glass, shadow, ground]) expect(blue(at)).toEqual(red(at))
    expect(blue(metal)).not.toEqual(red(metal))
    expect(blue(metal)[2]).toBeGreaterThan(blue(metal)[0] ?? 255)
  })

  it('darkens the ground under the vehicle and hides it behind the vehicle', async () => {
    const bright = await pixels()
    const dark = await pixels({ background: new Uint8Array(width * height * 3).fill(byte(0.05)) })
    expect(sum(bright(shadow))).toBeLessThan(sum(bright(ground)))
    expect(dark(metal)).toEqual(bright(metal))
    expect(dark(glass)).toEqual(bright(glass))
    expect(sum(dark(ground))).toBeLessThan(sum(bright(ground)) / 2)
  })

  it('casts a deeper shadow where the setting says so', async () => {
    const soft = await pixels()
    const deep = await pixels({ setting: { ...plain, shadow: 2 } })
    expect(sum(deep(shadow))).toBeLessThan(sum(soft(shadow)))
    expect(deep(ground)).toEqual(soft(ground))
  })

  it('gives flakes less light where it is dim', async () => {
    const dim = { ...layers, paint: layers.paint.map((value) => (value > 0 ? byte(0.1) : 0)) }
    const solid = await pixels({ layers: dim, paint: { ground: '#a7abaf', flop: 0 } })
    const flakes = await pixels({ layers: dim, paint: { ground: '#a7abaf', flop: 0.4 } })
    expect(sum(flakes(metal))).toBeLessThan(sum(solid(metal)))
  })

  it('is the same at every call', async () => {
    const once = await composePicture({ layers, background, paint: paints.red, setting: plain })
    const again = await composePicture({ layers, background, paint: paints.red, setting: plain })
    expect(again).toEqual(once)
  })

  it('refuses layers and a background of different sizes', async () => {
    const parts = { layers, paint: paints.red, setting: plain }
    await expect(composePicture({ ...parts, background: new Uint8Array(9) })).rejects.toThrow(
      '24 pixels',
    )
  })
})

describe('recomposePart', () => {
  it('makes a part of a picture as it is in the whole, and leaves the rest', async () => {
    const parts = { layers, background, paint: paints.red, setting: settings.yard }
    const whole = await composePicture(parts)
    const window = { left: 1, top: 1, right: 4, bottom: 3 }
    const part = {
      width: 3,
      height: 2,
      base: cutPixels(layers.base, layers, window),
      paint: cutPixels(layers.paint, layers, window),
      cover: cutPixels(layers.cover, layers, window),
    }
    const canvas = { width, height, pixels: new Uint8Array(whole.length).fill(7) }
    const behind = cutPixels(background, layers, window)
    recomposePart(canvas, { ...parts, layers: part, background: behind, left: 1, top: 1 })
    expect(cutPixels(canvas.pixels, canvas, window)).toEqual(cutPixels(whole, canvas, window))
    expect(canvas.pixels.filter((byte) => byte !== 7).length).toBeLessThanOrEqual(3 * 3 * 2)
  })
})
