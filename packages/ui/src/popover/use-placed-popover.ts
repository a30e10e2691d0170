import { type RefObject, useCallback, useEffect, useState } from 'react'
import { isRtl } from '../roving/next-index.ts'
import { type Placement, placeBeside } from './placement.ts'

const canAnchor = () => CSS.supports('position-area', 'block-end')

function putBeside(floating: HTMLElement, anchor: Element, placement: Placement) {
  const { left, top } = placeBeside({
    anchor: anchor.getBoundingClientRect(),
    size: floating.getBoundingClientRect(),
    viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
    placement,
    rtl: isRtl(anchor),
  })
  floating.style.inset = 'auto'
  floating.style.margin = '0'
  floating.style.left = `${left}px`
  floating.style.top = `${top}px`
}

/**
 * Follows a native popover: whether it is open and, where the browser does not know anchors, its
 * place beside the element that opened it.
 * @param anchorOf finds that element
 */
export function usePlacedPopover(
  ref: RefObject<HTMLElement | null>,
  { placement, anchorOf }: { placement: Placement; anchorOf: () => Element | null },
) {
  const [isOpen, setIsOpen] = useState(false)
  const place = useCallback(() => {
    const anchor = anchorOf()
    if (ref.current && anchor && !canAnchor()) putBeside(ref.current, anchor, placement)
  }, [ref, anchorOf, placement])
  // A visitor may have opened it before React arrived.
  useEffect(() => {
    if (ref.current?.matches(':popover-open')) setIsOpen(true)
  }, [ref])
  useEffect(() => {
    if (!isOpen) return
    place()
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, { capture: true })
    }
  }, [isOpen, place])
  const onToggle = (event: { newState: string }) => setIsOpen(event.newState === 'open')
  return { isOpen, onToggle }
}
