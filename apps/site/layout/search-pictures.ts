import type { SearchPageProps } from '@forecourt/feature-search'
import { createImageSet } from '@forecourt/ui/picture'
import { type MakeLogosSite, makeLogo } from './make-logo.ts'

/** Part of a site that gives filters and tiles their pictures. */
export interface SearchPicturesSite extends MakeLogosSite {
  /** Pictures of bodies by name, as the home page has them. */
  bodyPictures: Readonly<Record<string, string>>
}

/** The dealer's own pictures of bodies, in the two widths a tile or an option is drawn in, and logos of makes. */
export function searchPictures(site: SearchPicturesSite): NonNullable<SearchPageProps['pictures']> {
  const { bodyPictures } = site
  return {
    ofMake: (make) => {
      const src = makeLogo(site, make)
      return src === null ? null : { src }
    },
    ofBody: (body) => {
      // A body comes from an address, where anybody may write "constructor".
      const url = Object.hasOwn(bodyPictures, body) ? bodyPictures[body] : undefined
      if (url === undefined) return null
      const isOwn = url.startsWith('/images/')
      return isOwn ? createImageSet({ cdn: '', path: url, widths: [160, 320] }) : { src: url }
    },
  }
}
