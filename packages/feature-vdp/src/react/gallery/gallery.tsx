'use client'

import { useState } from 'react'
import { galleryStyles } from './gallery.styles.ts'
import { GalleryStage } from './gallery-stage.tsx'
import type { GalleryViewProps } from './gallery-view-props.ts'
import { Thumbnails } from './thumbnails.tsx'
import { useGallery } from './use-gallery.ts'

/**
 * Big picture with counter, arrows and thumbnails; every control is a link, so it works without
 * script. Pressing the picture gives it the full screen, or its file where there is no script.
 */
export function GalleryView({ showThumbnails, tag, corner, ...props }: GalleryViewProps) {
  const classes = galleryStyles()
  if (!props.pictures[props.index]) return null
  const overlay = (
    <>
      {tag && <div className={classes.tag}>{tag}</div>}
      {corner && <div className={classes.corner}>{corner}</div>}
    </>
  )
  return (
    <section className={classes.root} aria-roledescription="gallery" aria-label="Vehicle pictures">
      <GalleryStage {...props} overlay={overlay} />
      {showThumbnails && <Thumbnails {...props} />}
    </section>
  )
}

/** Pictures and words of the gallery; which picture is shown it holds itself. */
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
