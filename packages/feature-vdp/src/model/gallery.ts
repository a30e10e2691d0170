import { type Car, isSold } from '@forecourt/stock/model'

/** One picture of the gallery. */
export interface GalleryPicture {
  url: string
  thumbUrl: string
  /** Says what the picture shows: the car's name and its place in the set. */
  alt: string
}

/** A car shows thumbnails only with more pictures than this (VDP-004, VDP-005). */
export const PICTURES_WITHOUT_THUMBNAILS = 3

/** The car's still pictures in order; videos are left out. */
export function listGalleryPictures(car: Pick<Car, 'images' | 'name'>): GalleryPicture[] {
  const stills = car.images.flatMap(({ image, isVideo }) => (image && !isVideo ? [image] : []))
  return stills.map((image, index) => ({
    url: image.url,
    thumbUrl: image.thumb.url,
    alt: `${car.name}, picture ${index + 1} of ${stills.length}`,
  }))
}

/** True when the car is in stock and has more than 3 images (VDP-004, VDP-005). */
export function hasThumbnails(
  car: Pick<Car, 'images' | 'name' | 'status' | 'sold' | 'tag'>,
): boolean {
  return (
    car.status === 'in_stock' &&
    !isSold(car) &&
    listGalleryPictures(car).length > PICTURES_WITHOUT_THUMBNAILS
  )
}

/** Counter text of picture `index` (from 0): "1/12". */
export const formatCounter = (index: number, count: number) => `${index + 1}/${count}`

/** Index `steps` away, wrapping at both ends; 0 for an empty gallery. */
export function movePicture(index: number, steps: number, count: number): number {
  return count === 0 ? 0 : (((index + steps) % count) + count) % count
}

/** Picture a `?photo=` parameter asks for (from 1); anything else is the first. Source: D-102 */
export function parsePictureParameter(parameter: string | null, count: number): number {
  const number = /^\d{1,4}$/.test(parameter ?? '') ? Number(parameter) : 1
  return number >= 1 && number <= count ? number - 1 : 0
}
