import type { GalleryPicture } from '../../model/index.ts'
import { type GalleryImageSet, imageSetOf, VIEWER_SIZES } from './image-set.ts'

/** Fetches a picture in the width that would be shown; null when it has no address. */
export function fetchPicture(
  { url }: GalleryPicture,
  imageSet: GalleryImageSet | undefined,
): HTMLImageElement | null {
  const { src, srcSet } = imageSetOf(url, imageSet)
  if (src === null) return null
  const image = new Image()
  image.sizes = VIEWER_SIZES
  if (srcSet) image.srcset = srcSet
  image.src = src
  return image
}
