import { type KeyboardEvent, useEffect, useState } from 'react'
import { type GalleryPicture, stepPicture } from '../../model/index.ts'

export interface UseGalleryOptions {
  /** Picture shown at first, from 0. */
  index: number
  /** Pictures in order. */
  pictures: readonly GalleryPicture[]
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Fetches the pictures on either side, so that the next step shows at once. */
function useNeighbours({ index, pictures }: UseGalleryOptions) {
  useEffect(() => {
    for (const step of [1, -1]) {
      const neighbour = pictures[stepPicture(index, step, pictures.length)]
      if (neighbour) new Image().src = neighbour.url
    }
  }, [index, pictures])
}

/** State of a gallery: which picture shows, whether on the full screen, and the keys that step. */
export function useGallery({ index: firstIndex, pictures }: UseGalleryOptions) {
  const [index, setIndex] = useState(firstIndex)
  const [isFullScreen, setIsFullScreen] = useState(false)
  useNeighbours({ index, pictures })
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
