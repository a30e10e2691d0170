import { cx } from '@forecourt/styled-system/css'
import { emptyState } from '@forecourt/styled-system/recipes'
import { type ReactNode, useId } from 'react'

export interface EmptyStateProps {
  /** Part that is missing, such as "No vehicle matches these filters". */
  title: string
  /** Why, and what helps, in one or two sentences. Default none. */
  children?: ReactNode
  /** The way out: the likeliest first, as a button or link. Default none. */
  actions?: ReactNode
  /** An icon, which gets a round ground, or a picture of your own. Default none. */
  picture?: ReactNode
  /** Level of the title among the page's headings. Default 2. */
  headingLevel?: 2 | 3 | 4
  /** `box` draws an edge around it. Default `none`. */
  frame?: 'none' | 'box'
  /** `sm` inside a card or menu. Default `md`. */
  size?: 'sm' | 'md'
  /** Further class names. Default none. */
  className?: string
}

/** Stands where a list would be when there is nothing to list, and names the way out. */
export function EmptyState({
  title,
  children,
  actions,
  picture,
  headingLevel = 2,
  frame = 'none',
  size = 'md',
  className,
}: EmptyStateProps) {
  const id = useId()
  const classes = emptyState({ frame, size })
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={id} className={cx(classes.root, className)}>
      {picture && <div className={classes.picture}>{picture}</div>}
      <Heading id={id} className={classes.title}>
        {title}
      </Heading>
      {children && <div className={classes.text}>{children}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </section>
  )
}
