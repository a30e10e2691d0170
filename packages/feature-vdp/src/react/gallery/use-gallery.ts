import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type GalleryPicture, movePicture } from '../../model/index.ts'
import { fetchPicture } from './fetch-picture.ts'
import type { GalleryImageSet } from './image-set.ts'

export interface UseGalleryOptions {
  /** Picture shown, from 0. */
  index: number
  /** Pictures in order. */
  pictures: readonly GalleryPicture[]
  /** Widths a picture is available in. Default the picture's own address. */
  imageSet?: GalleryImageSet
  /** Another picture is asked for. */
  onShow: (choice: { index: number }) => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** +1 or -1: the short way round a ring of `count` from one picture to another. */
const direction = (from: number, to: number, count: number) =>
  movePicture(0, to - from, count) * 2 > count ? -1 : 1

/** Fetches the pictures on either side, and one further on the way the visitor goes. */
function usePicturesAhead({ index, pictures, imageSet }: Omit<UseGalleryOptions, 'onShow'>) {
  const former = useRef(index)
  useEffect(() => {
    const count = pictures.length
    const onward = direction(former.current, index, count)
    const stepped = former.current !== index
    former.current = index
    for (const step of [onward, ...(stepped ? [2 * onward] : []), -onward]) {
      const picture = pictures[movePicture(index, step, count)]
      if (picture) fetchPicture(picture, imageSet)
    }
  }, [index, pictures, imageSet])
}

/** Effects of keys on a gallery, whether it has the full screen, and the pictures it fetches ahead. */
export function useGallery({ index, pictures, imageSet, onShow }: UseGalleryOptions) {
  const [isFullScreen, setIsFullScreen] = useState(false)
  usePicturesAhead({ index, pictures, imageSet })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    // The full screen has answered its keys already.
    if (step === undefined || pictures.length < 2 || event.defaultPrevented) return
    event.preventDefault()
    onShow({ index: movePicture(index, step, pictures.length) })
  }
  return {
    isFullScreen,
    onKeyDown,
    onFullScreen: ({ open }: { open: boolean }) => setIsFullScreen(open),
  }
}
