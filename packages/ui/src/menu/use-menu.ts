import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Placement } from '../popover/keep-beside.ts'
import { usePlacedPopover } from '../popover/use-placed-popover.ts'
import { useReached } from '../reached/use-reached.ts'
import type { MenuMachine } from './menu-machine.ts'

const loadDriver = () => import('./menu-machine.ts')

/** Shows the list with the focus in it; the machine would move that a frame later, which may be long. */
function openList(list: HTMLElement | null) {
  list?.togglePopover(true)
  if (!list?.contains(document.activeElement)) list?.focus({ preventScroll: true })
}

/** Closes the list; the focus goes back to the button from inside it, and nowhere from elsewhere. */
function closeList(list: HTMLElement | null, id: string) {
  const hadFocus = list?.contains(document.activeElement)
  list?.hidePopover()
  if (hadFocus) document.getElementById(`${id}-button`)?.focus()
}

export interface MenuOptions {
  /** Id of the list; the button's ends in `-button`. */
  id: string
  /** Ids of the entries that can be chosen, in order. */
  entries: readonly string[]
  placement: Placement
}

/**
 * The browser's popover until somebody reaches for the menu, then Ark's machine over it. Where that does
 * not come, the entries stay links and buttons in a popover.
 */
export function useMenu({ id, entries, placement }: MenuOptions) {
  const list = useRef<HTMLDivElement>(null)
  const [machine, setMachine] = useState<MenuMachine | null>(null)
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const { loaded, reach } = useReached(loadDriver)
  const findAnchor = useCallback(() => document.getElementById(`${id}-button`), [id])
  const { isOpen, state, onToggle } = usePlacedPopover(list, { placement, findAnchor })
  const content = machine && wireList(machine, id)
  const close = () => {
    closeList(list.current, id)
    machine?.setOpen(false)
  }
  const isWanted = machine?.open
  useEffect(() => {
    if (isWanted) openList(list.current)
    if (isWanted === false) closeList(list.current, id)
  }, [isWanted, id])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setHighlighted(entries.at(event.key === 'ArrowUp' ? -1 : 0) ?? null)
    if (!isOpen) event.currentTarget.click()
  }
  const onClick = ({ detail }: MouseEvent) => {
    // Enter and Space press without a pointer.
    if (detail === 0) setHighlighted((before) => before ?? entries[0] ?? null)
  }
  const early = { onPointerEnter: reach, onPointerDown: reach, onFocus: reach, onKeyDown, onClick }
  return {
    list,
    machine,
    driver: loaded && {
      Driver: loaded.MenuDriver,
      props: { id, highlighted, onMachine: setMachine },
    },
    close,
    buttonProps: machine ? wireButton(machine) : early,
    listProps: {
      ...content,
      // Tab leaves the menu for what follows its button.
      onKeyDown: (event: KeyboardEvent<HTMLDivElement>) =>
        machine && event.key === 'Tab' ? close() : content?.onKeyDown?.(event),
      onToggle: (event: { newState: string }) => {
        onToggle(event)
        if (event.newState === 'closed') machine?.setOpen(false)
      },
    },
    state,
  }
}

/* The machine opens and closes in place of `popovertarget`, which still tells the browser what belongs together. */
function wireButton(machine: MenuMachine) {
  const { dir: _, onClick, ...rest } = machine.getTriggerProps()
  return {
    ...rest,
    onClick: (event: MouseEvent<HTMLElement>) => {
      onClick?.(event as MouseEvent<HTMLButtonElement>)
      event.preventDefault()
    },
  }
}

/* The popover hides itself. */
function wireList(machine: MenuMachine, id: string) {
  const { dir: _, hidden: __, ...rest } = machine.getContentProps()
  return { ...rest, 'aria-labelledby': `${id}-button` }
}
