import { type KeyboardEvent, useState } from 'react'
import { stepPicture } from '../../model/index.ts'

export interface UseGalleryOptions {
  /** Picture shown at first, from 0. */
  index: number
  /** Number of pictures. */
  count: number
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** State of a gallery: which picture shows, and the keys that step through it. */
export function useGallery({ index: firstIndex, count }: UseGalleryOptions) {
  const [index, setIndex] = useState(firstIndex)
  const onShow = ({ index: chosen }: { index: number }) => setIndex(chosen)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || count < 2) return
    event.preventDefault()
    setIndex((current) => stepPicture(current, step, count))
  }
  return { index, onShow, onKeyDown }
}
