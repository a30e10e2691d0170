import type { Car, StockStore } from '@forecourt/stock/model'
import { findServedPicture, isIllustration, type Site } from '@forecourt/tenant-config/model'
import { createImageSet } from '@forecourt/ui/picture/image-set'
import { CARD_PHOTO_WIDTHS } from '../model/card-photo.ts'
import { type CardPhoto, MAX_SWIPED_PHOTOS } from '../model/photo-swipe.ts'
import { readSlugBeforeLast } from './slug-before-last.ts'

/** Part of a site that decides how its photos are fetched. */
export interface CardPhotosSite {
  id: string
  images: Pick<Site['images'], 'cdn' | 'hosts' | 'resize' | 'illustrations'>
  brand: Pick<Site['brand'], 'photoRatio'>
}

/**
 * `GET …/cars/{slug}/photos.json`: `{"photos": [{src, srcSet, illustration}]}`, the first photos of a car for its card, in
 * the widths and the crop of a card, that of the card first. 404 for a car the site does not have.
 * Source: PLUS-075, D-78
 */
export function createCardPhotosHandler({
  loadCarBySlug,
}: Pick<StockStore, 'loadCarBySlug'>): (
  request: Request,
  site: CardPhotosSite,
) => Promise<Response> {
  return async (request, site) => {
    const found = await loadCarBySlug(site.id, readSlugBeforeLast(request))
    if (found.kind !== 'car' && found.kind !== 'withdrawn') return answer([], 404)
    return answer(listCardPhotos(found.car, site))
  }
}

const answer = (photos: CardPhoto[], status = 200) =>
  Response.json({ photos }, { status, headers: { 'cache-control': 'public, max-age=60' } })

function listCardPhotos(car: Car, site: CardPhotosSite): CardPhoto[] {
  const stills = car.images.flatMap(({ image, isVideo }) => (image && !isVideo ? [image.url] : []))
  const first = car.primary_image_url === null ? [] : [car.primary_image_url]
  return [...new Set([...first, ...stills])]
    .flatMap((url) => findCardPhoto(url, site) ?? [])
    .slice(0, MAX_SWIPED_PHOTOS)
}

function findCardPhoto(url: string, { images, brand }: CardPhotosSite): CardPhoto | null {
  const source = findServedPicture(url, images)
  if (source === null) return null
  const illustration = isIllustration(url, images)
  if (source.kind === 'plain') return { src: source.src, illustration }
  const { cdn, path } = source
  const widths = CARD_PHOTO_WIDTHS
  return { ...createImageSet({ cdn, path, ratio: brand.photoRatio, widths }), illustration }
}
