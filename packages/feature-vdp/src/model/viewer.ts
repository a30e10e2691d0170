import type { Car, CarHotspot } from '@forecourt/stock/model'
import { type GalleryPicture, listGalleryPictures } from './gallery.ts'

/** Ways to look at a car, in the order of the view switch (VDP-008). */
export const carViews = ['spinner', 'walkaround', 'gallery', 'interior'] as const

/** One of {@link carViews}. */
export type CarView = (typeof carViews)[number]

/** Everything there is to see of one car, plain enough for JSON. */
export interface CarMedia {
  /** The car's name; every picture is named after it. */
  name: string
  pictures: GalleryPicture[]
  /** Addresses of a full turn in order; fewer than two are no turn. */
  frames: string[]
  /** Natural width of the frames in pixels: they are shown no wider (D-84); null when nobody knows. */
  frameWidth: number | null
  /** Address of another's viewer of a full turn, shown where there are no frames; null for none (D-87). */
  spinFrame: string | null
  /** Points of interest on the frames. */
  exterior: CarHotspot[]
  /** Address of the walkaround video; null for none. */
  walkaround: string | null
  /** Address of the interior panorama; null for none. */
  panorama: string | null
  /** Points of interest on the panorama. */
  interior: CarHotspot[]
  /** Addresses of the walkaround and the panorama that are not of this very car, labelled so (D-116). */
  illustrations: string[]
}

/** Part of a car that is looked at. */
export type PicturedCar = Pick<
  Car,
  | 'name'
  | 'images'
  | 'walkaround_videos'
  | 'videos'
  | 'spin_images'
  | 'spin_interior_image'
  | 'spin_code'
  | 'hotspots'
>

/** Facts that decide whether something of a car may be shown. */
export interface MediaRules {
  /** True when an address is the dealer's to show; the others are left out (D-78). */
  isAllowed: (url: string) => boolean
  /**
   * Address that a spin code leads to, null where its host is not the dealer's to load (D-87).
   * Default none is loaded.
   */
  spinFrame?: (code: string) => string | null
  /** True when what is at an address is not of this very car (D-116). Default everything is. */
  isIllustration?: (url: string) => boolean
  /** Natural width of the frames of a turn in pixels. Default unknown. */
  frameWidth?: number | null
}

/** Address of the walkaround: the first item's `video.url`, or null. Source: DATA-013 */
export const findWalkaroundUrl = (car: Pick<Car, 'walkaround_videos'>): string | null =>
  car.walkaround_videos[0]?.video.url || null

/** Addresses of the other videos in order. Source: DATA-013 */
export const listVideoUrls = (car: Pick<Car, 'videos'>): string[] =>
  car.videos.flatMap(({ video }) => video.url || [])

/** Frames narrower than this many pixels are no turn: no page is so narrow (D-84). */
export const LEAST_FRAME_WIDTH = 320

/** Width of the stage on wide screens in pixels. */
export const STAGE_WIDTH = 760

const framesOf = (urls: readonly string[], width: number | null) =>
  urls.length > 1 && (width === null || width >= LEAST_FRAME_WIDTH) ? [...urls] : []

/**
 * Media of a car that may be shown. A turn with a frame that may not be shown is no turn, and the viewer of
 * its code stands in for it; without a walkaround the first of its other videos does.
 */
export function listCarMedia(car: PicturedCar, rules: MediaRules): CarMedia {
  const { isAllowed, spinFrame, isIllustration = () => false, frameWidth = null } = rules
  const frames = framesOf(car.spin_images.every(isAllowed) ? car.spin_images : [], frameWidth)
  const videos = [findWalkaroundUrl(car), ...listVideoUrls(car)].filter((url) => url !== null)
  const walkaround = videos.find(isAllowed) ?? null
  const inside = car.spin_interior_image
  const panorama = inside && isAllowed(inside) ? inside : null
  return {
    name: car.name,
    pictures: listGalleryPictures(car),
    frames,
    frameWidth,
    spinFrame: frames.length === 0 && car.spin_code ? (spinFrame?.(car.spin_code) ?? null) : null,
    exterior: frames.length > 0 ? (car.hotspots?.exterior ?? []) : [],
    walkaround,
    panorama,
    interior: car.hotspots?.interior ?? [],
    illustrations: [walkaround, panorama].filter((url) => url !== null).filter(isIllustration),
  }
}

