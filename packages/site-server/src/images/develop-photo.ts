import { chooseEncoding } from './choose-encoding.ts'
import { PhotoError } from './fetch-photo.ts'
import type { PictureFile } from './picture-source.ts'

/** Formats of photographs; drawings and documents are none. */
const photoFormats = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']

/** Pixels a photo may have at most. */
const MOST_PIXELS = 50_000_000

/** Pixels of the longer side of a stored photo: the widest file that is served. */
const STORED_SIDE = 1920

/** Loaded with the first photo: a server without photos at other hosts needs no `sharp`. */
const load = async () => (await import('sharp')).default

async function makeUpright(bytes: Buffer): Promise<Buffer> {
  const sharp = await load()
  const photo = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { format } = await photo.metadata()
  if (!photoFormats.includes(format)) throw new Error(`${format} is no photo`)
  return photo
    .autoOrient()
    .resize(STORED_SIDE, STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .webp({ quality: 90, effort: 2 })
    .toBuffer()
}

/**
 * The photo as it is stored: upright, no larger than any file that is cut from it, and without what the
 * camera wrote into it.
 * @throws PhotoError for what is no photo of 50 megapixels at most
 */
export const makeStoredPhoto = (bytes: Buffer): Promise<Buffer> =>
  makeUpright(bytes).catch(({ message }: Error) => Promise.reject(new PhotoError(message)))

/** One file of a stored photo, cut about its middle. */
export async function developPhoto(stored: Uint8Array, file: PictureFile): Promise<Buffer> {
  const sharp = await load()
  const photo = sharp(stored)
  const { width, height } = await photo.metadata()
  // Never larger than the part of it that the crop shows.
  const size = Math.min(file.width, width, Math.round(height * file.ratio))
  return photo
    .resize(size, Math.round(size / file.ratio), { fit: 'cover' })
    .toFormat(file.format, chooseEncoding(file))
    .toBuffer()
}
