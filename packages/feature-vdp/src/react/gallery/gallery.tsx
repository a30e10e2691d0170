'use client'

import { ExpandIcon } from '@forecourt/ui/icon'
import { Picture } from '@forecourt/ui/picture'
import type { ReactNode } from 'react'
import { counterText, type GalleryPicture, stepPicture } from '../../model/index.ts'
import { FullScreen } from './full-screen.tsx'
import { galleryStyles } from './gallery.styles.ts'
import { GalleryLink } from './gallery-link.tsx'
import { GALLERY_SIZES, type GalleryImageSet, imageSetOf } from './image-set.ts'
import { Thumbnails } from './thumbnails.tsx'
import { useGallery } from './use-gallery.ts'

export interface GalleryViewProps {
  /** Pictures in order, at least one. */
  pictures: readonly GalleryPicture[]
  /** Picture shown, from 0. */
  index: number
  /** Whether the small pictures show below. */
  showThumbnails: boolean
  /** Widths a picture is to be had in. Default the picture's own address. */
  imageSet?: GalleryImageSet
  /** Address that shows a picture (from 0) without script. */
  hrefFor: (index: number) => string
  /** A visitor asked for a picture, by pointer or key. Default: the address is followed. */
  onShow?: (choice: { index: number }) => void
  /** Whether the picture takes the whole screen. Default false. */
  isFullScreen?: boolean
  /** The full screen is asked for or was left. Default: the picture links to its file. */
  onFullScreen?: (choice: { open: boolean }) => void
  /** Label over a corner of the picture. Default none. */
  tag?: ReactNode
  /** Control at the other corner, such as the favourite button. Default none. */
  corner?: ReactNode
}

function Arrows({
  pictures,
  index,
  hrefFor,
  onShow,
}: Pick<GalleryViewProps, 'pictures' | 'index' | 'hrefFor' | 'onShow'>) {
  const classes = galleryStyles()
  const to = (position: number) => ({
    href: hrefFor(position),
    onPress: onShow && (() => onShow({ index: position })),
  })
  return (
    <>
      <GalleryLink
        {...to(stepPicture(index, -1, pictures.length))}
        rel="prev"
        aria-label="Previous picture"
        className={classes.previous}
      >
        <span className={classes.arrowLeft} />
      </GalleryLink>
      <GalleryLink
        {...to(stepPicture(index, 1, pictures.length))}
        rel="next"
        aria-label="Next picture"
        className={classes.next}
      >
        <span className={classes.arrowRight} />
      </GalleryLink>
      <p className={classes.counter} aria-live="polite">
        {counterText(index, pictures.length)}
      </p>
    </>
  )
}

/**
 * Big picture with counter, arrows and thumbnails; every control is a link, so it works without
 * script. Pressing the picture gives it the full screen, or its file where there is no script.
 */
export function GalleryView(props: GalleryViewProps) {
  const { pictures, index, showThumbnails, isFullScreen, onShow, onFullScreen, tag, corner } = props
  const classes = galleryStyles()
  const picture = pictures[index]
  if (!picture) return null
  return (
    <section className={classes.root} aria-roledescription="gallery" aria-label="Vehicle pictures">
      <div className={classes.stage}>
        <GalleryLink
          href={picture.url}
          onPress={onFullScreen && (() => onFullScreen({ open: true }))}
          className={classes.main}
        >
          <Picture
            key={picture.url}
            {...imageSetOf(picture.url, props.imageSet)}
            alt={picture.alt}
            width={1280}
            sizes={GALLERY_SIZES}
            priority
          />
          <span className={classes.expand}>
            <ExpandIcon size={16} aria-hidden="true" />
            Full screen
          </span>
        </GalleryLink>
        {tag && <div className={classes.tag}>{tag}</div>}
        {corner && <div className={classes.corner}>{corner}</div>}
        {pictures.length > 1 && <Arrows {...props} />}
      </div>
      {showThumbnails && <Thumbnails {...props} />}
      {isFullScreen && (
        <FullScreen
          pictures={pictures}
          index={index}
          imageSet={props.imageSet}
          onShow={onShow}
          onClose={() => onFullScreen?.({ open: false })}
        />
      )}
    </section>
  )
}

export type GalleryProps = Omit<GalleryViewProps, 'onShow' | 'isFullScreen' | 'onFullScreen'>

/** The gallery with its state: links change the picture in place, arrow keys step. */
export function Gallery({ index, ...props }: GalleryProps) {
  const { pictures, imageSet } = props
  const { onKeyDown, ...gallery } = useGallery({ index, pictures, imageSet })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links inside
    <div onKeyDown={onKeyDown}>
      <GalleryView {...props} {...gallery} />
    </div>
  )
}
