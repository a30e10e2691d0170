import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseEncoding, type PictureFile } from '@forecourt/site-server/images'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import {
  type Canvas,
  composePicture,
  cutPixels,
  type PictureParts,
  type PixelSize,
  recomposePart,
} from './compose.ts'
import { findFacePlace } from './face-places.ts'
import { developTable } from './film.ts'
import type { Horizons } from './horizons.ts'
import { layFace } from './lay-face.ts'
import { layPlate } from './lay-plate.ts'
import { paints } from './paints.ts'
import { picturePath } from './picture-path.ts'
import { chooseShrink, cutSize, isBanner } from './picture-size.ts'
import { blankPlate } from './plate.ts'
import { findPlatePlace } from './plate-places.ts'
import { createPlateTextures, plateVersion } from './plate-textures.ts'
import {
  DEPTH_BLUR,
  readBackground,
  readFacePatch,
  readLayerSize,
  readVehicleLayers,
} from './read-layers.ts'
import { settings } from './settings.ts'
import { type VehiclePicture } from './vehicle-picture.ts'

/** Makes files of the pictures whose layers are stored. */
export interface Developer {
  /** Changes with whatever pictures are made of: a file of another version is not the same picture. */
  version: string
  /**
   * One file of a picture.
   * @throws when a layer of it is missing
   */
  develop(picture: VehiclePicture, file: PictureFile): Promise<Buffer>
  /**
   * The whole picture, three sRGB bytes a pixel.
   * @throws when a layer of it is missing
   */
  compose(picture: VehiclePicture): Promise<Canvas>
}

/** Changes with whatever a picture is made of: layers, paints, plates, settings and the film. */
function versionOf(layers: string): string {
  const hash = createHash('sha256').update(layers).update(developTable(1))
  return hash
    .update(JSON.stringify({ paints, settings, DEPTH_BLUR }))
    .update(plateVersion)
    .digest('hex')
    .slice(0, 16)
}

/** Bytes of layers and composed pictures cached for the next request, which mostly needs them again. */
const layerBytes = 40_000_000
const backgroundBytes = 24_000_000
const composedBytes = 24_000_000

/**
 * Opens the folder of layers. Decoded layers and composed pictures stay in memory for a while, since
 * a page of results asks for one body in many paints, and a page of a vehicle for one picture in
 * many widths.
 * @throws when the folder holds no layers
 */
