import { type RefObject, useEffect } from 'react'
import { placeBeside } from '../popover/placement.ts'

export interface PopupPlaceOptions {
  isOpen: boolean
  anchor: RefObject<HTMLElement | null>
  popup: RefObject<HTMLElement | null>
  /** Lines up the end sides instead of the start sides. */
  isAtEnd?: boolean
  /** Makes the popup as wide as its field. */
  isAsWide?: boolean
}

/** Distance between a field and its popup. */
const GAP_PX = 4

/** Keeps a popup of the top layer by its field while the page scrolls and the window changes. */
export function usePopupPlace({ isOpen, anchor, popup, isAtEnd, isAsWide }: PopupPlaceOptions) {
  useEffect(() => {
    const [field, box] = [anchor.current, popup.current]
    if (!isOpen || !field || !box) return
    const place = () => {
      const around = field.getBoundingClientRect()
      if (isAsWide) box.style.width = `${around.width}px`
      const { left, top } = placeBeside({
        anchor: around,
        size: { width: box.offsetWidth, height: box.offsetHeight },
        viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
        placement: isAtEnd ? 'bottom-end' : 'bottom-start',
        gapPx: GAP_PX,
        rtl: getComputedStyle(field).direction === 'rtl',
      })
      box.style.left = `${left}px`
      box.style.top = `${top}px`
    }
    place()
    const watcher = new ResizeObserver(place)
    watcher.observe(box)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      watcher.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [isOpen, anchor, popup, isAtEnd, isAsWide])
}
