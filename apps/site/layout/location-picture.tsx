import { type Location, resolveLocationPicture } from '@forecourt/feature-locations/model'
import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { createImageSet, Picture } from '@forecourt/ui/picture'
import { carImageSet } from './car-images.ts'

const widths = [480, 640, 960, 1280]

/** As it was drawn, whatever the ratio of the dealer's photos: at its edge stands whose data it is. */
const map = css({ aspectRatio: '3 / 2' })

export interface LocationPictureProps {
  location: Location
  site: Site
}

/** Photo of a location, else its map picture, else one that says there is none. Source: LOC-031 */
export function LocationPicture({ location, site }: LocationPictureProps) {
  const picture = resolveLocationPicture(location, site)
  const frame = { ratio: '3:2', priority: true, sizes: '(min-width: 64em) 700px, 100vw' } as const
  if (picture.kind === 'not-found') return <Picture {...frame} src={null} alt="" />
  if (picture.kind === 'map')
    return (
      <Picture {...frame} src={picture.src} alt={`Map around ${location.name}`} className={map} />
    )
  const { src } = picture
  const set = src.startsWith('/images/')
    ? createImageSet({ cdn: '', path: src, ratio: '3:2', widths })
    : (carImageSet(site)(src, widths) ?? { src })
  return <Picture {...frame} {...set} alt={location.name} />
}
