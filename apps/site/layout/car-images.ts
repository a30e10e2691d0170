import type { GalleryImageSet } from '@forecourt/feature-vdp'
import {
  findPictureSource,
  findServedPicture,
  isIllustration,
  type Site,
} from '@forecourt/tenant-config/model'
import { createImageSet, formatImageUrl } from '@forecourt/ui/picture'

/** Part of a site that decides how photos of its cars are fetched. */
export interface ImageSite {
  images: Site['images']
  brand: Pick<Site['brand'], 'photoRatio'>
}

/** The part of a site that photos need, and nothing more. */
export const imageSite = ({ images, brand: { photoRatio } }: ImageSite): ImageSite => ({
  images,
  brand: { photoRatio },
})

/**
 * Photos in the widths and the crop the dealer's cards have, and which of them are illustrations; null for
 * one that is not the dealer's.
 */
export function carImageSet({ images, brand: { photoRatio } }: ImageSite): GalleryImageSet {
  return (url, widths) => {
    const source = findServedPicture(url, images)
    if (source === null) return null
    const illustration = isIllustration(url, images)
    if (source.kind === 'plain') return { src: source.src, illustration }
    const { cdn, path } = source
    return { ...createImageSet({ cdn, path, ratio: photoRatio, widths }), illustration }
  }
}

/** One file of a photo, for those who take a single address: shared links, structured data. */
export function shareImage(site: ImageSite, url: string | null): string | undefined {
  const source = url === null ? null : findPictureSource(url, site.images)
  if (source?.kind === 'sized') return formatImageUrl({ ...source, width: 1280 })
  return source?.src
}
