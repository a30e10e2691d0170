import { cutPixels, type PixelSize, type PixelWindow, type VehicleLayers } from './compose.ts'
import { encodeLight, lightOfByte, toLinear } from './light.ts'
import { isHiddenAt, listHiddenCells } from './plate-cells.ts'
import { findPlateLight, fitPlateLight, type PlateLight } from './plate-light.ts'
import type { PlatePlace } from './plate-places.ts'
import { createQuad, findWindow, measureQuad, type Quad } from './quad.ts'

/** A plate as it is drawn: sRGB, three bytes a pixel. */
export interface PlateTexture extends PixelSize {
  pixels: Uint8Array
}

/** The part of a picture that shows a plate, and its layers with a plate laid on them. */
export interface PlatedLayers {
  layers: VehicleLayers
  window: PixelWindow
}

/** Pixels around a plate that are laid anew as its frame, so that no former edge shows. */
const framePx = 0.8

/** Light that the frame, and the gloss over a plate's ink, send back for each light of a white plate. */
const frameShare = 0.03
const glossShare = 0.03

/** Samples across and down a pixel. */
const finer = 3

/** Light of a texture's byte over that of a plate's white ground. */
const shareOfByte = Float32Array.from({ length: 256 }, (_, byte) =>
  Math.min(glossShare + (1 - glossShare) * (toLinear(byte / 255) / toLinear(244 / 255)), 1.06),
)

/** Width in pixels that a plate is best drawn in for a place: as fine as the samples taken of it. */
export function textureWidth(place: PlatePlace, size: PixelSize): number {
  return Math.ceil(Math.max(measureQuad(createQuad(place.quad, size)).width, 12) * 2)
}

/** Everything a pixel of a plate is sampled from. */
interface Laid {
  quad: Quad
  texture: PlateTexture
  cells: Uint8Array | null
  /** Width of the frame as a share of the plate's width and height. */
  beside: number
  above: number
}

/**
 * Lays a drawn plate over the vehicle's own, in the light that falls on that one: whatever was on the
 * rendered plate is gone. The given layers stay as they are.
 */
export function layPlate(
  layers: VehicleLayers,
  place: PlatePlace,
  texture: PlateTexture,
): PlatedLayers {
  const quad = createQuad(place.quad, layers)
  const cells = listHiddenCells(place.hidden)
  const { width, height } = measureQuad(quad)
  const laid: Laid = { quad, texture, cells, beside: framePx / width, above: framePx / height }
  const light = fitPlateLight(layers, quad, (u, v) => isHiddenAt(cells, u, v))
  const window = findWindow(quad, layers)
  const plated = cutLayers(layers, window)
  const sampled: Sampled = new Float64Array(6)
  for (let y = window.top; y < window.bottom; y += 1)
    for (let x = window.left; x < window.right; x += 1) {
      samplePixel(laid, x, y, sampled)
      const pixel = (y - window.top) * plated.width + x - window.left
      if (at(sampled, 3) > 0) mixPixel(plated, pixel, sampled, light)
    }
  return { layers: plated, window }
}

function cutLayers(layers: VehicleLayers, window: PixelWindow): VehicleLayers {
  return {
    width: window.right - window.left,
    height: window.bottom - window.top,
    base: cutPixels(layers.base, layers, window),
    paint: cutPixels(layers.paint, layers, window),
    cover: cutPixels(layers.cover, layers, window),
  }
}

/** An element that is there. */
const at = (values: ArrayLike<number>, index: number) => values[index] as number

/**
 * Samples of a pixel added up: shares of light sent back by channel, the plate's share of the pixel, and
 * the place on the plate that the last of them met.
 */
type Sampled = Float64Array

function samplePixel(laid: Laid, x: number, y: number, sampled: Sampled) {
  const { quad, texture, cells, beside, above } = laid
  const { back } = quad
  const one = 1 / (finer * finer)
  sampled.fill(0)
  for (let sample = 0; sample < finer * finer; sample += 1) {
    const px = x + ((sample % finer) + 0.5) / finer
    const py = y + (Math.floor(sample / finer) + 0.5) / finer
    const depth = at(back, 6) * px + at(back, 7) * py + at(back, 8)
    const u = (at(back, 0) * px + at(back, 1) * py + at(back, 2)) / depth
    const v = (at(back, 3) * px + at(back, 4) * py + at(back, 5)) / depth
    if (u < -beside || u > 1 + beside || v < -above || v > 1 + above) continue
    if (cells && isHiddenAt(cells, u, v)) continue
    addShares(texture, u, v, sampled)
    sampled[3] = at(sampled, 3) + one
    sampled[4] = u
    sampled[5] = v
  }
}

function addShares({ width, height, pixels }: PlateTexture, u: number, v: number, sum: Sampled) {
  const isFrame = u < 0 || u >= 1 || v < 0 || v >= 1
  const texel = isFrame ? -1 : (Math.floor(v * height) * width + Math.floor(u * width)) * 3
  const one = 1 / (finer * finer)
  sum[0] = at(sum, 0) + one * (isFrame ? frameShare : at(shareOfByte, at(pixels, texel)))
  sum[1] = at(sum, 1) + one * (isFrame ? frameShare : at(shareOfByte, at(pixels, texel + 1)))
  sum[2] = at(sum, 2) + one * (isFrame ? frameShare : at(shareOfByte, at(pixels, texel + 2)))
}

function mixPixel(
  { base, paint }: VehicleLayers,
  pixel: number,
  sampled: Sampled,
  light: PlateLight,
) {
  const rest = 1 - Math.min(at(sampled, 3), 1)
  const falling = findPlateLight(light, at(sampled, 4), at(sampled, 5))
  for (let channel = 0; channel < 3; channel += 1) {
    const index = pixel * 3 + channel
    const plate = falling * at(light.tint, channel) * at(sampled, channel)
    base[index] = Math.round(255 * encodeLight(plate + rest * at(lightOfByte, at(base, index))))
  }
  if (at(paint, pixel) > 0)
    paint[pixel] = Math.round(255 * encodeLight(rest * at(lightOfByte, at(paint, pixel))))
}
