import { cx } from '@forecourt/styled-system/css'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import type { ReactNode } from 'react'
import { expandableStyles } from './expandable.styles.ts'

export interface ExpandableProps {
  /** Everything there is; what carries `data-rest` is hidden until asked for. */
  children: ReactNode
  /** Text that opens. */
  moreLabel: string
  /** Text that closes. */
  lessLabel: string
}

/** Content whose rest shows on demand, with or without script: a disclosure after the content it opens. */
export function Expandable({ children, moreLabel, lessLabel }: ExpandableProps) {
  const classes = expandableStyles()
  return (
    <div className={classes.root}>
      {children}
      {/* A visitor may have opened it before React arrived. */}
      <details className={classes.toggle} suppressHydrationWarning>
        <summary className={cx(classes.summary, createMaskIconClass('chevronDown'))}>
          <span className={classes.more}>{moreLabel}</span>
          <span className={classes.less}>{lessLabel}</span>
        </summary>
      </details>
    </div>
  )
}
