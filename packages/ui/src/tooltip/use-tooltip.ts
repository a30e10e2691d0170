import { type PointerEvent, useCallback, useEffect, useRef } from 'react'
import type { Placement } from '../popover/keep-beside.ts'
import { usePlacedPopover } from '../popover/use-placed-popover.ts'

/** Time the pointer rests before the text shows, and that it may be away before it goes. */
export const restMs = { show: 300, hide: 120 }

/** The one text that shows; another takes its place at once. */
let shown: HTMLElement | null = null

function showAlone(tip: HTMLElement | null) {
  if (!tip?.isConnected || tip.matches(':popover-open')) return
  if (shown !== tip && shown?.isConnected) shown.hidePopover()
  shown = tip
  tip.showPopover()
}

/** Shows a text while the pointer rests on its element or the keyboard's focus is in it. */
export function useTooltip(placement: Placement) {
  const root = useRef<HTMLSpanElement>(null)
  const text = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const findAnchor = useCallback(() => root.current, [])
  const { isOpen, state, onToggle } = usePlacedPopover(text, { placement, findAnchor })

  const later = (run: () => void, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, delayMs)
  }
  const show = () => {
    clearTimeout(timer.current)
    showAlone(text.current)
  }
  const hide = () => {
    clearTimeout(timer.current)
    text.current?.hidePopover()
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  // The pointer may rest on one thing while the keyboard's focus is on another.
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Only the text goes; a dialog around it stays.
      event.preventDefault()
      event.stopPropagation()
      clearTimeout(timer.current)
      text.current?.hidePopover()
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOpen])

  const wiring = {
    // A finger does not hover; its press is for what it pressed.
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') later(show, restMs.show)
    },
    onPointerLeave: () => later(hide, restMs.hide),
    onPointerDown: hide,
    onFocus: (event: { target: Element }) => {
      if (event.target.matches(':focus-visible')) show()
    },
    onBlur: hide,
  }
  return { root, text, wiring, state, onToggle }
}
