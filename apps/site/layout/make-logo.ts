import { toSlug } from '@forecourt/stock/model'
import { formatWholePicture, isPictureShown, type Site } from '@forecourt/tenant-config/model'

/** Part of a site that gives makes their logos. */
export type MakeLogosSite = Pick<Site, 'makeLogos' | 'images'>

/**
 * Address of the dealer's logo of a make, whole; null without one, and for one at a host whose
 * pictures the site does not show. Case, accents and punctuation of the name do not matter.
 * Source: `SRCH-038`, `D-78`, `D-120`
 */
export function makeLogo(site: MakeLogosSite, make: string): string | null {
  const wanted = toSlug(make)
  const [, url] = Object.entries(site.makeLogos).find(([name]) => toSlug(name) === wanted) ?? []
  return url !== undefined && isPictureShown(url, site.images)
    ? formatWholePicture(url, site.images)
    : null
}