/** Views a car has something for, in the order of the switch (VDP-008, D-84). */
export function listViews(media: CarMedia): CarView[] {
  const has: Record<CarView, boolean> = {
    spinner: media.frames.length > 1 || media.spinFrame !== null,
    walkaround: media.walkaround !== null,
    gallery: media.pictures.length > 0,
    interior: media.panorama !== null,
  }
  return carViews.filter((view) => has[view])
}

const fallbacks: readonly CarView[] = ['spinner', 'gallery', 'walkaround', 'interior']

/**
 * View shown first: the wanted one, else the first there is of spinner, gallery, walkaround and
 * interior; null for a car without anything to see. Source: VDP-009, D-84
 */
export function findFirstView(views: readonly CarView[], wanted: CarView): CarView | null {
  return [wanted, ...fallbacks].find((view) => views.includes(view)) ?? null
}

/**
 * View a page opens on: as {@link findFirstView}, but a turn whose frames do not fill the stage comes after
 * everything else, since the first picture of a vehicle is its sharpest.
 * Source: D-84
 */
export function findOpeningView(media: CarMedia, wanted: CarView): CarView | null {
  const views = listViews(media)
  const { frames, frameWidth } = media
  const isSharp = frames.length === 0 || frameWidth === null || frameWidth >= STAGE_WIDTH
  const sharp = isSharp ? views : views.filter((view) => view !== 'spinner')
  return findFirstView(sharp, wanted) ?? findFirstView(views, wanted)
}

/** A place in the viewer. */
export interface ViewerPlace {
  view: CarView
  /** Picture of the gallery, from 0. Default 0. */
  index?: number
  /** Frame of the turn, from 0. Default 0. */
  frame?: number
}

/**
 * View an address asks for by `?view=`, or by `?photo=` and `?frame=`, which have one view each;
 * `first` for anything else.
 */
export function readAskedView(
  parameters: URLSearchParams,
  views: readonly CarView[],
  first: CarView,
): CarView {
  const implied = parameters.has('photo') ? 'gallery' : parameters.has('frame') ? 'spinner' : null
  const asked = parameters.get('view') ?? implied
  return views.find((view) => view === asked) ?? first
}

/**
 * Address of a place in the viewer, as short as it can be: `path` alone for the first view at its
 * beginning, `?photo=4` for the fourth picture, `?frame=7` for the seventh frame.
 */
export function formatViewerPath(path: string, first: CarView, place: ViewerPlace): string {
  const { view, index = 0, frame = 0 } = place
  if (view === 'gallery' && index > 0) return `${path}?photo=${index + 1}`
  if (view === 'spinner' && frame > 0) return `${path}?frame=${frame + 1}`
  return view === first ? path : `${path}?view=${view}`
}

/** Content of the viewer. */
export interface ViewerState {
  view: CarView
  /** Picture of the gallery, from 0. */
  index: number
}

/** Another view; leaving the gallery takes it back to its first picture (VDP-011). */
export function showView({ view, index }: ViewerState, next: CarView): ViewerState {
  return { view: next, index: view === 'gallery' && next !== 'gallery' ? 0 : index }
}

const videoTypes: Readonly<Record<string, string>> = {
  webm: 'video/webm',
  ogv: 'video/ogg',
  mov: 'video/quicktime',
  m3u8: 'application/vnd.apple.mpegurl',
}

/** Media type of a video by the ending of its address; MP4 where that says nothing. */
export function findVideoType(url: string): string {
  const ending = /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? ''
  return videoTypes[ending] ?? 'video/mp4'
}

/** Parameters of the address that say where in the viewer a visitor is. */
const viewerParameters = ['view', 'photo', 'frame']

/**
 * Address of a place in the viewer, with whatever else the present address says.
 * @param present the whole address of the page
 * @param path path of the place with its parameters, as `formatViewerPath` writes it
 * Source: `D-102`
 */
export function formatPlaceAddress(present: string, path: string): string {
  const address = new URL(present)
  const place = new URL(path, present)
  for (const name of viewerParameters) address.searchParams.delete(name)
  for (const [name, value] of place.searchParams) address.searchParams.set(name, value)
  return `${place.pathname}${address.search}${address.hash}`
}
