import { createHash } from 'node:crypto'
import { createVehicleOffer, formatBadgeLine, formatCarTitle } from '@forecourt/feature-vdp/model'
import { type Car, formatKm } from '@forecourt/stock/model'
import { isIllustration, type Site } from '@forecourt/tenant-config/model'
import { ILLUSTRATION } from '@forecourt/ui/picture/image-set'

/** Size networks show a shared link at, in pixels. Source: ogp.me, developers.facebook.com/docs/sharing */
export const sharePictureSize = { width: 1200, height: 630 } as const

/** Folder of the pictures of shared links. */
export const SHARE_PICTURES_PATH = '/share'

/** Words of the picture; another word is another picture. */
export interface ShareFacts {
  title: string
  badge: string
  facts: string
  price: string
  priceType: string
  photo: string | null
  /** True when the photo is not of this very car, and labelled so (D-116). */
  isIllustration: boolean
}

/** Changes when the same words are set differently. */
const layout = 2

/** Words of a car's picture, as its page does. */
export function createShareFacts(car: Car, site: Site): ShareFacts {
  const { price, availability, dealerName } = createVehicleOffer(car, site)
  const isSold = availability === 'sold'
  const photo = car.images.find(({ image, isVideo }) => image && !isVideo)?.image?.url ?? null
  return {
    title: formatCarTitle(car),
    badge: formatBadgeLine(car),
    facts: [car.km === null ? null : formatKm(car.km), car.city ?? dealerName]
      .filter(Boolean)
      .join(' · '),
    price: isSold ? 'SOLD' : price.text,
    priceType: isSold || price.kind === 'none' ? '' : (price.priceType ?? ''),
    photo,
    isIllustration: photo !== null && isIllustration(photo, site.images),
  }
}

/** Content of the picture, in words. */
export const formatSharePictureAlt = (car: Car, site: Site) =>
  createShareFacts(car, site).isIllustration ? `${ILLUSTRATION}: ${car.name}` : car.name

/** Name of the picture's file: another word or look is another file. */
export const formatSharePictureName = (car: Car, site: Site) =>
  `${digest(layout, site.id, createShareFacts(car, site), site.brand, site.logo)}.jpg`

const digest = (...facts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)

/** Address of a car's picture; it changes with what the picture says, so that networks fetch it anew. */
export function formatSharePicturePath(car: Car, site: Site): string {
  const version = formatSharePictureName(car, site).slice(0, 10)
  return `${SHARE_PICTURES_PATH}/${car.slug}.jpg?v=${version}`
}
