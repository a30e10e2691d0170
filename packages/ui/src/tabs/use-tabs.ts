import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { isRtl, nextIndex } from '../roving/next-index.ts'
import { useScripted } from '../scripted/use-scripted.ts'

export interface TabsState {
  /** Ids of the panels, in order. */
  ids: readonly string[]
  /** Chosen id, when the page holds it. */
  value: string | undefined
  /** Id chosen at first. */
  defaultValue: string | undefined
  /** Called with the id that was chosen. */
  onValueChange: ((details: { value: string }) => void) | undefined
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

const idInAddress = () => decodeURIComponent(location.hash.slice(1))

/** Brings the chosen tab of a row that scrolls into sight; the page itself does not move. */
function useChosenInSight(chosen: string | undefined) {
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

/** Which tab is chosen, by pointer, key or address, and the attributes that go with it. */
export function useTabs({ ids, value, defaultValue, onValueChange }: TabsState) {
  const live = useScripted()
  const [own, setOwn] = useState(defaultValue ?? ids[0])
  const chosen = value ?? own
  const list = useChosenInSight(chosen)
  const choose = (id: string) => {
    setOwn(id)
    if (id !== chosen) onValueChange?.({ value: id })
  }
  const chooseByAddress = useRef(() => {})
  useEffect(() => {
    chooseByAddress.current = () => {
      const id = idInAddress()
      if (ids.includes(id)) choose(id)
    }
  })
  useEffect(() => {
    const follow = () => chooseByAddress.current()
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  const onClick = (id: string) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    choose(id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ') {
      event.preventDefault()
      event.currentTarget.click()
      return
    }
    const { parentElement: row } = event.currentTarget
    const index = ids.indexOf(chosen ?? '')
    const rtl = isRtl(event.currentTarget)
    const to = nextIndex({ key: event.key, index, count: ids.length, axis: 'horizontal', rtl })
    const id = ids[to ?? -1]
    const tab = row?.children[to ?? -1]
    if (id === undefined || !(tab instanceof HTMLElement)) return
    event.preventDefault()
    tab.focus({ preventScroll: true })
    choose(id)
  }
  const tabProps = (id: string) =>
    live
      ? {
          id: `${id}-tab`,
          role: 'tab' as const,
          'aria-selected': id === chosen,
          'aria-controls': id,
          tabIndex: id === chosen ? 0 : -1,
          onClick: onClick(id),
          onKeyDown,
        }
      : {}
  const panelProps = (id: string) =>
    live ? { role: 'tabpanel' as const, 'aria-labelledby': `${id}-tab`, tabIndex: 0 } : {}
  return { live, chosen, list, tabProps, panelProps }
}