export async function openDeveloper(folder: string): Promise<Developer> {
  // One thread a picture: pages need the others.
  sharp.concurrency(1)
  const version = versionOf(await readFile(join(folder, 'version.txt'), 'utf8'))
  const horizons = JSON.parse(await readFile(join(folder, 'horizons.json'), 'utf8')) as Horizons
  const layerCache = new LRUCache<string, Awaited<ReturnType<typeof readVehicleLayers>>>({
    maxSize: layerBytes,
    sizeCalculation: ({ width, height }) => width * height * 5,
  })
  const backgroundCache = new LRUCache<string, Uint8Array>({
    maxSize: backgroundBytes,
    sizeCalculation: ({ length }) => length,
  })
  const composedCache = new LRUCache<string, Canvas>({
    maxSize: composedBytes,
    sizeCalculation: ({ pixels }) => pixels.length,
  })

  const drawTexture = createPlateTextures()

  const sizes = new Map<string, PixelSize>()

  const sizeOf = async ({ body, view }: VehiclePicture) => {
    const key = `${body}/${view}`
    const size = sizes.get(key) ?? (await readLayerSize(folder, { body, view }))
    sizes.set(key, size)
    return size
  }

  /** Layers with the body's own face, which those with another are made of. */
  const ownLayersOf = async (picture: VehiclePicture, shrink: number) => {
    const { body, view } = picture
    const key = `${body}/${view}/${shrink}`
    const layers = layerCache.get(key) ?? (await readVehicleLayers(folder, body, view, shrink))
    layerCache.set(key, layers)
    return layers
  }

  const layersOf = async (picture: VehiclePicture, shrink: number) => {
    const { body, view, face } = picture
    const box = face && findFacePlace(body, face, view)
    if (!face || !box) return ownLayersOf(picture, shrink)
    const key = `${body}/${view}/${shrink}/${face}`
    const known = layerCache.get(key)
    if (known) return known
    const patch = await readFacePatch(folder, { body, view, face }, box, shrink)
    const layers = layFace(await ownLayersOf(picture, shrink), patch)
    layerCache.set(key, layers)
    return layers
  }

  const backgroundOf = async (picture: VehiclePicture, { width, height }: PixelSize) => {
    const horizon = horizons[picture.body]?.[picture.view] ?? 0.5
    const key = `${picture.setting}/${picture.view}/${width}/${horizon}`
    const stage = { width, height, horizon }
    const background = backgroundCache.get(key) ?? (await readBackground(folder, picture, stage))
    backgroundCache.set(key, background)
    return background
  }

  const partsOf = async (picture: VehiclePicture, shrink: number): Promise<PictureParts> => {
    const layers = await layersOf(picture, shrink)
    const background = await backgroundOf(picture, layers)
    const { [picture.paint]: paint } = paints
    const { [picture.setting]: setting } = settings
    return { layers, background, paint, setting, shrink }
  }

  /** The picture with the plate as it was rendered, which vehicles of any plate share. */
  const compose = async (picture: VehiclePicture, shrink: number): Promise<Canvas> => {
    const key = `${picturePath({ ...picture, plate: blankPlate })}/${shrink}`
    const known = composedCache.get(key)
    if (known) return known
    const parts = await partsOf(picture, shrink)
    const { width, height } = parts.layers
    const composed = { width, height, pixels: await composePicture(parts) }
    composedCache.set(key, composed)
    return composed
  }

  const composePlated = async (picture: VehiclePicture, shrink = 1): Promise<Canvas> => {
    const composed = await compose(picture, shrink)
    const place = findPlatePlace(picture.body, picture.view)
    if (!place) return composed
    const parts = await partsOf(picture, shrink)
    const texture = await drawTexture(picture, place, composed)
    const { layers, window } = layPlate(parts.layers, place, texture)
    const background = cutPixels(parts.background, composed, window)
    const { left, top } = window
    const canvas = { ...composed, pixels: composed.pixels.slice() }
    recomposePart(canvas, { ...parts, layers, background, left, top })
    return canvas
  }

  return {
    version,
    compose: (picture) => composePlated(picture),
    async develop(picture, file) {
      const shrink = chooseShrink(await sizeOf(picture), file)
      return writePicture(await composePlated(picture, shrink), file)
    },
  }
}

/** Width at the start of a picture where there is ground alone, in pixels. */
const GROUND_PX = 24

/** The vehicle at the end of a banner, its ground drawn out to the start of it. */
async function drawOut(
  { width, height, pixels }: Canvas,
  { width: wanted, ratio }: PictureFile,
): Promise<Canvas> {
  const size = { height: Math.round(wanted / ratio), width: wanted }
  const vehicle = Math.round((size.height * width) / height)
  const raw = { width, height, channels: 3 as const }
  const ground = await sharp(pixels, { raw })
    .extract({ left: 0, top: 0, width: GROUND_PX, height })
    .resize(size.width - vehicle, size.height, { fit: 'fill' })
    .blur(GROUND_PX / 2)
    .png()
    .toBuffer()
  const data = await sharp(pixels, { raw })
    .resize(vehicle, size.height)
    .extend({ left: size.width - vehicle })
    .composite([{ input: ground, left: 0, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return { ...size, pixels: data }
}

async function writePicture(composed: Canvas, file: PictureFile): Promise<Buffer> {
  return cutPicture(isBanner(file) ? await drawOut(composed, file) : composed, file)
}

function cutPicture({ width, height, pixels }: Canvas, file: PictureFile): Promise<Buffer> {
  const { width: wanted, ratio, format } = file
  const part = cutSize({ width, height }, ratio)
  const size = Math.min(wanted, part.width)
  const image = sharp(pixels, { raw: { width, height, channels: 3 } })
    .extract({
      left: Math.floor((width - part.width) / 2),
      top: Math.floor((height - part.height) / 2),
      ...part,
    })
    .resize(size, Math.round(size / ratio))
  return image.toFormat(format, chooseEncoding(file)).toBuffer()
}
