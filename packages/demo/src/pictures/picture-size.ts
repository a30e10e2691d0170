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

/**
 * Pixels of the stored layers along a side of each that a file is composed of: 2 for a file at most half as
 * large as its part of them, such as the picture of a card, which is a quarter of the work.
 */
export function chooseShrink(
  stored: PixelSize,
  { width, ratio }: Pick<PictureFile, 'width' | 'ratio'>,
): 1 | 2 {
  if (isBanner({ ratio })) return 1
  return width * 2 <= cutSize(stored, ratio).width ? 2 : 1
}
