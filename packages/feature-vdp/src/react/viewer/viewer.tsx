'use client'

import { hiddenText } from '@forecourt/styled-system/recipes'
import { useState } from 'react'
import {
  type CarMedia,
  type CarView,
  listViews,
  showView,
  type ViewerPlace,
  type ViewerState,
} from '../../model/index.ts'
import { GalleryStage } from '../gallery/gallery-stage.tsx'
import { type GalleryImageSet, imageSetOf } from '../gallery/image-set.ts'
import { Thumbnails } from '../gallery/thumbnails.tsx'
import { useGallery } from '../gallery/use-gallery.ts'
import { ExternalSpin } from './external-spin.tsx'
import { Panorama } from './panorama.tsx'
import { Spin } from './spin.tsx'
import type { OnViewerProblem } from './use-code.ts'
import { ViewSwitch, viewLabel } from './view-switch.tsx'
import { viewerStyles } from './viewer.styles.ts'
import { Walkaround } from './walkaround.tsx'

export interface ViewerViewProps {
  /** Content there is to see; with nothing, nothing is drawn. The same object on every render. */
  media: CarMedia
  /** View shown; one of `listViews(media)`. */
  view: CarView
  /** Picture of the gallery, from 0. Default 0. */
  index?: number
  /** Frame the turn begins with, from 0. Default 0. */
  frame?: number
  /** True when the small pictures show below; in other views they lead to the gallery. */
  showThumbnails: boolean
  /** Widths a picture is to be had in; the same function on every render. Default the picture's own address. */
  imageSet?: GalleryImageSet
  /** Address of the interior panorama as a whole, uncut. Default its own address. */
  panoramaSrc?: (url: string) => string
  /** Address that shows a place of the viewer without script. */
  hrefFor: (place: ViewerPlace) => string
  /** A visitor chose a view. Default: the address is followed. */
  onView?: (choice: { view: CarView }) => void
  /** A visitor asked for a picture of the gallery. Default: the address is followed. */
  onShow?: (choice: { index: number }) => void
  /** True when the picture takes the whole screen. Default false. */
  isFullScreen?: boolean
  /** The full screen is asked for or was left. Default: the picture links to its file. */
  onFullScreen?: (choice: { open: boolean }) => void
  /** Words that are said after a change of view. Default nothing. */
  announcement?: string
  /** Something could not be loaded; the page stays usable. Default none. */
  onProblem?: OnViewerProblem
}

/** Width in pixels of the picture a video waits behind. */
const POSTER_WIDTHS = [1280] as const

function Stage(props: ViewerViewProps) {
  const { media, view, index = 0, frame = 0, imageSet, hrefFor, onProblem } = props
  const { name, frames, spinFrame, walkaround, panorama } = media
  if (view === 'spinner' && spinFrame)
    return (
      <ExternalSpin
        name={name}
        url={spinFrame}
        poster={imageSetOf(media.pictures[0]?.url ?? '', imageSet, POSTER_WIDTHS)}
      />
    )
  if (view === 'spinner')
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
  if (view === 'walkaround' && walkaround) {
    const poster = imageSetOf(media.pictures[0]?.url ?? '', imageSet, POSTER_WIDTHS)
    return (
      <Walkaround
        name={name}
        url={walkaround}
        poster={poster.src ?? ''}
        illustration={media.illustrations.includes(walkaround)}
      />
    )
  }
  if (view === 'interior' && panorama)
    return (
      <Panorama
        name={name}
        src={props.panoramaSrc?.(panorama) ?? panorama}
        hotspots={media.interior}
        illustration={media.illustrations.includes(panorama)}
        onProblem={onProblem}
      />
    )
  return (
    <GalleryStage
      {...props}
      pictures={media.pictures}
      index={index}
      hrefFor={(number) => hrefFor({ view: 'gallery', index: number })}
    />
  )
}

/**
 * Everything there is to see of a car, one view at a time: spinner, walkaround, gallery, interior.
 * The switch stands beside the picture and is absent for a car with one view (D-84). Views, pictures
 * and frames are links, so all of it can be seen without script.
 */
export function ViewerView(props: ViewerViewProps) {
  const { media, view, index = 0, showThumbnails, imageSet, hrefFor, onView, onShow } = props
  const classes = viewerStyles()
  return (
    <section className={classes.root} aria-roledescription="gallery" aria-label="Vehicle pictures">
      <Stage {...props} />
      <ViewSwitch
        views={listViews(media)}
        view={view}
        hrefFor={(each) => hrefFor({ view: each })}
        onView={onView}
      />
      {showThumbnails && (
        <Thumbnails
          pictures={media.pictures}
          index={view === 'gallery' ? index : null}
          imageSet={imageSet}
          hrefFor={(number) => hrefFor({ view: 'gallery', index: number })}
          onShow={onShow}
        />
      )}
      <output className={hiddenText()}>{props.announcement}</output>
    </section>
  )
}

export interface ViewerProps
  extends Omit<
    ViewerViewProps,
    'onView' | 'onShow' | 'isFullScreen' | 'onFullScreen' | 'announcement'
  > {
  /** The visitor is at another place of the viewer, which its address should say (D-102). Default none. */
  onPlace?: (place: ViewerPlace) => void
}

function useViewer({ media, view, index = 0, frame = 0, imageSet, onPlace }: ViewerProps) {
  const [state, setState] = useState<ViewerState>({ view, index })
  const [isChanged, setIsChanged] = useState(false)
  const onView = (choice: { view: CarView }) => {
    const next = showView(state, choice.view)
    setState(next)
    setIsChanged(true)
    onPlace?.(next)
  }
  const onShow = (choice: { index: number }) => {
    if (state.view !== 'gallery') setIsChanged(true)
    setState({ view: 'gallery', index: choice.index })
    onPlace?.({ view: 'gallery', index: choice.index })
  }
  const gallery = useGallery({ index: state.index, pictures: media.pictures, imageSet, onShow })
  const announcement = isChanged ? `${viewLabel(state.view)} is shown` : ''
  // A view that is come back to begins anew.
  return { ...state, ...gallery, frame: isChanged ? 0 : frame, onView, onShow, announcement }
}

/** The viewer with its state: links answer in place, arrow keys step through the gallery. */
export function Viewer({ onPlace, ...props }: ViewerProps) {
  const { onKeyDown, ...viewer } = useViewer({ ...props, onPlace })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links inside
    <div onKeyDown={viewer.view === 'gallery' ? onKeyDown : undefined}>
      <ViewerView {...props} {...viewer} />
    </div>
  )
}
