import type { PictureFile } from '@forecourt/site-server/images'
import type { PixelSize } from './compose.ts'

/** Width to height from which a picture is a banner: cutting it out of a vehicle would behead it. */
const BANNER_RATIO = 2

/** True for a file with the vehicle at its end and the ground drawn out to its start. */
export const isBanner = ({ ratio }: Pick<PictureFile, 'ratio'>): boolean => ratio > BANNER_RATIO

/** The part of a picture that a file of another ratio shows. */
export const cutSize = ({ width, height }: PixelSize, ratio: number): PixelSize => ({
  width: Math.min(width, Math.round(height * ratio)),
  height: Math.min(height, Math.round(width / ratio)),
})

/** Size of layers of which each pixel stands for `shrink` along a side. */
export const shrinkSize = ({ width, height }: PixelSize, shrink: number): PixelSize => ({
  width: Math.round(width / shrink),
  height: Math.round(height / shrink),
})

/** Steps between two sizes that layers are shrunk to, as a share of a stored pixel: few sizes serve many files. */
const SHRINK_STEP = 1 / 64

/**
 * Pixels of the stored layers along a side of each that a file is composed of: as many as leave it about as
 * large as the file, never smaller, and at most 2, which is a quarter of the work.
 */
export function chooseShrink(
  stored: PixelSize,
  { width, ratio }: Pick<PictureFile, 'width' | 'ratio'>,
): number {
  if (isBanner({ ratio })) return 1
  const most = cutSize(stored, ratio).width
  const wanted = Math.min(width, most)
  const shrink = Math.floor(Math.min(most / wanted, 2) / SHRINK_STEP) * SHRINK_STEP
  // Rounded heights may leave a file a pixel short.
  const isEnough = cutSize(shrinkSize(stored, shrink), ratio).width >= wanted
  return isEnough ? shrink : shrink - SHRINK_STEP
}
