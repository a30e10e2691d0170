import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isRtl } from '../roving/next-index.ts'
import { positionText, stepFrom } from './track-view.ts'
import { useAutoplay } from './use-autoplay.ts'
import { useSnapTrack } from './use-snap-track.ts'

export interface CarouselOptions {
  /** Number of slides. */
  count: number
  /** Next at the end leads to the start. */
  wraps: boolean
  /** Time each view stays, in seconds; undefined never plays. */
  autoplaySeconds: number | undefined
  /** Called when another slide comes first, from 0. */
  onIndexChange: ((details: { index: number }) => void) | undefined
}

export type CarouselState = ReturnType<typeof useCarousel>['state']

/** Tells the slide that comes first, but not the one the page began with. */
function useIndexChange(index: number, onIndexChange: CarouselOptions['onIndexChange']) {
  const told = useRef(index)
  useEffect(() => {
    if (told.current === index) return
    told.current = index
    onIndexChange?.({ index })
  }, [index, onIndexChange])
}

/** Position, movement and slide show of a carousel, and what is read out about them. */
export function useCarousel({ count, wraps, autoplaySeconds, onIndexChange }: CarouselOptions) {
  const { track, view, viewAhead, showSlide } = useSnapTrack()
  const [announcement, setAnnouncement] = useState('')
  useIndexChange(view.first, onIndexChange)
  const turn = () => showSlide(stepFrom(view, 'next', { count, wraps: true }))
  const { canPlay, isPlaying, setIsStopped, hold } = useAutoplay({
    seconds: autoplaySeconds,
    onTurn: turn,
  })
  const isAtEnd = (direction: 'previous' | 'next') =>
    !wraps && (direction === 'next' ? view.atEnd : view.atStart)
  // Only what a visitor asked for is read out; a slide show that plays stays silent.
  const show = (index: number) => {
    setIsStopped(true)
    setAnnouncement(positionText(viewAhead(index), count))
    showSlide(index)
  }
  const step = (direction: 'previous' | 'next') =>
    show(stepFrom(viewAhead(), direction, { count, wraps }))
  const togglePlay = () => {
    setAnnouncement('')
    setIsStopped(isPlaying)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const forward = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const moves: Readonly<Record<string, () => void>> = {
      [forward]: () => step('next'),
      [backward]: () => step('previous'),
      Home: () => show(0),
      End: () => show(count - 1),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  const state = { view, canPlay, isPlaying, hold, isAtEnd, show, step, togglePlay, announcement }
  return { track, onKeyDown, state }
}
