import { Gallery, type GalleryViewProps } from '@forecourt/feature-vdp'

/** Props of the gallery's island, plain enough for JSON. */
export interface GalleryIslandProps
  extends Pick<GalleryViewProps, 'pictures' | 'index' | 'showThumbnails'> {
  /** Path of the vehicle page. */
  path: string
}

/** The gallery of a vehicle page. */
export function GalleryIsland({ pictures, index, showThumbnails, path }: GalleryIslandProps) {
  return (
    <Gallery
      pictures={pictures}
      index={index}
      showThumbnails={showThumbnails}
      hrefFor={(position) => (position === 0 ? path : `${path}?photo=${position + 1}`)}
    />
  )
}
