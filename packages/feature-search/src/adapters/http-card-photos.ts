import { type CardPhoto, formatCardPhotosPath } from '../model/photo-swipe.ts'

/** A service that knows the photos of a car. */
export interface HttpCardPhotosOptions {
  /** Address the path begins with, without a slash at the end: `https://cars.example/api`; `/api` on a site of ours. */
  api: string
  fetch: typeof fetch
}

/**
 * Asks `GET {api}/cars/{slug}/photos.json` for `{"photos": [{src, srcSet, illustration}]}`, that of the card first.
 * @returns a port of `connectPhotoSwipe`: photos by the address of the car's page; it rejects when none can be had
 * Source: PLUS-075
 */
export function createHttpCardPhotos({
  api,
  fetch: send,
}: HttpCardPhotosOptions): (carPath: string) => Promise<readonly CardPhoto[]> {
  return async (carPath) => {
    const response = await send(`${api}${formatCardPhotosPath(carPath)}`)
    if (!response.ok) throw new Error(`the photos of a car answered ${response.status}`)
    const { photos } = (await response.json()) as { photos: CardPhoto[] }
    return photos
  }
}
