import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs the last of several calls once nothing more has come for a while, and before anything that is pressed in the
 * meantime, so that a press is made after it; never after unmounting.
 */
export function useDelayed<T>(delayMs: number, run: (value: T) => void) {
  const latest = useRef(run)
  const forget = useRef(() => {})
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => () => forget.current(), [])
  return useCallback(
    (value: T) => {
      forget.current()
      const runNow = () => {
        forget.current()
        latest.current(value)
      }
      const timer = setTimeout(runNow, delayMs)
      window.addEventListener('click', runNow, true)
      forget.current = () => {
        clearTimeout(timer)
        window.removeEventListener('click', runNow, true)
      }
    },
    [delayMs],
  )
}
