import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { isPlainClick } from '../plain-click/plain-click.ts'

export interface ChosenTabOptions {
  /** Ids of the panels, in order. */
  ids: readonly string[]
  /** Chosen id, when the page holds it. */
  value: string | undefined
  /** Id chosen at first. */
  defaultValue: string | undefined
  /** Called with the id that was chosen. */
  onValueChange: ((details: { value: string }) => void) | undefined
}

/** Id of the row of tabs. */
export const listId = (id: string): string => `${id}-tabs`

/** Id of the tab of a panel. */
export const tabId = (panelId: string): string => `${panelId}-tab`

/* An address may hold a percent sign that stands for nothing. */
function findIdInAddress(): string {
  const written = location.hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** Puts the chosen tab in the middle of a row that scrolls; the page itself does not move. */
function scrollToTab(row: HTMLElement, chosen: string | null) {
  const tab = row.querySelector<HTMLElement>(`[href="#${CSS.escape(chosen ?? '')}"]`)
  if (tab) row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2 })
}

/** Keeps the chosen tab in sight, also when the row becomes narrower or its words wider, as when a font comes. */
function useChosenInSight(chosen: string | null) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current
    if (!row) return
    const resizes = new ResizeObserver(() => scrollToTab(row, chosen))
    for (const element of [row, ...row.children]) resizes.observe(element)
    return () => resizes.disconnect()
  }, [chosen])
  return list
}

/** Lets `#id` in the address choose, at first and whenever it changes. */
function useAddress(ids: readonly string[], choose: (id: string) => void) {
  const follow = useRef(() => {})
  useEffect(() => {
    follow.current = () => {
      const id = findIdInAddress()
      if (ids.includes(id)) choose(id)
    }
  })
  useEffect(() => {
    const onChange = () => follow.current()
    onChange()
    window.addEventListener('hashchange', onChange)
    return () => window.removeEventListener('hashchange', onChange)
  }, [])
}

/** The chosen tab, by press, address or `choose`. */
export function useChosenTab({ ids, value, defaultValue, onValueChange }: ChosenTabOptions) {
  const [ownValue, setOwnValue] = useState(defaultValue ?? ids[0] ?? null)
  const chosen = value ?? ownValue
  const list = useChosenInSight(chosen)
  const choose = (next: string) => {
    if (next === chosen) return
    setOwnValue(next)
    onValueChange?.({ value: next })
  }
  useAddress(ids, choose)
  return { chosen, choose, list }
}

/** Attributes of a link that is a tab: what it does by itself gives way to choosing, and Space presses it. */
export function tabProps(rowId: string, id: string, isChosen: boolean, onChoose: () => void) {
  return {
    role: 'tab',
    id: tabId(id),
    'data-value': id,
    'data-ownedby': listId(rowId),
    'aria-selected': isChosen,
    'aria-controls': isChosen ? id : undefined,
    tabIndex: isChosen ? 0 : -1,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      event.currentTarget.focus({ preventScroll: true })
      onChoose()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== ' ') return
      event.preventDefault()
      event.currentTarget.click()
    },
  }
}
