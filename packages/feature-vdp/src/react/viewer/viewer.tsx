'use client'

import { hiddenText } from '@forecourt/styled-system/recipes'
import { useState } from 'react'
import {
  type CarView,
  listViews,
  showView,
  type ViewerPlace,
  type ViewerState,
} from '../../model/index.ts'
import { GalleryStage } from '../gallery/gallery-stage.tsx'
import { Thumbnails } from '../gallery/thumbnails.tsx'
import { useGallery } from '../gallery/use-gallery.ts'
import type { MovingViewProps } from './moving-view.tsx'
import { type MovingViewPart, useMovingView } from './use-moving-view.ts'
import { ViewSwitch, viewLabel } from './view-switch.tsx'
import { viewerStyles } from './viewer.styles.ts'

export interface ViewerViewProps extends MovingViewProps {
  /** Picture of the gallery, from 0. Default 0. */
  index?: number
  /** True when the small pictures show below; in other views they lead to the gallery. */
  showThumbnails: boolean
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
  /**
   * Part for views other than the gallery, which shows in place of them without it. Give `MovingView` where
   * `view` is another one. Default none; the viewer with its state fetches it when a visitor asks for such a view.
   */
  movingView?: MovingViewPart
}

/** The view shown; the gallery while the part of another one is on its way. */
function Stage({ movingView: MovingView, ...props }: ViewerViewProps) {
  const { media, view, index = 0, hrefFor } = props
  if (view !== 'gallery' && MovingView) return <MovingView {...props} />
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

function useViewer(props: ViewerProps) {
  const { media, view, index = 0, frame = 0, imageSet, onPlace, onProblem } = props
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
  const movingView = useMovingView({
    isAsked: state.view !== 'gallery',
    given: props.movingView,
    onFailed: (error) => {
      onProblem?.({ message: 'the code of the other views did not load', error })
      onView({ view: 'gallery' })
    },
  })
  const announcement = isChanged ? `${viewLabel(state.view)} is shown` : ''
  // A view that is come back to begins anew.
  const from = isChanged ? 0 : frame
  return { ...state, ...gallery, movingView, frame: from, onView, onShow, announcement }
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
