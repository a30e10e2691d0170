import { useMenu } from '@ark-ui/react/menu'
import { memo, useLayoutEffect, useState } from 'react'

/** State and attributes of an open or closed menu. */
export type MenuMachine = ReturnType<typeof useMenu>['api']

export interface MenuDriverProps {
  /** Id of the list; the button's ends in `-button`. */
  id: string
  /** Id of the entry the keys were to reach before the machine came, or null. */
  highlighted: string | null
  /** Given the machine whenever it changes. */
  onMachine: (machine: MenuMachine) => void
}

const findButton = (id: string) => document.getElementById(`${id}-button`)

function isShown(id: string) {
  return document.getElementById(id)?.matches(':popover-open') ?? false
}

/**
 * Runs Ark's machine over the button and the list of a menu, and takes over what was opened before it
 * came. It draws nothing itself, and handing the machine on must not make it run anew.
 */
export const MenuDriver = memo(({ id, highlighted, onMachine }: MenuDriverProps) => {
  const [wasOpen] = useState(() => isShown(id))
  const { api } = useMenu({
    id,
    // Of the button it is not told: it would take the focus back there from whoever left by Tab.
    ids: { content: id },
    onInteractOutside: (event) => {
      if (findButton(id)?.contains(event.detail.originalEvent.target as Node))
        event.preventDefault()
    },
    defaultOpen: wasOpen,
    defaultHighlightedValue: highlighted ?? undefined,
    loopFocus: true,
  })
  useLayoutEffect(() => onMachine(api), [api, onMachine])
  // The machine waits for the focus, which the button may have had before.
  useLayoutEffect(() => {
    if (document.activeElement === findButton(id))
      api.getTriggerProps().onFocus?.(undefined as never)
    // oxlint-disable-next-line react/exhaustive-deps -- only when it comes
  }, [])
  return null
})
MenuDriver.displayName = 'MenuDriver'
