import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { PixelSize } from './compose.ts'
import { drawPlate, plateLooks } from './draw-plate.ts'
import { type PlateTexture, textureWidth } from './lay-plate.ts'
import { blankPlate, formatPlate } from './plate.ts'
import { plateStrokes } from './plate-letters.ts'
import type { PlatePlace } from './plate-places.ts'
import places from './plates.json' with { type: 'json' }
import type { VehiclePicture } from './vehicle-picture.ts'

/** Bytes of drawn plates cached: a picture is asked for in several widths. */
const textureBytes = 4_000_000

/** Text that changes with whatever plates look like and wherever they are. */
export const plateVersion = JSON.stringify({ plateLooks, plateStrokes, places })

/** Draws plates for their places in pictures, and caches the last ones. */
export function createPlateTextures() {
  const cache = new LRUCache<string, PlateTexture>({
    maxSize: textureBytes,
    sizeCalculation: ({ pixels }) => pixels.length,
  })
  return async (picture: VehiclePicture, place: PlatePlace, size: PixelSize) => {
    const plate = picture.plate ?? blankPlate
    const width = textureWidth(place, size)
    const key = [picture.setting, formatPlate(plate), ...place.size, width].join('/')
    const known = cache.get(key)
    if (known) return known
    const texture = await rasterize(drawPlate(plate, picture.setting, place.size, width))
    cache.set(key, texture)
    return texture
  }
}

async function rasterize(svg: string): Promise<PlateTexture> {
  const image = sharp(Buffer.from(svg)).removeAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) }
}
