/**
 * Widths a picture is available in, as `src` and `srcSet`, and whether it is an illustration, not a picture
 * of that very car; null for one that may not be shown.
 * `widths` are those wanted, in pixels; by default the usual ones.
 */
export type GalleryImageSet = (
  url: string,
  widths?: readonly number[],
) => { src: string; srcSet?: string; illustration?: boolean } | null

/**
 * How wide the big picture is drawn; on a phone a little less, which is not seen and spares most of them the
 * next size.
 */
export const VIEWER_SIZES = '(min-width: 1280px) 760px, (min-width: 1024px) 62vw, 88vw'

/** Widths of thumbnails in pixels, for screens of one to three dots a pixel. */
export const THUMBNAIL_WIDTHS = [160, 320] as const

/** Widths of the frames of a turn in pixels: 36 of them are fetched, so none is larger than it must be. */
export const SPIN_WIDTHS = [320, 640, 960] as const

/** How wide a frame of a turn is drawn: as the big picture, and no wider than it is. */
export const spinSizes = (frameWidth: number | null): string =>
  frameWidth === null ? VIEWER_SIZES : `(min-width: ${frameWidth}px) ${frameWidth}px, 100vw`

/** A picture as `imageSet` knows it, else by its own address. */
export function imageSetOf(
  url: string,
  imageSet: GalleryImageSet | undefined,
  widths?: readonly number[],
): { src: string | null; srcSet?: string; illustration?: boolean } {
  return imageSet ? (imageSet(url, widths) ?? { src: null }) : { src: url }
}
