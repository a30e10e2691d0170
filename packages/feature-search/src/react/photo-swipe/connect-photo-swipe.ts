import { readSweep } from '../../model/photo-swipe.ts'
import { openPhotoTrack, type PhotoTrack, type PhotoTrackOptions } from './photo-track.ts'

export interface PhotoSwipeOptions extends PhotoTrackOptions {
  /** The touch that fetched this code. Default none. */
  first?: TouchEvent
}

/**
 * Lets the photos of every card of a page be swiped: the first touch of one lays frames beside it, which the
 * browser scrolls and snaps; only what is scrolled to is fetched. A tap still opens the car.
 * @returns what stops it
 * Source: PLUS-075
 */
export function connectPhotoSwipe(
  page: Document,
  { first, ...options }: PhotoSwipeOptions,
): () => void {
  const onTouch = (event: TouchEvent) => {
    if (event.touches.length > 1) return
    const track = openPhotoTrack(event.target, options)
    if (track) awaitSweep(track, event)
  }
  if (first) onTouch(first)
  page.addEventListener('touchstart', onTouch, { passive: true })
  return () => page.removeEventListener('touchstart', onTouch)
}

/* A finger that was on its way before there was a track may scroll nothing: the track follows when it is lifted. */
function awaitSweep(track: PhotoTrack, { touches: [start], target }: TouchEvent): void {
  const over = new AbortController()
  const onEnd = ({ changedTouches: [end] }: TouchEvent) => {
    over.abort()
    if (!start || !end) return
    const step = readSweep({ x: end.clientX - start.clientX, y: end.clientY - start.clientY })
    // The next frame knows whether the browser has scrolled it.
    requestAnimationFrame(() => track.photo.scrollLeft === 0 && track.step(step))
  }
  const options = { passive: true, signal: over.signal }
  target?.addEventListener('touchend', onEnd as EventListener, options)
  target?.addEventListener('touchcancel', () => over.abort(), options)
}
