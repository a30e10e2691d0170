import { useCallback, useEffect, useRef } from 'react'

/** Runs the last of several calls once nothing more has come for a while; never after unmounting. */
export function useDelayed<T>(delayMs: number, run: (value: T) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (value: T) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(value), delayMs)
    },
    [delayMs],
  )
}
