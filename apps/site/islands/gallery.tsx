import { Gallery, type GalleryViewProps } from '@forecourt/feature-vdp'
import { useMemo } from 'react'
import { carImageSet, type ImageSite } from '../layout/car-images.ts'

/** Props of the gallery's island, plain enough for JSON. */
export interface GalleryIslandProps
  extends Pick<GalleryViewProps, 'pictures' | 'index' | 'showThumbnails'> {
  /** Path of the vehicle page. */
  path: string
  /** How the site's photos are fetched. */
  site: ImageSite
}

/** The gallery of a vehicle page. */
export function GalleryIsland({ pictures, index, showThumbnails, path, site }: GalleryIslandProps) {
  const imageSet = useMemo(() => carImageSet(site), [site])
  return (
    <Gallery
      pictures={pictures}
      index={index}
      showThumbnails={showThumbnails}
      imageSet={imageSet}
      hrefFor={(position) => (position === 0 ? path : `${path}?photo=${position + 1}`)}
    />
  )
}
