import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Runs once a form answers, with what it changes shown in the same moment: a field that a visitor enters before
 * would get stored text behind what is about to be typed.
 */
export function useTakeUp(takeUp: () => void): void {
  const run = useEffectEvent(takeUp)
  useLayoutEffect(() => run(), [])
}
