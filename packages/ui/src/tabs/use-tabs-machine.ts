import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react'
import type { TabsMachineProps } from './tabs-machine.tsx'

let loaded: ComponentType<TabsMachineProps> | null = null

/** Keys that choose another tab. */
const movingKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

/** The keys of tabs, which a page loads when somebody reaches for the row; presses work before. */
export function useTabsMachine() {
  const [Machine, setMachine] = useState(() => loaded)
  const early = useRef<string | null>(null)
  const load = async () => {
    try {
      loaded ??= (await import('./tabs-machine.tsx')).TabsMachine
      setMachine(() => loaded)
    } catch {
      // Every tab is still a press away, and the next focus asks again.
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (Machine || !movingKeys.includes(event.key)) return
    event.preventDefault()
    early.current = event.key
  }
  return { Machine, early, load, onKeyDown }
}
