import { type Car, formatCarPath } from '@forecourt/stock/model'
import {
  findSpinFrame,
  isIllustration,
  isPictureShown,
  type Site,
} from '@forecourt/tenant-config/model'
import { hasThumbnails, parsePictureParameter } from './gallery.ts'
import { parseFrameParameter } from './spin.ts'
import {
  type CarMedia,
  type CarView,
  findOpeningView,
  listCarMedia,
  listViews,
  readAskedView,
  type ViewerPlace,
} from './viewer.ts'

/** Part of a site that decides what a visitor sees of a car first. */
export type ViewerSite = Pick<Site, 'images' | 'embeds' | 'vehiclePage'>

/** Content of a car's viewer, plain enough for JSON. */
export interface ViewerContent extends Required<ViewerPlace> {
  media: CarMedia
  /** View the path alone shows. */
  first: CarView
  /** True for a car with a row of thumbnails below its pictures. */
  showThumbnails: boolean
  /** Path of the vehicle page. */
  path: string
}

/** The place an address asks for by `?view=`, `?photo=` or `?frame=`; the first view for any other. */
export function readViewerPlace(
  { media, first }: Pick<ViewerContent, 'media' | 'first'>,
  parameters: URLSearchParams,
): Required<ViewerPlace> {
  return {
    view: readAskedView(parameters, listViews(media), first),
    index: parsePictureParameter(parameters.get('photo'), media.pictures.length),
    frame: parseFrameParameter(parameters.get('frame'), media.frames.length),
  }
}

/**
 * Content the viewer of a car shows at an address: the dealer's first view, or the place the address
 * asks for; null for a car there is nothing to see of.
 * Source: `VDP-009`, `D-78`, `D-84`
 */
export function resolveViewerContent(
  car: Car,
  { images, embeds, vehiclePage }: ViewerSite,
  parameters: URLSearchParams,
): ViewerContent | null {
  const isAllowed = (url: string) => isPictureShown(url, images)
  // Films among the pictures are judged with the media.
  const shown = { ...car, images: car.images.filter(({ image }) => !image || isAllowed(image.url)) }
  const media = listCarMedia(shown, {
    isAllowed,
    spinFrame: (code) => findSpinFrame(code, embeds),
    frameWidth: images.spinWidth,
    isIllustration: (url) => isIllustration(url, images),
  })
  const first = findOpeningView(media, vehiclePage.defaultView)
  if (first === null) return null
  return {
    media,
    first,
    ...readViewerPlace({ media, first }, parameters),
    showThumbnails: hasThumbnails(shown),
    path: formatCarPath(car),
  }
}
