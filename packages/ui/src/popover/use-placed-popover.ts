import { type RefObject, useEffect, useRef, useState } from 'react'
import { keepBeside, type Placement } from './keep-beside.ts'

export interface PlacedPopoverOptions {
  placement: Placement
  /** Finds the element it stands beside. */
  findAnchor: () => Element | null
  /** Called when it opened or closed, also before React arrived. */
  onOpenChange?: (details: { open: boolean }) => void
}

/**
 * Follows a native popover: whether it is open and, where the browser does not know anchors, its
 * place beside the element that opened it.
 */
export function usePlacedPopover(
  ref: RefObject<HTMLElement | null>,
  { placement, findAnchor, onOpenChange }: PlacedPopoverOptions,
) {
  const [isOpen, setIsOpen] = useState(false)
  const change = (open: boolean) => {
    if (open === isOpen) return
    setIsOpen(open)
    onOpenChange?.({ open })
  }
  const changeAtFirst = useRef(change)
  // A visitor may have opened it before React arrived.
  useEffect(() => {
    if (ref.current?.matches(':popover-open')) changeAtFirst.current(true)
  }, [ref])
  useEffect(() => {
    const anchor = isOpen ? findAnchor() : null
    if (anchor && ref.current) return keepBeside(anchor, ref.current, { placement })
  }, [isOpen, ref, findAnchor, placement])
  const onToggle = (event: { newState: string }) => change(event.newState === 'open')
  return { isOpen, onToggle, state: isOpen ? ('open' as const) : ('closed' as const) }
}
