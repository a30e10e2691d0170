import { cx } from '@forecourt/styled-system/css'
import { tag } from '@forecourt/styled-system/recipes'
import type { ComponentPropsWithRef, ReactNode } from 'react'

export interface TagProps extends ComponentPropsWithRef<'span'> {
  /** The words, three at most. */
  children: ReactNode
  /** `accent` for good news, `sale` for a reduced price, `sold` for what can no longer be bought, `quiet` for the rest. Default `accent`. */
  tone?: 'accent' | 'sale' | 'sold' | 'quiet'
  /**
   * Corner of the positioned box around the picture. Of several tags there only the first shows.
   * Default `inline`, in the flow of text.
   */
  placed?: 'inline' | 'start' | 'end'
  /** An icon before the words, 14 px. Default none. */
  icon?: ReactNode
}

/** The one thing worth saying on a card's photograph; readable on any picture. */
export function Tag({
  children,
  tone = 'accent',
  placed = 'inline',
  icon,
  className,
  ...rest
}: TagProps) {
  return (
    <span
      data-placed={placed === 'inline' ? undefined : placed}
      {...rest}
      className={cx(tag({ tone, placed }), className)}
    >
      {icon}
      {children}
    </span>
  )
}
