import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { usePlacedPopover } from '../popover/use-placed-popover.ts'
import { nextIndex } from '../roving/next-index.ts'
import { useScripted } from '../scripted/use-scripted.ts'
import { type Typed, typeAhead, typeLetter } from './type-ahead.ts'

const itemsOf = (list: HTMLElement | null) =>
  Array.from(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])

const isLetter = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !(altKey || ctrlKey || metaKey)

/** Opens and closes a menu at its button and moves the focus among its entries. */
export function useMenu(placement: 'bottom-start' | 'bottom-end') {
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const opensAtEnd = useRef(false)
  const typed = useRef<Typed | null>(null)
  const live = useScripted()
  const anchorOf = useCallback(() => button.current, [])
  const { isOpen, onToggle } = usePlacedPopover(list, { placement, anchorOf })

  useEffect(() => {
    if (!isOpen) return
    const items = itemsOf(list.current)
    items.at(opensAtEnd.current ? -1 : 0)?.focus()
    opensAtEnd.current = false
    typed.current = null
  }, [isOpen])

  const close = () => {
    const hadFocus = list.current?.contains(document.activeElement)
    list.current?.hidePopover()
    if (hadFocus) button.current?.focus()
  }
  const onButtonKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    opensAtEnd.current = event.key === 'ArrowUp'
    if (!list.current?.matches(':popover-open')) button.current?.click()
  }
  const onListKeyDown = (event: KeyboardEvent) => {
    // Tab leaves the menu for what follows its button.
    if (event.key === 'Tab') return close()
    const items = itemsOf(list.current)
    const index = items.findIndex((item) => item === document.activeElement)
    if (event.key === ' ') {
      event.preventDefault()
      items[index]?.click()
      return
    }
    let to = nextIndex({ key: event.key, index, count: items.length, axis: 'vertical' })
    if (isLetter(event)) {
      typed.current = typeLetter(typed.current, event.key, event.timeStamp)
      const labels = items.map((item) => item.textContent)
      to = typeAhead(labels, typed.current.text, index)
    }
    if (to === null) return
    event.preventDefault()
    items[to]?.focus()
  }
  return {
    button,
    list,
    live,
    isOpen,
    close,
    onToggle,
    onButtonKeyDown,
    onListKeyDown,
  }
}
