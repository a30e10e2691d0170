import { cx } from '@forecourt/styled-system/css'
import { skeleton } from '@forecourt/styled-system/recipes'
import type { CSSProperties } from 'react'

export interface SkeletonProps {
  /** Meaning of it. Default `text`. */
  shape?: 'text' | 'title' | 'picture' | 'control' | 'circle'
  /** Width and height where the shape's own do not fit. Default none. */
  style?: CSSProperties
  /** Further class names. Default none. */
  className?: string
}

/** A placeholder without a voice; mark its container `aria-busy` and say what loads once. */
export function Skeleton({ shape = 'text', style, className }: SkeletonProps) {
  return <span aria-hidden="true" style={style} className={cx(skeleton({ shape }), className)} />
}
