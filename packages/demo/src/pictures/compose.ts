import { setImmediate as nextTurn } from 'node:timers/promises'
import { developTable, stepsPerLight } from './film.ts'
import { lightOfByte, parseLinear } from './light.ts'
import type { Paint } from './paints.ts'
import type { Setting } from './settings.ts'

/** Pixels of a picture, row by row from the top left. */
export interface PixelSize {
  width: number
  height: number
}

/** A part of a picture in pixels; right and bottom are behind the last. */
export interface PixelWindow {
  left: number
  top: number
  right: number
  bottom: number
}

/** A copy of a part of some pixels. */
export function cutPixels(
  pixels: Uint8Array,
  { width, height }: PixelSize,
  { left, top, right, bottom }: PixelWindow,
): Uint8Array {
  const channels = pixels.length / (width * height)
  const row = (right - left) * channels
  const part = new Uint8Array(row * (bottom - top))
  for (let y = top; y < bottom; y += 1) {
    const start = (y * width + left) * channels
    part.set(pixels.subarray(start, start + row), (y - top) * row)
  }
  return part
}

/** A vehicle in parts, so that one rendering serves every paint; all are codes of light (`encodeLight`). */
export interface VehicleLayers extends PixelSize {
  /** Everything but the ground coat of the paint, three bytes a pixel. */
  base: Uint8Array
  /** Light that falls on painted metal, as a white ground coat would send it back; one byte a pixel. */
  paint: Uint8Array
  /** How much of the background the vehicle and its shadow hide, 255 for all; one byte a pixel. */
  cover: Uint8Array
}

/** Layers, background, paint and setting of one picture. */
export interface PictureParts {
  layers: VehicleLayers
  /** The setting without a vehicle, three codes of light a pixel, as large as the layers. */
  background: Uint8Array
  paint: Paint
  setting: Setting
  /** Pixels of the stored layers along a side of each of these. Default 1. */
  shrink?: number
}

/** Rows worked on before other work of the process gets its turn; about 2 ms. */
const rowsATurn = 64

/** Light on the brightest part of a body; flakes neither add to nor take from a panel lit like this. */
const keyLight = 0.8

/** Grain of the film: the share by which light varies from pixel to pixel. It hides the steps of the code. */
const grain = 0.018

const noises = Float32Array.from({ length: 4096 }, (_, index) => {
  const noise = Math.sin(index * 12.9898 + 78.233) * 43_758.5453
  return noise - Math.floor(noise) - 0.5
})

/** Factors of the light, pixel after pixel; where one stands for several, their grain evens out. */
const listGrains = (shrink: number) => noises.map((noise) => 1 + (grain / shrink) * noise)

/**
 * The picture of a vehicle in a paint at a setting, three sRGB bytes a pixel. The same parts always
 * give the same bytes. Light is added before the film curve, as it is in a camera; in between other
 * work of the process gets its turn.
 * @throws RangeError when the layers and the background differ in size
 */
export async function composePicture(parts: PictureParts): Promise<Uint8Array> {
  const { width, height } = parts.layers
  checkSizes(parts)
  const canvas = { width, height, pixels: new Uint8Array(width * height * 3) }
  const part = { ...parts, left: 0, top: 0 }
  const tables = tablesOf(parts, canvas)
  for (let from = 0; from < height; from += rowsATurn) {
    const bottom = Math.min(from + rowsATurn, height)
    composeRows(canvas, part, tables, { left: 0, top: from, right: width, bottom })
    await nextTurn()
  }
  return canvas.pixels
}

/** A picture and its size. */
export interface Canvas extends PixelSize {
  pixels: Uint8Array
}

/** Layers and background of a part of a picture, which are as large as the part. */
interface PartOfPicture extends PictureParts {
  left: number
  top: number
}

/** Makes a small part of a picture anew, from layers that differ there: the rest of it stays. */
export function recomposePart(canvas: Canvas, part: PartOfPicture) {
  checkSizes(part)
  const { left, top, layers } = part
  const window = { left, top, right: left + layers.width, bottom: top + layers.height }
  composeRows(canvas, part, tablesOf(part, canvas), window)
}

function checkSizes({ layers, background }: PictureParts) {
  const pixels = layers.width * layers.height
  const sizes = [layers.base.length / 3, layers.paint.length, layers.cover.length]
  if ([...sizes, background.length / 3].some((size) => size !== pixels))
    throw new RangeError(`[demo] expected layers and background of ${pixels} pixels`)
}

