import { type RefObject, useEffect, useId } from 'react'
import { keepBeside } from '../popover/keep-beside.ts'

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
const gapPx = 4

/** Rules that place a popup at its field, for browsers that know anchors. */
const anchoredStyle = (name: string, isAtEnd: boolean) => ({
  'position-anchor': name,
  'position-area': `block-end span-inline-${isAtEnd ? 'start' : 'end'}`,
  'position-try-fallbacks': 'flip-block',
  'margin-block': `${gapPx}px`,
})

/** Keeps a popup of the top layer by its field while the page scrolls and the window changes. */
export function usePopupPlace({
  isOpen,
  anchor,
  popup,
  isAtEnd = false,
  isAsWide = false,
}: PopupPlaceOptions) {
  const name = `--field${useId().replaceAll(/\W/g, '')}`
  useEffect(() => {
    const [field, box] = [anchor.current, popup.current]
    if (!isOpen || !field || !box) return
    field.style.setProperty('anchor-name', name)
    for (const rule of Object.entries(anchoredStyle(name, isAtEnd))) box.style.setProperty(...rule)
    if (isAsWide) box.style.width = `${field.offsetWidth}px`
    return keepBeside(field, box, { placement: isAtEnd ? 'bottom-end' : 'bottom-start', gapPx })
  }, [isOpen, anchor, popup, name, isAtEnd, isAsWide])
}
