import { Viewer, type ViewerProblem, type ViewerProps } from '@forecourt/feature-vdp'
import {
  type CarView,
  formatPlaceAddress,
  formatViewerPath,
  listViews,
  parseFrameParameter,
  parsePictureParameter,
  readAskedView,
  type ViewerPlace,
} from '@forecourt/feature-vdp/model'
import { defineIsland } from '@forecourt/islands'
import { useEffect, useMemo, useState } from 'react'
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

/* A step is no page of its own to come back to. */
const showPlace = (path: string) =>
  history.replaceState(history.state, '', formatPlaceAddress(location.href, path))

type Place = Required<ViewerPlace>

/** Place an address asks for. */
function placeOf({ media, first }: GalleryIslandProps, parameters: URLSearchParams): Place {
  return {
    view: readAskedView(parameters, listViews(media), first),
    index: parsePictureParameter(parameters.get('photo'), media.pictures.length),
    frame: parseFrameParameter(parameters.get('frame'), media.frames.length),
  }
}

/** The place the page was opened at, and the one the browser goes back or forward to. */
function useAddressedPlace(props: GalleryIslandProps) {
  const [visit, setVisit] = useState<{ number: number; place: Place | null }>({
    number: 0,
    place: null,
  })
  useEffect(() => {
    const onPopState = () => {
      const place = placeOf(props, new URLSearchParams(location.search))
      setVisit(({ number }) => ({ number: number + 1, place }))
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [props])
  return visit
}

/** Everything there is to see of a vehicle; the picture in sight is in the address (D-102). */
function GalleryIsland(props: GalleryIslandProps) {
  const { path, first, site, ...viewer } = props
  const imageSet = useMemo(() => carImageSet(site), [site])
  const { number, place } = useAddressedPlace(props)
  return (
    <Viewer
      {...viewer}
      {...place}
      key={number}
      imageSet={imageSet}
      panoramaSrc={(url) => wholePicture(site, url)}
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
