import { useSyncExternalStore } from 'react'

const wish = () => window.matchMedia('(prefers-reduced-motion: reduce)')

const subscribe = (listener: () => void) => {
  const query = wish()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether a visitor asked for less motion, on the device or by `data-motion="reduce"` on the page; true until that is known. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wish().matches || document.documentElement.dataset.motion === 'reduce',
    () => true,
  )
}
