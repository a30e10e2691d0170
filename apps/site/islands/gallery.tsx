import { Viewer, type ViewerProblem, type ViewerProps } from '@forecourt/feature-vdp'
import { type CarView, viewerPath } from '@forecourt/feature-vdp/model'
import { useMemo } from 'react'
import { carImageSet, type ImageSite, wholePicture } from '../layout/car-images.ts'

/** Props of the viewer's island, plain enough for JSON. */
export interface GalleryIslandProps
  extends Pick<ViewerProps, 'media' | 'view' | 'index' | 'frame' | 'showThumbnails'> {
  /** Path of the vehicle page. */
  path: string
  /** View the path alone shows. */
  first: CarView
  /** How the site's photos are fetched. */
  site: ImageSite
}

const log = ({ message, error }: ViewerProblem) => console.warn(`viewer: ${message}`, error)

/** Everything there is to see of a vehicle. */
export function GalleryIsland({ path, first, site, ...viewer }: GalleryIslandProps) {
  const imageSet = useMemo(() => carImageSet(site), [site])
  return (
    <Viewer
      {...viewer}
      imageSet={imageSet}
      panoramaSrc={(url) => wholePicture(site, url)}
      hrefFor={(place) => viewerPath(path, first, place)}
      onProblem={log}
    />
  )
}
