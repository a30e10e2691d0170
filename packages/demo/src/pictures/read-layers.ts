import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PixelSize, VehicleLayers } from './compose.ts'
import type { FacePatch } from './lay-face.ts'
import { shrinkSize } from './picture-size.ts'
import {
  type BodyKey,
  type FaceKey,
  type GalleryView,
  isTurnView,
  type SettingKey,
  type VehiclePicture,
} from './vehicle-picture.ts'

/** File of one layer of a body, below the folder of layers. */
export const layerFile = (body: BodyKey, view: string, layer: 'base' | 'paint' | 'cover') =>
  join(body, `${view}.${layer}.webp`)

/** File of one layer of a face that a body may wear, below the folder of layers. */
export const faceFile = (body: BodyKey, view: string, face: FaceKey, layer: 'base' | 'paint') =>
  join(body, `${view}.${face}.${layer}.webp`)

/** A view from the right has the background of that from the left. */
const otherSides: Partial<Record<VehiclePicture['view'], GalleryView>> = {
  'side-right': 'side-left',
  'front-right': 'front-left',
}

/** File of a setting without a vehicle; every turn has the same, and so have both sides. */
export function backgroundFile(setting: SettingKey, view: VehiclePicture['view']): string {
  if (isTurnView(view)) return join('settings', 'turn', 'turn.webp')
  return join('settings', setting, `${otherSides[view] ?? view}.webp`)
}

async function readPixels(image: Sharp, channels: 1 | 3) {
  const toned = channels === 1 ? image.extractChannel(1) : image.removeAlpha()
  const { data, info } = await toned.raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data.buffer, data.byteOffset, data.length), info }
}

/**
 * Size of the layers of a body from a view, as they are stored.
 * @throws when the file is missing or is no picture
 */
export async function readLayerSize(
  folder: string,
  { body, view }: Pick<VehiclePicture, 'body' | 'view'>,
): Promise<PixelSize> {
  const { width, height } = await sharp(join(folder, layerFile(body, view, 'base'))).metadata()
  return { width, height }
}

/** The pixels of a file, for whatever its decoder would do less well by itself. */
async function decode(file: Sharp): Promise<Sharp> {
  const { data, info } = await file.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

/**
 * The layers of a body from a view.
 * @param folder of the committed layers
 * @param shrink pixels of the stored layers along a side of each of these, 1 or more
 * @throws when a file is missing or is no picture
 */
export async function readVehicleLayers(
  folder: string,
  body: BodyKey,
  view: VehiclePicture['view'],
  shrink = 1,
): Promise<VehicleLayers> {
  const read = async (layer: 'base' | 'paint' | 'cover', channels: 1 | 3) => {
    const file = sharp(join(folder, layerFile(body, view, layer)))
    if (shrink === 1) return readPixels(file, channels)
    const { width, height } = shrinkSize(await file.metadata(), shrink)
    // The decoder halves well; what lies between it makes soft.
    const pixels = Number.isInteger(shrink) ? file : await decode(file)
    return readPixels(pixels.resize(width, height), channels)
  }
  const [base, paint, cover] = await Promise.all([
    read('base', 3),
    read('paint', 1),
    read('cover', 1),
  ])
  const { width, height } = base.info
  return { width, height, base: base.data, paint: paint.data, cover: cover.data }
}

/**
 * A face of a body in a view, to be laid over its layers.
 * @param box where it is on the stored layers: left, top, width and height in pixels
 * @param shrink pixels of the stored layers along a side of each of the patch
 * @throws when a file is missing or is no picture
 */
export async function readFacePatch(
  folder: string,
  { body, view, face }: Pick<VehiclePicture, 'body' | 'view'> & { face: FaceKey },
  box: readonly number[],
  shrink: number,
): Promise<FacePatch> {
  const [x = 0, y = 0, across = 0, down = 0] = box
  const [left, top] = [Math.round(x / shrink), Math.round(y / shrink)]
  const width = Math.round((x + across) / shrink) - left
  const height = Math.round((y + down) / shrink) - top
  const read = async (layer: 'base' | 'paint', channels: 1 | 3) => {
    const file = sharp(join(folder, faceFile(body, view, face, layer)))
    if (shrink === 1) return readPixels(file, channels)
    const pixels = Number.isInteger(shrink) ? file : await decode(file)
    return readPixels(pixels.resize(width, height), channels)
  }
  const [base, paint] = await Promise.all([read('base', 3), read('paint', 1)])
  return { left, top, width, height, base: base.data, paint: paint.data }
}

/** Where a vehicle's picture has its horizon, and how large it is. */
export interface Stage extends PixelSize {
  /** Share of the height from the top. */
  horizon: number
}

/** A part of a square background: the background's side in pixels, and where the part begins. */
interface Window {
  side: number
  left: number
  top: number
}

/**
 * The part of a background whose horizon, in its middle, is at the stage's; where that part would end
 * outside, the background is enlarged. A horizon outside the picture counts as at its edge.
 */
export function backgroundWindow({ width, height, horizon }: Stage): Window {
  const row = Math.min(Math.max(horizon, 0), 1) * height
  const side = Math.ceil(Math.max(width, 2 * row, 2 * (height - row)))
  const top = Math.min(Math.max(Math.round(side / 2 - row), 0), side - height)
  return { side, left: Math.floor((side - width) / 2), top }
}

/** Blur of a setting behind the vehicle, as a share of the width: what a camera has that is focused on it. */
export const DEPTH_BLUR = 1 / 500

/**
 * A setting without a vehicle: the part of it whose horizon is where the vehicle's is, out of focus.
 * @throws when the file is missing or is no picture
 */
export async function readBackground(
  folder: string,
  { setting, view }: Pick<VehiclePicture, 'setting' | 'view'>,
  stage: Stage,
): Promise<Uint8Array> {
  const { side, left, top } = backgroundWindow(stage)
  const { width, height } = stage
  const image = sharp(join(folder, backgroundFile(setting, view)))
    .resize(side, side)
    .extract({ left, top, width, height })
    .blur(width * DEPTH_BLUR)
  return (await readPixels(image, 3)).data
}
