import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/**
 * Pixels that may differ before a picture counts as changed. A text that moves by one pixel differs
 * in hundreds, the rounding of a curve by another version of the browser in a few.
 */
export const allowedPixels = 24

interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** How a picture compares with the one that is kept. */
export type Comparison =
  | { kind: 'same' | 'kept' }
  | { kind: 'missing' }
  | { kind: 'size'; was: string; is: string }
  | { kind: 'changed'; pixels: number }

async function pixelsOf(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const sizeOf = ({ width, height }: Pixels) => `${width} x ${height}`

/** Compares two pictures, each a PNG or WebP file. */
export async function comparePictures(kept: Buffer, taken: Buffer): Promise<Comparison> {
  const [was, is] = await Promise.all([pixelsOf(kept), pixelsOf(taken)])
  if (sizeOf(was) !== sizeOf(is)) return { kind: 'size', was: sizeOf(was), is: sizeOf(is) }
  if (was.data.equals(is.data)) return { kind: 'same' }
  const pixels = pixelmatch(was.data, is.data, undefined, is.width, is.height, { threshold: 0.08 })
  return pixels > allowedPixels ? { kind: 'changed', pixels } : { kind: 'same' }
}

/** A picture in the form it is kept: no pixel is lost. */
export function packPicture(taken: Buffer): Promise<Buffer> {
  return sharp(taken).webp({ lossless: true, effort: 2 }).toBuffer()
}

async function write(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

/**
 * Compares a picture with the one kept in `folder` under `name`. Told to keep, it replaces one that
 * changed; else it lays the new one into `changedFolder` beside the old one for the eye.
 */
export async function checkPicture(options: {
  folder: string
  changedFolder: string
  name: string
  taken: Buffer
  keep: boolean
}): Promise<Comparison> {
  const path = join(options.folder, `${options.name}.webp`)
  const kept = existsSync(path) ? await readFile(path) : null
  const comparison: Comparison = kept
    ? await comparePictures(kept, options.taken)
    : { kind: 'missing' }
  if (comparison.kind === 'same') return comparison
  const packed = await packPicture(options.taken)
  if (options.keep) {
    await write(path, packed)
    return { kind: 'kept' }
  }
  await write(join(options.changedFolder, `${options.name}.webp`), packed)
  if (kept) await write(join(options.changedFolder, `${options.name}.was.webp`), kept)
  return comparison
}
