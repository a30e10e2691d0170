import type { SearchPageProps } from '@forecourt/feature-search'
import { imageSet } from '@forecourt/ui/picture'

/** What of a site gives filters and tiles their pictures. */
export interface SearchPicturesSite {
  /** Pictures of bodies by name, as the home page has them. */
  bodyPictures: Readonly<Record<string, string>>
}

/** The dealer's own pictures of bodies, in the two widths a tile or an option is drawn in. */
export function searchPictures({
  bodyPictures,
}: SearchPicturesSite): NonNullable<SearchPageProps['pictures']> {
  return {
    ofBody: (body) => {
      const url = bodyPictures[body]
      if (url === undefined) return null
      const isOwn = url.startsWith('/images/')
      return isOwn ? imageSet({ cdn: '', path: url, widths: [160, 320] }) : { src: url }
    },
  }
}
