import { cx } from '@forecourt/styled-system/css'
import { collapsible } from '@forecourt/styled-system/recipes'
import type { ReactNode } from 'react'

export interface CollapsibleProps {
  /** What is shown on demand. */
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

/** The rest of a long list or text, behind "Show more". */
export function Collapsible({
  children,
  moreLabel = 'Show more',
  lessLabel = 'Show less',
  defaultOpen = false,
  className,
}: CollapsibleProps) {
  const classes = collapsible()
  return (
    // A visitor may have opened it before React arrived.
    <details open={defaultOpen} className={cx(classes.root, className)} suppressHydrationWarning>
      <summary className={classes.summary}>
        <span className={classes.more}>{moreLabel}</span>
        <span className={classes.less}>{lessLabel}</span>
        <span aria-hidden="true" className={classes.mark} />
      </summary>
      {children}
    </details>
  )
}
