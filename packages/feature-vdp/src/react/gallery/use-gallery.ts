import { type KeyboardEvent, useEffect, useState } from 'react'
import { type GalleryPicture, stepPicture } from '../../model/index.ts'
import { GALLERY_SIZES, type GalleryImageSet, imageSetOf } from './image-set.ts'

export interface UseGalleryOptions {
  /** Picture shown at first, from 0. */
  index: number
  /** Pictures in order. */
  pictures: readonly GalleryPicture[]
  /** Widths a picture is to be had in. Default the picture's own address. */
  imageSet?: GalleryImageSet
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Fetches a picture in the width that would be shown. */
function fetchAhead({ url }: GalleryPicture, imageSet: GalleryImageSet | undefined) {
  const { src, srcSet } = imageSetOf(url, imageSet)
  if (src === null) return
  const image = new Image()
  image.sizes = GALLERY_SIZES
  if (srcSet) image.srcset = srcSet
  image.src = src
}

/** Fetches the pictures on either side, so that the next step shows at once. */
function useNeighbours({ index, pictures, imageSet }: UseGalleryOptions) {
  useEffect(() => {
    for (const step of [1, -1]) {
      const neighbour = pictures[stepPicture(index, step, pictures.length)]
      if (neighbour) fetchAhead(neighbour, imageSet)
    }
  }, [index, pictures, imageSet])
}

/** State of a gallery: which picture shows, whether on the full screen, and the keys that step. */
export function useGallery({ index: firstIndex, pictures, imageSet }: UseGalleryOptions) {
  const [index, setIndex] = useState(firstIndex)
  const [isFullScreen, setIsFullScreen] = useState(false)
  useNeighbours({ index, pictures, imageSet })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || pictures.length < 2) return
    event.preventDefault()
    setIndex((current) => stepPicture(current, step, pictures.length))
  }
  return {
    index,
    isFullScreen,
    onKeyDown,
    onShow: (choice: { index: number }) => setIndex(choice.index),
    onFullScreen: ({ open }: { open: boolean }) => setIsFullScreen(open),
  }
}
