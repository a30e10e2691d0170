import { type MovingViewPart, Viewer, type ViewerProblem } from '@forecourt/feature-vdp'
import {
  formatPlaceAddress,
  formatViewerPath,
  readViewerPlace,
  type ViewerContent,
  type ViewerPlace,
} from '@forecourt/feature-vdp/model'
import { defineIsland } from '@forecourt/islands'
import { formatWholePicture } from '@forecourt/tenant-config/model'
import { useEffect, useMemo, useState } from 'react'
import { carImageSet, type ImageSite } from '../layout/car-images.ts'

/** Props of the viewer's island, plain enough for JSON. */
export interface GalleryIslandProps extends ViewerContent {
  /** How the site's photos are fetched. */
  site: ImageSite
}

const log = ({ message, error }: ViewerProblem) => console.warn(`viewer: ${message}`, error)

/* A step is no page of its own to come back to. */
const showPlace = (path: string) =>
  history.replaceState(history.state, '', formatPlaceAddress(location.href, path))

/** The place the page was opened at, and the one the browser goes back or forward to. */
function useAddressedPlace(props: GalleryIslandProps) {
  const [visit, setVisit] = useState<{ number: number; place: Required<ViewerPlace> | null }>({
    number: 0,
    place: null,
  })
  useEffect(() => {
    const onPopState = () => {
      const place = readViewerPlace(props, new URLSearchParams(location.search))
      setVisit(({ number }) => ({ number: number + 1, place }))
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [props])
  return visit
}

/**
 * Everything there is to see of a vehicle; the picture in sight is in the address (D-102).
 * @param movingView part for views other than the gallery, where the page begins with one
 */
export function GalleryIsland({
  movingView,
  ...props
}: GalleryIslandProps & { movingView?: MovingViewPart }) {
  const { path, first, site, ...viewer } = props
  const imageSet = useMemo(() => carImageSet(site), [site])
  const { number, place } = useAddressedPlace(props)
  return (
    <Viewer
      {...viewer}
      {...place}
      key={number}
      imageSet={imageSet}
      movingView={movingView}
      panoramaSrc={(url) => formatWholePicture(url, site.images)}
      hrefFor={(each) => formatViewerPath(path, first, each)}
      onPlace={(each) => showPlace(formatViewerPath(path, first, each))}
      onProblem={log}
    />
  )
}

export const galleryIsland = defineIsland<GalleryIslandProps>({
  name: 'gallery',
  component: GalleryIsland,
})