/** Light that each byte of a layer stands for, in steps of the film's table. */
interface Tables {
  /** Light of the base, by channel. */
  base: readonly [Float32Array, Float32Array, Float32Array]
  /** Light the painted ground sends back, by channel. */
  paint: readonly [Float32Array, Float32Array, Float32Array]
  /** Light behind the vehicle, by channel. */
  background: readonly [Float32Array, Float32Array, Float32Array]
  /** Share of the background that shows for each byte of the cover. */
  clear: Float32Array
  develop: Uint8ClampedArray
  /** Factors of the light by which film is uneven. */
  grains: Float32Array
  /** Squared distance of each column and row from the middle. */
  columns: Float32Array
  rows: Float32Array
}

const stepsOfByte = lightOfByte.map((light) => light * stepsPerLight)

function tablesOf(
  { paint, setting, shrink = 1 }: PictureParts,
  { width, height }: PixelSize,
): Tables {
  const { vehicleLight, backgroundLight, exposure, shadow } = setting
  const ground = parseLinear(paint.ground)
  const byChannel = (stepsOf: (byte: number, channel: 0 | 1 | 2) => number) => {
    const table = (channel: 0 | 1 | 2) =>
      stepsOfByte.map((_, byte) => stepsOf(byte, channel) * vehicleLight[channel])
    return [table(0), table(1), table(2)] as const
  }
  const flop = lightOfByte.map((light) => flopAt(light, paint.flop))
  return {
    base: byChannel((byte) => at(stepsOfByte, byte)),
    paint: byChannel((byte, channel) => at(stepsOfByte, byte) * at(flop, byte) * ground[channel]),
    background: [
      stepsOfByte.map((steps) => steps * backgroundLight[0]),
      stepsOfByte.map((steps) => steps * backgroundLight[1]),
      stepsOfByte.map((steps) => steps * backgroundLight[2]),
    ],
    clear: Float32Array.from({ length: 256 }, (_, byte) => (1 - byte / 255) ** shadow),
    develop: developTables.get(exposure) ?? rememberTable(exposure),
    grains: listGrains(shrink),
    columns: distances(width, 1),
    rows: distances(height, height / width),
  }
}

/** Settings share a few exposures; their tables are made once. */
const developTables = new Map<number, Uint8ClampedArray>()

function rememberTable(exposure: number): Uint8ClampedArray {
  const table = developTable(exposure)
  developTables.set(exposure, table)
  return table
}

/** Flakes send back more than their share of bright light and less of dim light. */
function flopAt(light: number, flop: number): number {
  return Math.min((Math.max(light, 0.01) / keyLight) ** flop, 1.25)
}

const distances = (length: number, scale: number) =>
  Float32Array.from({ length }, (_, index) => (((index + 0.5) / length - 0.5) * 2 * scale) ** 2)

/** An element that is there: every index is a byte, or within the picture. */
const at = (values: ArrayLike<number>, index: number) => values[index] as number

function composeRows(
  { pixels: picture, width: across }: Canvas,
  { layers, background, setting, left: firstColumn, top: firstRow }: PartOfPicture,
  tables: Tables,
  { left, top, right, bottom }: PixelWindow,
) {
  const { width, base, paint, cover } = layers
  const { develop, clear, grains, columns, rows } = tables
  const [baseRed, baseGreen, baseBlue] = tables.base
  const [paintRed, paintGreen, paintBlue] = tables.paint
  const [behindRed, behindGreen, behindBlue] = tables.background
  const vignette = setting.vignette / 2
  for (let y = top; y < bottom; y += 1) {
    const rowDistance = at(rows, y)
    for (let x = left; x < right; x += 1) {
      const pixel = (y - firstRow) * width + x - firstColumn
      const index = pixel * 3
      const distance = at(columns, x) + rowDistance
      const gain = (1 - vignette * distance * distance) * at(grains, (x * 1597 + y * 2971) & 4095)
      const covered = at(cover, pixel)
      let red = 0
      let green = 0
      let blue = 0
      if (covered < 255) {
        const through = at(clear, covered)
        red = through * at(behindRed, at(background, index))
        green = through * at(behindGreen, at(background, index + 1))
        blue = through * at(behindBlue, at(background, index + 2))
      }
      if (covered > 0) {
        const painted = at(paint, pixel)
        red += at(baseRed, at(base, index)) + at(paintRed, painted)
        green += at(baseGreen, at(base, index + 1)) + at(paintGreen, painted)
        blue += at(baseBlue, at(base, index + 2)) + at(paintBlue, painted)
      }
      const shown = (y * across + x) * 3
      picture[shown] = at(develop, (red * gain) | 0)
      picture[shown + 1] = at(develop, (green * gain) | 0)
      picture[shown + 2] = at(develop, (blue * gain) | 0)
    }
  }
}
