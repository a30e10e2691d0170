import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PixelSize, VehicleLayers } from './compose.ts'
import { keptView } from './kept-view.ts'
import {
  type BodyKey,
  isTurnView,
  type SettingKey,
  type VehiclePicture,
} from './vehicle-picture.ts'

/** File of one layer of a body, below the folder of layers. */
export const layerFile = (body: BodyKey, view: string, layer: 'base' | 'paint' | 'cover') =>
  join(body, `${view}.${layer}.webp`)

/** File of a setting without a vehicle; every turn has the same. */
export const backgroundFile = (setting: SettingKey, view: VehiclePicture['view']) =>
  isTurnView(view)
    ? join('settings', 'turn', 'turn.webp')
    : join('settings', setting, `${keptView(view).view}.webp`)

async function readPixels(image: Sharp, channels: 1 | 3) {
  const toned = channels === 1 ? image.extractChannel(1) : image.removeAlpha()
  const { data, info } = await toned.raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data.buffer, data.byteOffset, data.length), info }
}

/**
 * The layers of a body from a view.
 * @param folder of the committed layers
 * @throws when a file is missing or is no picture
 */
export async function readVehicleLayers(
  folder: string,
  body: BodyKey,
  view: VehiclePicture['view'],
): Promise<VehicleLayers> {
  const kept = keptView(view)
  const read = (layer: 'base' | 'paint' | 'cover', channels: 1 | 3) =>
    readPixels(sharp(join(folder, layerFile(body, kept.view, layer))), channels)
  const [base, paint, cover] = await Promise.all([
    read('base', 3),
    read('paint', 1),
    read('cover', 1),
  ])
  const { width, height } = base.info
  const layers = { width, height, base: base.data, paint: paint.data, cover: cover.data }
  return kept.isMirrored ? mirrored(layers) : layers
}

/** Where a vehicle's picture has its horizon, and how large it is. */
export interface Stage extends PixelSize {
  /** Share of the height from the top. */
  horizon: number
}

/** Share of a background's height at which its horizon is; as high as it is wide. */
const backgroundHorizon = 0.5

/**
 * A setting without a vehicle: the part of it whose horizon is where the vehicle's is.
 * @throws when the file is missing or is no picture
 */
export async function readBackground(
  folder: string,
  { setting, view }: Pick<VehiclePicture, 'setting' | 'view'>,
  { width, height, horizon }: Stage,
): Promise<Uint8Array> {
  const wanted = Math.round(backgroundHorizon * width - horizon * height)
  const top = Math.min(Math.max(wanted, 0), width - height)
  const image = sharp(join(folder, backgroundFile(setting, view)))
    .resize(width, width)
    .extract({ left: 0, top, width, height })
  return (await readPixels(image, 3)).data
}

function mirrored({ width, height, base, paint, cover }: VehicleLayers): VehicleLayers {
  const flip = (pixels: Uint8Array, channels: 1 | 3) => {
    const flipped = new Uint8Array(pixels.length)
    for (let at = 0; at < width * height; at += 1) {
      const from = at + width - 1 - 2 * (at % width)
      for (let channel = 0; channel < channels; channel += 1)
        flipped[at * channels + channel] = pixels[from * channels + channel] as number
    }
    return flipped
  }
  return { width, height, base: flip(base, 3), paint: flip(paint, 1), cover: flip(cover, 1) }
}
