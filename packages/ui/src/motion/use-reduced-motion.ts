import { useSyncExternalStore } from 'react'

const reducedMotionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)')

const subscribe = (listener: () => void) => {
  const query = reducedMotionQuery()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * True when a visitor asked for less motion, on the device or by `data-motion="reduce"` on the page;
 * true until that is known.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reducedMotionQuery().matches || document.documentElement.dataset.motion === 'reduce',
    () => true,
  )
}
