'use client'

import { cx } from '@forecourt/styled-system/css'
import { collapsible } from '@forecourt/styled-system/recipes'
import { type ReactNode, useId } from 'react'
import { useCollapsible } from './use-collapsible.ts'

export interface CollapsibleProps {
  /** Content shown on demand. */
  children: ReactNode
  /** Text that opens. Default "Show more". */
  moreLabel?: string
  /** Text that closes. Default "Show less". */
  lessLabel?: string
  /** Open at first. Default false. */
  defaultOpen?: boolean
  /** Further class names. Default none. */
  className?: string
}

/**
 * The rest of a long list or text, behind "Show more". Script puts the switch after what it opens,
 * for the keyboard as for the eye, and takes the focus to what was opened.
 */
export function Collapsible({
  children,
  moreLabel = 'Show more',
  lessLabel = 'Show less',
  defaultOpen = false,
  className,
}: CollapsibleProps) {
  const id = useId()
  const classes = collapsible()
  const { live, isOpen, details, toggle, onToggle } = useCollapsible(defaultOpen)
  const state = isOpen ? 'open' : 'closed'
  const text = (
    <>
      <span className={classes.more}>{moreLabel}</span>
      <span className={classes.less}>{lessLabel}</span>
      <span aria-hidden="true" className={classes.mark} />
    </>
  )
  return (
    <div className={cx(classes.root, className)}>
      <details
        ref={details}
        id={id}
        open={defaultOpen}
        data-state={state}
        className={classes.details}
        onToggle={onToggle}
        // A visitor may have opened it before React arrived.
        suppressHydrationWarning
      >
        {/* Without a summary the browser would write one of its own. */}
        <summary hidden={live} className={classes.summary}>
          {live ? null : text}
        </summary>
        {children}
      </details>
      {live && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          data-state={state}
          className={classes.summary}
          onClick={toggle}
        >
          {text}
        </button>
      )}
    </div>
  )
}
