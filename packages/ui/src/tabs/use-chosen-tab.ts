import { type UseTabsReturn, useTabs } from '@ark-ui/react/tabs'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { isPlainClick } from '../plain-click/plain-click.ts'
import { useScripted } from '../scripted/use-scripted.ts'

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

const tabId = (id: string) => `${id}-tab`

const idInAddress = () => decodeURIComponent(location.hash.slice(1))

/** Brings the chosen tab of a row that scrolls into sight; the page itself does not move. */
function useChosenInSight(chosen: string | null) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>(`[href="#${CSS.escape(chosen ?? '')}"]`)
    if (!row || !tab) return
    const middle = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2
    row.scrollTo({ left: middle })
  }, [chosen])
  return list
}

/** Lets `#id` in the address choose, at first and whenever it changes. */
function useAddress(ids: readonly string[], { setValue }: UseTabsReturn) {
  const choose = useRef(() => {})
  useEffect(() => {
    choose.current = () => {
      const id = idInAddress()
      if (ids.includes(id)) setValue(id)
    }
  })
  useEffect(() => {
    const follow = () => choose.current()
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
}

/* Arrows follow the page's direction; by itself Ark takes the one of a locale. */
const textDirection = (live: boolean) => ({ dir: live && document.dir === 'rtl' ? 'rtl' : 'ltr' })

/** The chosen tab, by pointer, key or address, and the attributes that go with it once there is script. */
export function useChosenTab({ ids, value, defaultValue, onValueChange }: ChosenTabOptions) {
  const live = useScripted()
  const tabs = useTabs({
    value,
    defaultValue: defaultValue ?? ids[0] ?? null,
    onValueChange: (details) => onValueChange?.({ value: details.value }),
    // Where the links lead is for visitors without script.
    navigate: null,
    ...textDirection(live),
    ids: { trigger: tabId, content: (id) => id },
  })
  const list = useChosenInSight(tabs.value)
  useAddress(ids, tabs)
  useEffect(() => {
    if (live) takeFocusOver(list.current)
  }, [live, list])
  return {
    live,
    chosen: tabs.value,
    list,
    listProps: live ? listProps(tabs) : ({ role: 'group' } as const),
    tabProps: (id: string) => (live ? linkProps(tabs, id) : {}),
    panelProps: (id: string) => (live ? panelProps(tabs, id) : {}),
  }
}

/* A link may have had the focus before it was a tab, and tabs hear their keys from the focus on. */
function takeFocusOver(list: HTMLElement | null) {
  const held = document.activeElement
  if (!(held instanceof HTMLElement) || !list?.contains(held)) return
  held.blur()
  held.focus({ preventScroll: true })
}

/* The direction of the text stays that of the page around. */
function listProps(tabs: UseTabsReturn) {
  const { dir: _, ...rest } = tabs.getListProps()
  return rest
}

/* What a link does by itself gives way to choosing, and Space presses it as it would a button. */
function linkProps(tabs: UseTabsReturn, id: string) {
  const { type: _, dir: __, onClick, ...rest } = tabs.getTriggerProps({ value: id })
  return {
    ...rest,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isPlainClick(event)) return
      onClick?.(event as MouseEvent<HTMLButtonElement>)
      event.preventDefault()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== ' ') return
      event.preventDefault()
      event.currentTarget.click()
    },
  }
}

/* The sheet hides panels that are not chosen, on a screen only: on paper they all stand open. */
function panelProps(tabs: UseTabsReturn, id: string) {
  const { hidden: _, dir: __, ...rest } = tabs.getContentProps({ value: id })
  return rest
}
