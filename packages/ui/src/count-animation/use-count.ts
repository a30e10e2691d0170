import { useEffect, useLayoutEffect, useRef } from 'react'
import { motionDurationMs } from '../motion/motion-duration.ts'
import { tween } from '../motion/tween.ts'

export interface CountState {
  /** Number to arrive at. */
  value: number
  /** Number to start from the first time it comes into sight; undefined stands still then. */
  from: number | undefined
  /** Writes a number on the way. */
  write: (value: number) => string
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Runs once when the element comes into sight; returns what stops the wait. */
function onceInSight(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    run()
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * Counts in the text of one element, past React: sixty renders a second for one number would be a
 * waste. Between two counts the text is React's own.
 */
export function useCount({ value, from, write }: CountState) {
  const root = useRef<HTMLSpanElement>(null)
  const drawn = useRef<HTMLSpanElement>(null)
  const shown = useRef<number | null>(null)
  const stop = useRef(() => {})
  const writer = useRef(write)
  useBrowserLayoutEffect(() => {
    writer.current = write
  })
  useBrowserLayoutEffect(() => {
    const element = root.current
    const text = drawn.current
    if (!element || !text) return
    const draw = (place: number) => {
      shown.current = place
      text.textContent = writer.current(place)
    }
    const count = (start: number) => {
      const durationMs = motionDurationMs(element)
      stop.current = tween({ from: start, to: value, durationMs }, { onMove: draw })
    }
    const start = shown.current ?? from ?? value
    const isFirst = shown.current === null
    shown.current = start
    if (start === value) return
    if (!isFirst) {
      count(start)
    } else if (motionDurationMs(element) > 0) {
      draw(start)
      stop.current = onceInSight(element, () => count(start))
    } else {
      shown.current = value
    }
    return () => stop.current()
  }, [value, from])
  return { root, drawn }
}
