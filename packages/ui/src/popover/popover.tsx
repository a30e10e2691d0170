'use client'

import { cx } from '@forecourt/styled-system/css'
import { popover } from '@forecourt/styled-system/recipes'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { CloseIcon } from '../icon/index.ts'
import { usePlacedPopover } from './use-placed-popover.ts'

export interface PopoverProps {
  /** Id an opener refers to: `<Button {...opensPopover(id)}>`. */
  id: string
  /** Heading; names the popover. */
  title: string
  /** Content of the popover; a few sentences, a link, a small choice. */
  children: ReactNode
  /** Where it stands at its opener; turned over where there is no space. Default `bottom-start`. */
  placement?: 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top' | 'top-end'
  /** Open or closed, when the page holds it. Default: openers and the browser hold it. */
  open?: boolean
  /** Called when it opened or closed, by whatever way but `open`. Default none. */
  onOpenChange?: (details: { open: boolean }) => void
  /** Name of the closing button. Default "Close". */
  closeLabel?: string
  /** Further class names. Default none. */
  className?: string
}

/** The button that opened it: the one with the focus, else the first that refers to it. */
function findOpener(id: string): Element | null {
  const openers = [...document.querySelectorAll(`[popovertarget="${CSS.escape(id)}"]`)]
  return openers.find((opener) => opener === document.activeElement) ?? openers[0] ?? null
}

/**
 * The browser's own popover beside its button: it opens before and without script, does not block
 * the page, and closes on Escape and on a press elsewhere.
 */
export function Popover({
  id,
  title,
  children,
  placement = 'bottom-start',
  open,
  onOpenChange,
  closeLabel = 'Close',
  className,
}: PopoverProps) {
  const root = useRef<HTMLDivElement>(null)
  const findAnchor = useCallback(() => findOpener(id), [id])
  const { isOpen, state, onToggle } = usePlacedPopover(root, {
    placement,
    findAnchor,
    onOpenChange,
  })
  useEffect(() => {
    if (open !== undefined && open !== isOpen) root.current?.togglePopover(open)
  }, [open, isOpen])
  const classes = popover({ placement })
  return (
    <div
      ref={root}
      id={id}
      popover="auto"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element would not open as a popover everywhere
      role="dialog"
      aria-labelledby={`${id}-title`}
      data-state={state}
      className={cx(classes.root, className)}
      onToggle={onToggle}
    >
      <div className={classes.header}>
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
          className={classes.close}
        >
          <CloseIcon size={20} />
        </button>
      </div>
      <div className={classes.body}>{children}</div>
    </div>
  )
}
