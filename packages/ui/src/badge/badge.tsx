import { cx } from '@forecourt/styled-system/css'
import { badge } from '@forecourt/styled-system/recipes'
import type { ComponentPropsWithRef, ReactNode } from 'react'

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** The words, short. */
  children: ReactNode
  /** Words of the label; `tag`, `sale` and `sold` are readable on any photo. Default `neutral`. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'tag' | 'sale' | 'sold' | 'outline'
  /** Default `sm`. */
  size?: 'sm' | 'md'
}

/** A short label beside or on something. */
export function Badge({ tone = 'neutral', size = 'sm', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx(badge({ tone, size }), className)} />
}
