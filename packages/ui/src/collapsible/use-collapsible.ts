import { useEffect, useRef, useState } from 'react'
import { useScripted } from '../scripted/use-scripted.ts'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** The first thing below an element that takes the focus and can be seen. */
function firstStop(element: HTMLElement): HTMLElement | undefined {
  return [...element.querySelectorAll<HTMLElement>(focusable)].find(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  )
}

/** Opens and closes a disclosure whose switch comes after it. */
export function useCollapsible(defaultOpen: boolean) {
  const live = useScripted()
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(defaultOpen)
  // A visitor may have opened it before React arrived.
  useEffect(() => {
    const element = details.current
    if (element && element.open !== defaultOpen) setIsOpen(element.open)
  }, [defaultOpen])
  const isPressed = useRef(false)
  const onToggle = ({ currentTarget: element }: { currentTarget: HTMLDetailsElement }) => {
    setIsOpen(element.open)
    // What was opened stands before the switch: whoever goes on by keyboard would miss it.
    if (element.open && isPressed.current) firstStop(element)?.focus({ preventScroll: true })
    isPressed.current = false
  }
  const toggle = () => {
    const element = details.current
    if (!element) return
    isPressed.current = true
    element.open = !element.open
  }
  return { live, isOpen, details, toggle, onToggle }
}
