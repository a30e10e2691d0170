import { useEffect, useRef, useState } from 'react'

/** Time from the former count to the new one, milliseconds (`D-29`). */
const ANIMATION_MS = 300

/**
 * Counts from the number that is shown to the new one, 300 ms from the first frame on; at once where less
 * motion is wanted. The first number is not counted to.
 */
export function useAnimatedCount(count: number): number {
  const [shown, setShown] = useState(count)
  const latest = useRef(count)
  useEffect(() => {
    const from = latest.current
    if (from === count) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    let startedMs: number | undefined
    const step = (nowMs: number) => {
      startedMs ??= nowMs
      const part = isCalm ? 1 : Math.min(1, (nowMs - startedMs) / ANIMATION_MS)
      latest.current = Math.round(from + (count - from) * part)
      setShown(latest.current)
      if (part < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [count])
  return shown
}
