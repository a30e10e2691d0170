import { Gallery, type GalleryViewProps } from '@forecourt/feature-vdp'
import { Badge } from '@forecourt/ui/badge'

/** Props of the gallery's island, plain enough for JSON. */
export interface GalleryIslandProps
  extends Pick<GalleryViewProps, 'pictures' | 'index' | 'showThumbnails'> {
  /** Path of the vehicle page. */
  path: string
  /** Text of the tag over the picture; null for none. */
  tag: string | null
}

/** The gallery of a vehicle page. */
export function GalleryIsland({ pictures, index, showThumbnails, path, tag }: GalleryIslandProps) {
  return (
    <Gallery
      pictures={pictures}
      index={index}
      showThumbnails={showThumbnails}
      hrefFor={(position) => (position === 0 ? path : `${path}?photo=${position + 1}`)}
      tag={tag && <Badge tone="tag">{tag}</Badge>}
    />
  )
}
