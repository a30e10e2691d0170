import type { CarMedia, CarView, ViewerPlace } from '../../model/index.ts'
import { type GalleryImageSet, imageSetOf } from '../gallery/image-set.ts'
import { ExternalSpin } from './external-spin.tsx'
import { Panorama } from './panorama.tsx'
import { Spin } from './spin.tsx'
import type { OnViewerProblem } from './use-code.ts'
import { Walkaround } from './walkaround.tsx'

export interface MovingViewProps {
  /** Content there is to see; with nothing, nothing is drawn. The same object on every render. */
  media: CarMedia
  /** View shown; one of `listViews(media)`. */
  view: CarView
  /** Frame the turn begins with, from 0. Default 0. */
  frame?: number
  /** Widths a picture is available in; the same function on every render. Default the picture's own address. */
  imageSet?: GalleryImageSet
  /** Address of the interior panorama as a whole, uncut. Default its own address. */
  panoramaSrc?: (url: string) => string
  /** Address that shows a place of the viewer without script. */
  hrefFor: (place: ViewerPlace) => string
  /** Something could not be loaded; the page stays usable. Default none. */
  onProblem?: OnViewerProblem
}

/** Width in pixels of the picture a video waits behind. */
const POSTER_WIDTHS = [1280] as const

const posterOf = ({ media, imageSet }: MovingViewProps) =>
  imageSetOf(media.pictures[0]?.url ?? '', imageSet, POSTER_WIDTHS)

function TurnView(props: MovingViewProps) {
  const { media, view, frame = 0, imageSet, hrefFor, onProblem } = props
  const { name, frames, spinFrame } = media
  if (spinFrame) return <ExternalSpin name={name} url={spinFrame} poster={posterOf(props)} />
  return (
    <Spin
      name={name}
      frames={frames}
      frame={frame}
      hotspots={media.exterior}
      imageSet={imageSet}
      frameWidth={media.frameWidth}
      hrefFor={(number) => hrefFor({ view, frame: number })}
      onProblem={onProblem}
    />
  )
}

/** The view of a vehicle that is none of its pictures: its turn, its film or its interior. */
export function MovingView(props: MovingViewProps) {
  const { media, view, panoramaSrc, onProblem } = props
  const { name, walkaround, panorama } = media
  if (view === 'spinner') return <TurnView {...props} />
  if (view === 'walkaround' && walkaround)
    return (
      <Walkaround
        name={name}
        url={walkaround}
        poster={posterOf(props).src ?? ''}
        illustration={media.illustrations.includes(walkaround)}
      />
    )
  if (view !== 'interior' || !panorama) return null
  return (
    <Panorama
      name={name}
      src={panoramaSrc?.(panorama) ?? panorama}
      hotspots={media.interior}
      illustration={media.illustrations.includes(panorama)}
      onProblem={onProblem}
    />
  )
}
