import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A list below a field, open while the focus is in one of the two. The arrow keys go through its links
 * and back to the field; Escape closes it.
 * @param canOpen false keeps it closed
 */
export function useRecentPanel(canOpen: boolean) {
  const root = useRef<HTMLDivElement>(null)
  const [isInside, setIsInside] = useState(false)
  const isOpen = canOpen && isInside
  // The focus itself may have been what brought the page to life.
  useEffect(() => setIsInside(root.current?.contains(document.activeElement) ?? false), [])
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsInside(false)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isOpen) return
    const step = steps[event.key]
    if (event.key === 'Escape') setIsInside(false)
    else if (step === undefined || !moveFocus(event.currentTarget, step)) return
    // A filter sheet around it stays open, and the page where it is.
    event.preventDefault()
  }
  return {
    isOpen,
    handlers: { ref: root, onFocus: () => setIsInside(true), onBlur, onKeyDown },
    close: () => {
      root.current?.querySelector('input')?.focus()
      setIsInside(false)
    },
  }
}

/** @returns false where there is nothing in that direction */
function moveFocus(root: HTMLElement, step: number): boolean {
  const stops = [...root.querySelectorAll<HTMLElement>('input[type=search], section a')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = at === -1 ? undefined : stops[at + step]
  next?.focus()
  return next !== undefined
}
