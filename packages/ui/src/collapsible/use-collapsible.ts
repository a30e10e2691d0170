import { useEffect, useRef, useState } from 'react'
import { useScripted } from '../scripted/use-scripted.ts'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Frames to wait for opened content: it stays skipped until its transition has begun. */
const patienceFrames = 20

/** Takes the focus to the first thing below an open element that can have it, once that is shown. */
function focusFirst(element: HTMLDetailsElement, frames = patienceFrames): void {
  // Closed again meanwhile: the focus would be lost with what goes.
  if (!element.open) return
  const stop = [...element.querySelectorAll<HTMLElement>(focusable)].find(
    (each) => each.tabIndex >= 0 && each.checkVisibility(),
  )
  if (stop) stop.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => focusFirst(element, frames - 1))
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
    if (element.open && isPressed.current) focusFirst(element)
    isPressed.current = false
  }
  const toggle = (control: HTMLElement) => {
    const element = details.current
    if (!element) return
    isPressed.current = true
    // Focus that stayed in what closes would be lost.
    if (element.open && element.contains(document.activeElement)) control.focus()
    element.open = !element.open
  }
  return { live, isOpen, details, toggle, onToggle }
}
