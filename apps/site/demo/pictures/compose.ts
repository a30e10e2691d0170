import { setImmediate as nextTurn } from 'node:timers/promises'
import { developSteps, developTable, stepsPerLight } from './film.ts'
import { lightOfByte, linearOfHex } from './light.ts'
import type { Paint } from './paints.ts'
import type { Setting } from './settings.ts'

/** Pixels of a picture, row by row from the top left. */
export interface PixelSize {
  width: number
  height: number
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

/** What a picture is made of. */
export interface PictureParts {
  layers: VehicleLayers
  /** The setting without a vehicle, three codes of light a pixel, as large as the layers. */
  background: Uint8Array
  paint: Paint
  setting: Setting
}

/** Rows worked on before other work of the process gets its turn; about 2 ms. */
const rowsATurn = 64

/** Light on the brightest part of a body; flakes neither add to nor take from a panel lit like this. */
const keyLight = 0.8

/** Grain of the film: the share by which light varies from pixel to pixel. It hides the steps of the code. */
const grain = 0.018

const grainTable = Float32Array.from({ length: 4096 }, (_, index) => {
  const noise = Math.sin(index * 12.9898 + 78.233) * 43_758.5453
  return 1 + grain * (noise - Math.floor(noise) - 0.5)
})

/**
 * The picture of a vehicle in a paint at a setting, three sRGB bytes a pixel. The same parts always
 * give the same bytes. Light is added before the film curve, as it is in a camera; in between other
 * work of the process gets its turn.
 * @throws RangeError when the layers and the background differ in size
 */
export async function composePicture(parts: PictureParts): Promise<Uint8Array> {
  const { width, height } = parts.layers
  checkSizes(parts)
  const picture = new Uint8Array(width * height * 3)
  const tables = tablesOf(parts)
  for (let from = 0; from < height; from += rowsATurn) {
    composeRows(picture, parts, tables, from, Math.min(from + rowsATurn, height))
    await nextTurn()
  }
  return picture
}

function checkSizes({ layers, background }: PictureParts) {
  const pixels = layers.width * layers.height
  const sizes = [layers.base.length / 3, layers.paint.length, layers.cover.length]
  if ([...sizes, background.length / 3].some((size) => size !== pixels))
    throw new RangeError(`[demo] expected layers and background of ${pixels} pixels`)
}

interface Tables {
  /** Light of each byte of the base, by channel. */
  base: readonly [Float32Array, Float32Array, Float32Array]
  /** Light the painted ground sends back for each byte of the paint layer, by channel. */
  paint: readonly [Float32Array, Float32Array, Float32Array]
  /** Share of the background that shows for each byte of the cover. */
  clear: Float32Array
  develop: Uint8ClampedArray
  /** Fall-off of each column and row from the middle, squared. */
  columns: Float32Array
  rows: Float32Array
}

function tablesOf({ layers, paint, setting }: PictureParts): Tables {
  const { vehicleLight, exposure, shadow } = setting
  const ground = linearOfHex(paint.ground)
  const byChannel = (tableOf: (channel: 0 | 1 | 2) => Float32Array) =>
    [tableOf(0), tableOf(1), tableOf(2)] as const
  return {
    base: byChannel((channel) => lightOfByte.map((light) => light * vehicleLight[channel])),
    paint: byChannel((channel) =>
      lightOfByte.map(
        (light) => light * flopAt(light, paint.flop) * ground[channel] * vehicleLight[channel],
      ),
    ),
    clear: Float32Array.from({ length: 256 }, (_, byte) => (1 - byte / 255) ** shadow),
    develop: developTable(exposure),
    columns: fallOff(layers.width, 1),
    rows: fallOff(layers.height, layers.height / layers.width),
  }
}

/** Flakes send back more than their share of bright light and less of dim light. */
function flopAt(light: number, flop: number): number {
  return (Math.max(light, 0.01) / keyLight) ** flop
}

const fallOff = (length: number, scale: number) =>
  Float32Array.from({ length }, (_, at) => (((at + 0.5) / length - 0.5) * 2 * scale) ** 2)

function composeRows(
  picture: Uint8Array,
  { layers, background, setting }: PictureParts,
  tables: Tables,
  from: number,
  to: number,
) {
  const { width } = layers
  const { develop, clear, columns, rows } = tables
  const [baseRed, baseGreen, baseBlue] = tables.base
  const [paintRed, paintGreen, paintBlue] = tables.paint
  const last = developSteps - 1
  for (let y = from; y < to; y += 1) {
    const rowDistance = rows[y] as number
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const red = at * 3
      const paint = layers.paint[at] as number
      const through = clear[layers.cover[at] as number] as number
      const distance = (columns[x] as number) + rowDistance
      const gain =
        stepsPerLight *
        (1 - setting.vignette * distance * distance * 0.5) *
        (grainTable[(x * 1597 + y * 2971) & 4095] as number)
      const behind = (byte: number) => through * (lightOfByte[background[byte] as number] as number)
      const r = (baseRed[layers.base[red] as number] as number) + (paintRed[paint] as number)
      const g =
        (baseGreen[layers.base[red + 1] as number] as number) + (paintGreen[paint] as number)
      const b = (baseBlue[layers.base[red + 2] as number] as number) + (paintBlue[paint] as number)
      picture[red] = develop[Math.min(last, (r + behind(red)) * gain) | 0] as number
      picture[red + 1] = develop[Math.min(last, (g + behind(red + 1)) * gain) | 0] as number
      picture[red + 2] = develop[Math.min(last, (b + behind(red + 2)) * gain) | 0] as number
    }
  }
}
