import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/**
 * Pixels that may differ before a picture counts as changed. A text that moves by one pixel differs
 * in hundreds, the rounding of a curve in a few.
 */
export const allowedPixels = 24

interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** How a picture compares with the one before it. */
export type Comparison =
  | { kind: 'same' }
  | { kind: 'size'; was: string; is: string }
  | { kind: 'changed'; pixels: number }

async function readPixels(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const sizeOf = ({ width, height }: Pixels) => `${width} x ${height}`

/** Compares two pictures, each the bytes of a PNG file. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Comparison> {
  if (before.equals(after)) return { kind: 'same' }
  const [was, is] = await Promise.all([readPixels(before), readPixels(after)])
  if (sizeOf(was) !== sizeOf(is)) return { kind: 'size', was: sizeOf(was), is: sizeOf(is) }
  const pixels = pixelmatch(was.data, is.data, undefined, is.width, is.height, { threshold: 0.08 })
  return pixels > allowedPixels ? { kind: 'changed', pixels } : { kind: 'same' }
}

/** A picture that is not as it was, by its path below the folder of its side. */
export interface Difference {
  path: string
  kind: 'changed' | 'new' | 'gone'
  /** Words for a person; empty for a new picture and one that is gone. */
  note: string
}

async function listPictures(folder: string): Promise<Set<string>> {
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  return new Set(files.filter((file) => file.endsWith('.png')))
}

function describe(comparison: Comparison): string {
  if (comparison.kind === 'size') return `${comparison.was}, now ${comparison.is}`
  return comparison.kind === 'changed' ? `${comparison.pixels} pixels` : ''
}

/** Compares the pictures of two folders, path by path, in the order of paths. */
export async function compareFolders(before: string, after: string): Promise<Difference[]> {
  const [was, is] = await Promise.all([listPictures(before), listPictures(after)])
  const differences: Difference[] = []
  for (const path of [...new Set([...was, ...is])].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  )) {
    if (!was.has(path)) differences.push({ path, kind: 'new', note: '' })
    else if (!is.has(path)) differences.push({ path, kind: 'gone', note: '' })
    else {
      const [old, young] = await Promise.all([
        readFile(join(before, path)),
        readFile(join(after, path)),
      ])
      const comparison = await comparePictures(old, young)
      if (comparison.kind === 'same') continue
      differences.push({ path, kind: 'changed', note: describe(comparison) })
    }
  }
  return differences
}
