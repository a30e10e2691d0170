import { cx } from '@forecourt/styled-system/css'
import { card } from '@forecourt/styled-system/recipes'
import type { ComponentPropsWithRef, ReactNode } from 'react'

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** Content of the card. */
  children: ReactNode
  /** Element that is rendered. Default `div`. */
  as?: 'div' | 'article' | 'section' | 'li'
  /** `outline` as the brand draws its cards, `raised` for the one that matters, `sunken` for side notes. Default `outline`. */
  variant?: 'outline' | 'raised' | 'sunken'
  /** Inner space; `none` when a picture reaches the edges. Default `md`. */
  padding?: 'none' | 'sm' | 'md'
  /** Answers to the pointer, for a card whose heading is a link. Default false. */
  interactive?: boolean
}

/** A bounded surface for one thing. */
export function Card({
  as = 'div',
  variant = 'outline',
  padding = 'md',
  interactive = false,
  className,
  ...rest
}: CardProps) {
  // One element type for all: the tags differ in meaning only, not in the props used here.
  const Element = as as 'div'
  return <Element {...rest} className={cx(card({ variant, padding, interactive }), className)} />
}
