import { type TouchEvent, useRef } from 'react'

/** Pixels a finger must go sideways to mean the next picture. */
const SWIPE_PIXELS = 40

/**
 * Handlers of an element one swipes on with a finger.
 * @param onSwipe called with +1 for a swipe to the left, which goes on, and -1 for one to the right
 */
export function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      start.current =
        finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      if (!start.current || !finger) return
      const right = finger.clientX - start.current.x
      const down = finger.clientY - start.current.y
      start.current = null
      if (Math.abs(right) >= SWIPE_PIXELS && Math.abs(right) > 2 * Math.abs(down))
        onSwipe(right < 0 ? 1 : -1)
    },
  }
}
