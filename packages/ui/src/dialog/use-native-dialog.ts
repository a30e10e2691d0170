import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { recordScrollbarWidth } from './scrollbar-width.ts'

export interface NativeDialogOptions {
  /** True when it is open, when the page holds that; undefined leaves it to the browser. */
  open: boolean | undefined
  /** True when a press beside it closes it. */
  closesOnBackdrop: boolean
}

function isBeside(event: MouseEvent<HTMLDialogElement>) {
  const box = event.currentTarget.getBoundingClientRect()
  const isWithin =
    event.clientX >= box.left &&
    event.clientX <= box.right &&
    event.clientY >= box.top &&
    event.clientY <= box.bottom
  return event.target === event.currentTarget && !isWithin
}

/** Joins a `<dialog>` to React state and closes it on a press beside it where `closedby` is unknown. */
export function useNativeDialog({ open, closesOnBackdrop }: NativeDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // A visitor may have opened it before React arrived.
  useEffect(() => setIsOpen(ref.current?.open ?? false), [])
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || open === undefined || open === dialog.open) return
    if (!open) return dialog.close()
    recordScrollbarWidth(dialog.ownerDocument)
    dialog.showModal()
  }, [open])
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype
    if (closesOnBackdrop && !knowsClosedBy && isBeside(event)) event.currentTarget.close()
  }
  return {
    ref,
    onClick,
    onToggle: (event: { newState: string }) => setIsOpen(event.newState === 'open'),
    closedby: closesOnBackdrop ? ('any' as const) : ('closerequest' as const),
    'data-state': isOpen ? ('open' as const) : ('closed' as const),
  }
}
