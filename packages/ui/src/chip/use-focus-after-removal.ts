import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * When the focused chip leaves the page, its focus goes to the chip that took its place, else to the
 * last one; a keyboard user keeps the place in the row.
 */
export function useFocusAfterRemoval() {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<{ element: Element; index: number } | null>(null)

  const chips = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])]

  const onFocus = ({ target }: FocusEvent) => {
    const index = chips().findIndex((chip) => chip === target)
    last.current = index < 0 ? null : { element: target, index }
  }
  const onBlur = ({ target }: FocusEvent) => {
    if (target.isConnected) last.current = null
  }

  // After every render: a chip may have gone in any of them.
  useEffect(() => {
    const left = last.current
    if (!left || left.element.isConnected) return
    last.current = null
    const remaining = chips()
    remaining[Math.min(left.index, remaining.length - 1)]?.focus()
  })

  return { ref: list, onFocus, onBlur }
}
