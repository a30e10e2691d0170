import {
  findOpeningView,
  hasThumbnails,
  listCarMedia,
  listViews,
  parseFrameParameter,
  parsePictureParameter,
  readAskedView,
} from '@forecourt/feature-vdp/model'
import { type Car, formatCarPath } from '@forecourt/stock/model'
import { findSpinFrame, isIllustration, type Site } from '@forecourt/tenant-config/model'
import { imageSite, mayShow } from '../layout/car-images.ts'
import type { GalleryIslandProps } from './gallery.tsx'

/** Part of a site that decides what a visitor sees of a car first. */
export type ViewerSite = Pick<Site, 'images' | 'brand' | 'embeds' | 'vehiclePage'>

/** True when an item of a car's pictures is at a host the dealer lists (D-78); films are judged elsewhere. */
const isShown = ({ image }: Car['images'][number], site: ViewerSite) =>
  !image || mayShow(site, image.url)

/**
 * Content the viewer of a car shows at an address: the dealer's first view, or the view, picture or
 * frame that `?view=`, `?photo=` or `?frame=` ask for; null for a car there is nothing to see of.
 */
export function galleryProps(
  car: Car,
  site: ViewerSite,
  parameters: URLSearchParams,
): GalleryIslandProps | null {
  const shown = { ...car, images: car.images.filter((one) => isShown(one, site)) }
  const media = listCarMedia(shown, {
    isAllowed: (url) => mayShow(site, url),
    spinFrame: (code) => findSpinFrame(code, site.embeds),
    frameWidth: site.images.spinWidth,
    isIllustration: (url) => isIllustration(url, site.images),
  })
  const views = listViews(media)
  const first = findOpeningView(media, site.vehiclePage.defaultView)
  if (first === null) return null
  return {
    media,
    first,
    view: readAskedView(parameters, views, first),
    index: parsePictureParameter(parameters.get('photo'), media.pictures.length),
    frame: parseFrameParameter(parameters.get('frame'), media.frames.length),
    showThumbnails: hasThumbnails(shown),
    path: formatCarPath(car),
    site: imageSite(site),
  }
}
