'use client'

import { cx } from '@forecourt/styled-system/css'
import { tabs } from '@forecourt/styled-system/recipes'
import { type ReactNode, useId } from 'react'
import { useScripted } from '../scripted/use-scripted.ts'
import { listId, tabId, tabProps, useChosenTab } from './use-chosen-tab.ts'
import { useTabsMachine } from './use-tabs-machine.ts'

export interface TabItem {
  /** Id of the panel on the page; `#id` in the address chooses it. */
  id: string
  /** Words on the tab, also the title of the panel without script and on paper. */
  label: string
  /** Content of the panel. */
  content: ReactNode
  /** At the end of the tab, such as a count. Default none. */
  trailing?: ReactNode
}

export interface TabsProps {
  /** Subject of the tabs; names the row. */
  label: string
  /** The tabs, at least one. */
  items: readonly TabItem[]
  /** Id of the chosen tab, when the page holds it. Default: the tabs hold it. */
  value?: string
  /** Id chosen at first. Default the first tab. */
  defaultValue?: string
  /** Called with the id of a tab that was chosen. Default none. */
  onValueChange?: (details: { value: string }) => void
  /** `fill` shares the width among the tabs. Default `content`. */
  fit?: 'content' | 'fill'
  /** Level of the panel titles in the page's outline, where they show. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5 | 6
  /** Further class names. Default none. */
  className?: string
}

/**
 * Panels that take turns, chosen from a row. The server sends links to panels that all stand open;
 * with script they become tabs, without one they stay links.
 */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  fit = 'content',
  headingLevel = 3,
  className,
}: TabsProps) {
  const classes = tabs({ fit })
  const rowId = useId()
  const live = useScripted()
  const ids = items.map(({ id }) => id)
  const { chosen, choose, list } = useChosenTab({ ids, value, defaultValue, onValueChange })
  const { Machine, early, reach, onKeyDown } = useTabsMachine()
  const row = {
    id: listId(rowId),
    role: 'tablist',
    onPointerEnter: reach,
    onFocus: reach,
    onKeyDown,
  }
  const Title = `h${headingLevel}` as const
  return (
    <div className={cx(classes.root, className)} data-live={live ? '' : undefined}>
      <div
        {...(live ? row : { role: 'group' })}
        ref={list}
        aria-label={label}
        className={classes.list}
      >
        {items.map((item) => (
          <a
            key={item.id}
            {...(live && tabProps(rowId, item.id, item.id === chosen, () => choose(item.id)))}
            href={`#${item.id}`}
            data-selected={item.id === chosen ? '' : undefined}
            className={classes.tab}
          >
            {item.label}
            {item.trailing !== undefined && (
              <span className={classes.trailing}>{item.trailing}</span>
            )}
          </a>
        ))}
      </div>
      {Machine && <Machine {...{ chosen, list, early }} id={rowId} onChoose={choose} />}
      {items.map((item) => (
        <div
          key={item.id}
          {...(live && { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': tabId(item.id) })}
          id={item.id}
          data-selected={item.id === chosen ? '' : undefined}
          className={classes.panel}
        >
          <Title className={classes.title}>{item.label}</Title>
          {item.content}
        </div>
      ))}
    </div>
  )
}
