'use client'

import { Lightbox } from '@forecourt/ui/lightbox'
import { useMemo } from 'react'
import type { GalleryPicture } from '../../model/index.ts'
import { type GalleryImageSet, imageSetOf, THUMBNAIL_WIDTHS } from './image-set.ts'

/** Width in pixels of the pictures on the full screen; 400 high (VDP-010). */
const SLIDE_WIDTH = 600

export interface FullScreenProps {
  /** Pictures in order, at least one. */
  pictures: readonly GalleryPicture[]
  /** Picture shown, from 0. */
  index: number
  /** Widths a picture is available in. Default the picture's own address. */
  imageSet?: GalleryImageSet
  /** A visitor asked for a picture. */
  onShow?: (choice: { index: number }) => void
  /** Called after it closed, by whatever way. */
  onClose: () => void
}

const slide = (picture: GalleryPicture, imageSet: GalleryImageSet | undefined) => ({
  ...imageSetOf(picture.url, imageSet),
  src: imageSetOf(picture.url, imageSet).src ?? '',
  thumbSrc: imageSetOf(picture.thumbUrl, imageSet, THUMBNAIL_WIDTHS).src ?? undefined,
  alt: picture.alt,
})

/** The pictures on the whole screen, open for as long as it is rendered. */
export function FullScreen({ pictures, index, imageSet, onShow, onClose }: FullScreenProps) {
  const slides = useMemo(
    () => pictures.map((picture) => slide(picture, imageSet)),
    [pictures, imageSet],
  )
  return (
    <Lightbox
      id="vehicle-pictures"
      label="Vehicle pictures on the full screen"
      closeLabel="Close the full screen"
      pictures={slides}
      width={SLIDE_WIDTH}
      index={index}
      open
      onIndexChange={onShow}
      onClose={onClose}
    />
  )
}
