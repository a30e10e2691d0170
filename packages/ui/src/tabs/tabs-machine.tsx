import { type UseTabsReturn, useTabs } from '@ark-ui/react/tabs'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { listId, tabId } from './use-chosen-tab.ts'

export interface TabsMachineProps {
  /** Id of the tabs; that of their row begins with it. */
  id: string
  /** Id of the chosen panel. */
  chosen: string | null
  /** The row. */
  list: RefObject<HTMLElement | null>
  /** Key that was pressed before the machine was there, or null. */
  early: RefObject<string | null>
  onChoose: (id: string) => void
}

/* Arrows follow the page's direction; by itself Ark takes the one of a locale. */
const textDirection = () => ({ dir: document.dir === 'rtl' ? 'rtl' : 'ltr' })

/** Keys of a row of tabs; draws nothing. */
export function TabsMachine({ id, chosen, list, early, onChoose }: TabsMachineProps) {
  const tabs = useTabs({
    value: chosen,
    onValueChange: ({ value }) => onChoose(value),
    // Where the links lead is for visitors without script.
    navigate: null,
    ...textDirection(),
    ids: { list: listId(id), trigger: tabId, content: (panel) => panel },
  })
  const machine = useRef(tabs)
  useLayoutEffect(() => {
    machine.current = tabs
  })
  useEffect(() => {
    const row = list.current
    if (!row) return
    const leave = listen(row, machine)
    const held = document.activeElement
    if (held && row.contains(held)) takeOver(held, early)
    return leave
  }, [list, early])
  return null
}

/* The links are the row's own; the machine hears of what happens to them. */
function listen(row: HTMLElement, machine: RefObject<UseTabsReturn>) {
  const listeners = new AbortController()
  const tabOf = ({ target }: Event) => {
    const value = target instanceof HTMLElement ? target.dataset.value : undefined
    return value === undefined ? undefined : machine.current.getTriggerProps({ value })
  }
  const on = (type: string, run: (event: Event) => void) =>
    row.addEventListener(type, run, { signal: listeners.signal })
  on('keydown', (event) =>
    machine.current.getListProps().onKeyDown?.(event as unknown as KeyboardEvent<HTMLDivElement>),
  )
  on('focusin', (event) => tabOf(event)?.onFocus?.(undefined as never))
  on('focusout', (event) => tabOf(event)?.onBlur?.(event as never))
  return () => listeners.abort()
}

/* A tab had the focus already, and a key may have been pressed meanwhile. */
function takeOver(tab: Element, early: RefObject<string | null>) {
  tab.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  const key = early.current
  early.current = null
  if (key) tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}
