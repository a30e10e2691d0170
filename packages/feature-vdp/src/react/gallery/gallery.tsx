'use client'

import { type ReactNode, useState } from 'react'
import type { GalleryPicture } from '../../model/index.ts'
import type { OnViewerProblem } from '../viewer/use-code.ts'
import { galleryStyles } from './gallery.styles.ts'
import { GalleryStage } from './gallery-stage.tsx'
import type { GalleryImageSet } from './image-set.ts'
import { Thumbnails } from './thumbnails.tsx'
import { useGallery } from './use-gallery.ts'

export interface GalleryViewProps {
  /** Pictures in order, at least one. */
  pictures: readonly GalleryPicture[]
  /** Picture shown, from 0. */
  index: number
  /** True when the small pictures show below. */
  showThumbnails: boolean
  /** Widths a picture is to be had in. Default the picture's own address. */
  imageSet?: GalleryImageSet
  /** Address that shows a picture (from 0) without script. */
  hrefFor: (index: number) => string
  /** A visitor asked for a picture, by pointer or key. Default: the address is followed. */
  onShow?: (choice: { index: number }) => void
  /** True when the picture takes the whole screen. Default false. */
  isFullScreen?: boolean
  /** The full screen is asked for or was left. Default: the picture links to its file. */
  onFullScreen?: (choice: { open: boolean }) => void
  /** Something could not be loaded; the page stays usable. Default none. */
  onProblem?: OnViewerProblem
  /** Label over a corner of the picture. Default none. */
  tag?: ReactNode
  /** Control at the other corner, such as the favourite button. Default none. */
  corner?: ReactNode
}

/**
 * Big picture with counter, arrows and thumbnails; every control is a link, so it works without
 * script. Pressing the picture gives it the full screen, or its file where there is no script.
 */
export function GalleryView({ showThumbnails, ...props }: GalleryViewProps) {
  const classes = galleryStyles()
  if (!props.pictures[props.index]) return null
  return (
    <section className={classes.root} aria-roledescription="gallery" aria-label="Vehicle pictures">
      <GalleryStage {...props} />
      {showThumbnails && <Thumbnails {...props} />}
    </section>
  )
}

export type GalleryProps = Omit<GalleryViewProps, 'onShow' | 'isFullScreen' | 'onFullScreen'>

/** The gallery with its state: links change the picture in place, arrow keys and fingers step. */
export function Gallery({ index: firstIndex, ...props }: GalleryProps) {
  const { pictures, imageSet } = props
  const [index, setIndex] = useState(firstIndex)
  const onShow = (choice: { index: number }) => setIndex(choice.index)
  const { onKeyDown, ...fullScreen } = useGallery({ index, pictures, imageSet, onShow })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links inside
    <div onKeyDown={onKeyDown}>
      <GalleryView {...props} {...fullScreen} index={index} onShow={onShow} />
    </div>
  )
}
