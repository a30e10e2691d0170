import { useCallback, useEffect, useRef, useState } from 'react'
import { motionDurationMs } from '../motion/motion-duration.ts'
import { tween } from '../motion/tween.ts'
import { isRtl } from '../roving/next-index.ts'
import { type TrackView, trackView, viewFrom } from './track-view.ts'

const sameView = (a: TrackView, b: TrackView) =>
  a.first === b.first && a.last === b.last && a.atStart === b.atStart && a.atEnd === b.atEnd

function readView(track: HTMLElement): TrackView {
  const slides = Array.from(track.children, (slide) => slide.getBoundingClientRect())
  return trackView(track.getBoundingClientRect(), slides)
}

/** Scroll position that brings a slide to the start of its row, within what can be scrolled. */
function placeOf(track: HTMLElement, slide: Element): number {
  const [window, box] = [track.getBoundingClientRect(), slide.getBoundingClientRect()]
  const scrollable = track.scrollWidth - track.clientWidth
  const padding = Number.parseFloat(getComputedStyle(track).scrollPaddingInlineStart) || 0
  if (isRtl(track)) {
    const place = track.scrollLeft + box.right - window.right + padding
    return Math.max(-scrollable, Math.min(0, place))
  }
  const place = track.scrollLeft + box.left - window.left - padding
  return Math.max(0, Math.min(scrollable, place))
}

/**
 * Joins a row of slides that scrolls and snaps to React: what is in sight, and a way to a slide. The
 * row scrolls by finger, wheel and keyboard without it. A movement takes the row's
 * `transition-duration`; a visitor's own scrolling ends it.
 * `viewAhead` is the view once a movement (or one to the given slide) has arrived and was read, so that
 * quick presses add up and nothing is told of the slide left behind.
 * @param first slide taken to be in sight until the row has been measured, from 0
 */
export function useSnapTrack(first = 0) {
  const track = useRef<HTMLDivElement>(null)
  const stop = useRef(() => {})
  const lookSoon = useRef(() => {})
  const isMoving = useRef(false)
  const goal = useRef<number | null>(null)
  const [view, setView] = useState<TrackView>({
    first,
    last: first,
    atStart: first === 0,
    atEnd: false,
  })

  useEffect(() => {
    const row = track.current
    if (!row) return
    let frame = 0
    const look = () => {
      const next = readView(row)
      if (!isMoving.current) goal.current = null
      // A row that is not drawn, as in a closed dialog, has nothing to tell.
      if (row.clientWidth > 0) setView((last) => (sameView(last, next) ? last : next))
    }
    const lookNextFrame = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    lookSoon.current = lookNextFrame
    const letGo = () => stop.current()
    const resizes = new ResizeObserver(lookNextFrame)
    resizes.observe(row)
    row.addEventListener('scroll', lookNextFrame, { passive: true })
    row.addEventListener('pointerdown', letGo, { passive: true })
    row.addEventListener('wheel', letGo, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      resizes.disconnect()
      row.removeEventListener('scroll', lookNextFrame)
      row.removeEventListener('pointerdown', letGo)
      row.removeEventListener('wheel', letGo)
      stop.current()
    }
  }, [])

  const showSlide = useCallback((index: number, { atOnce = false }: { atOnce?: boolean } = {}) => {
    const row = track.current
    const slide = row?.children[index]
    if (!row || !slide) return
    stop.current()
    goal.current = index
    isMoving.current = true
    const release = () => {
      row.style.scrollSnapType = ''
      isMoving.current = false
    }
    // Snapping would pull the row back at every step.
    row.style.scrollSnapType = 'none'
    const cancel = tween(
      {
        from: row.scrollLeft,
        to: placeOf(row, slide),
        durationMs: atOnce ? 0 : motionDurationMs(row),
      },
      {
        onMove: (place) => {
          row.scrollLeft = place
        },
        onArrive: () => {
          release()
          // A row that stood there already does not scroll; what is in sight is read all the same.
          lookSoon.current()
        },
      },
    )
    stop.current = () => {
      cancel()
      release()
      goal.current = null
    }
  }, [])

  const viewAhead = (index = goal.current) =>
    index === null ? view : viewFrom(view, index, track.current?.children.length ?? 1)
  return { track, view, viewAhead, showSlide }
}
