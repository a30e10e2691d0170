import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs the last of several calls once nothing more has come for a while, or at once when that is asked for; never
 * after unmounting.
 * @returns the call, and what runs one that is waiting
 */
export function useDelayed<T>(delayMs: number, run: (value: T) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<{ value: T } | null>(null)
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const runNow = useCallback(() => {
    clearTimeout(timer.current)
    const last = waiting.current
    waiting.current = null
    if (last) latest.current(last.value)
  }, [])
  const runLater = useCallback(
    (value: T) => {
      clearTimeout(timer.current)
      waiting.current = { value }
      timer.current = setTimeout(runNow, delayMs)
    },
    [delayMs, runNow],
  )
  return [runLater, runNow] as const
}
