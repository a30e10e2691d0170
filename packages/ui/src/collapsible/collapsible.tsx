'use client'

import { cx } from '@forecourt/styled-system/css'
import { collapsible } from '@forecourt/styled-system/recipes'
import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { isPlainClick } from '../plain-click/index.ts'
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
  /**
   * Address of this page with the content the other way, open or closed. With it the content is rendered at
   * the press only, and without script the press leads there. Default: all of it is in the page.
   */
  href?: string
  /** Further class names, with {@link href} of the link itself. Default none. */
  className?: string
}

/**
 * The rest of a long list or text, behind "Show more". Script puts the switch after what it opens,
 * for the keyboard as for the eye, and takes the focus to what was opened.
 */
export function Collapsible({ href, ...props }: CollapsibleProps) {
  return href === undefined ? (
    <WholeCollapsible {...props} />
  ) : (
    <LateCollapsible {...props} href={href} />
  )
}

interface SwitchTextProps {
  moreLabel: string
  lessLabel: string
}

function SwitchText({ moreLabel, lessLabel }: SwitchTextProps) {
  const classes = collapsible()
  return (
    <>
      <span className={classes.more}>{moreLabel}</span>
      <span className={classes.less}>{lessLabel}</span>
    </>
  )
}

function WholeCollapsible({
  children,
  moreLabel = 'Show more',
  lessLabel = 'Show less',
  defaultOpen = false,
  className,
}: Omit<CollapsibleProps, 'href'>) {
  const id = useId()
  const classes = collapsible()
  const { live, isOpen, details, toggle, onToggle } = useCollapsible(defaultOpen)
  const state = isOpen ? 'open' : 'closed'
  const text = <SwitchText moreLabel={moreLabel} lessLabel={lessLabel} />
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
          onClick={(event) => toggle(event.currentTarget)}
        >
          {text}
        </button>
      )}
    </div>
  )
}

/* The switch stays one link: a press before React arrived is meant for it. */
function LateCollapsible({
  children,
  moreLabel = 'Show more',
  lessLabel = 'Show less',
  defaultOpen = false,
  href,
  className,
}: CollapsibleProps & { href: string }) {
  const id = useId()
  const classes = collapsible()
  const { live, isOpen, details, toggle, onToggle } = useCollapsible(defaultOpen)
  const [isRendered, setIsRendered] = useState(defaultOpen)
  const press = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // The element has to be there, closed, so that it is seen to open.
    flushSync(() => setIsRendered(true))
    toggle(event.currentTarget)
  }
  return (
    <>
      {isRendered && (
        <details
          ref={details}
          id={id}
          open={defaultOpen}
          className={classes.details}
          onToggle={onToggle}
        >
          {/* Without a summary the browser would write one of its own. */}
          <summary hidden>{moreLabel}</summary>
          {children}
        </details>
      )}
      <a
        href={href}
        rel="nofollow"
        role={live ? 'button' : undefined}
        aria-expanded={isOpen}
        aria-controls={isRendered ? id : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        data-hydrate=""
        className={cx(classes.summary, className)}
        onClick={press}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          event.currentTarget.click()
        }}
      >
        {isOpen ? lessLabel : moreLabel}
      </a>
    </>
  )
}
