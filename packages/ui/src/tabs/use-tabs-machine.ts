import { type KeyboardEvent, useRef } from 'react'
import { useReached } from '../reached/use-reached.ts'

const loadMachine = () => import('./tabs-machine.tsx')

/** Keys that choose another tab. */
const movingKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

/** The keys of tabs, which a page loads when somebody reaches for the row; every tab is a press away without. */
export function useTabsMachine() {
  const { loaded, reach } = useReached(loadMachine)
  const early = useRef<string | null>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (loaded || !movingKeys.includes(event.key)) return
    event.preventDefault()
    early.current = event.key
  }
  return { Machine: loaded?.TabsMachine, early, reach, onKeyDown }
}
