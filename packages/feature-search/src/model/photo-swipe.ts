/** Photos of a card that are swiped at most: all the others are on the car's page. Source: PLUS-075 */
export const MAX_SWIPED_PHOTOS = 5

/** A photo of a card, as a browser fetches it. */
export interface CardPhoto {
  src: string
  /** The photo in several widths; absent where nobody cuts it. */
  srcSet?: string
  /** It is not of that very car, and so is labelled. Source: D-116 */
  illustration: boolean
}

/**
 * Address of the photos of a car below the API of its site, from the address of its page.
 * @param carPath its path ends in the slug: "/cars/{slug}"
 * Source: PLUS-075
 */
export const formatCardPhotosPath = (carPath: string): string =>
  `/cars/${carPath.slice(carPath.lastIndexOf('/') + 1)}/photos.json`

/**
 * Place of a photo among all of its car, "3/12".
 * @param index from 0
 * @returns null behind the last photo that is swiped
 */
export const formatPhotoPlace = (index: number, count: number): string | null =>
  index < MAX_SWIPED_PHOTOS && index < count ? `${index + 1}/${count}` : null

/**
 * A sweep of a finger that the browser did not scroll by, because it began before there was anything to scroll.
 * @param moved way of the finger in pixels, to the right and down
 * @returns 1 for the next photo, -1 for the one before, 0 for a tap or a scroll of the page
 */
export function readSweep(moved: { x: number; y: number }): -1 | 0 | 1 {
  if (Math.abs(moved.x) < 30 || Math.abs(moved.x) < 2 * Math.abs(moved.y)) return 0
  return moved.x < 0 ? 1 : -1
}
