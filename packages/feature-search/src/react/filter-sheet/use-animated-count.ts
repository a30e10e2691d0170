import { useEffect, useRef, useState } from 'react'

/** Time from the former count to the new one, milliseconds (`D-29`). */
const ANIMATION_MS = 300

/**
 * Counts from the former number to the new one within 300 ms; at once where less motion is wanted.
 * The first number is not counted to.
 */
export function useAnimatedCount(count: number): number {
  const [shown, setShown] = useState(count)
  const latest = useRef(count)
  useEffect(() => {
    const from = latest.current
    latest.current = count
    if (from === count) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const startedMs = performance.now()
    const step = (nowMs: number) => {
      const part = isCalm ? 1 : Math.min(1, Math.max(0, (nowMs - startedMs) / ANIMATION_MS))
      setShown(Math.round(from + (count - from) * part))
      if (part < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [count])
  return shown
}
