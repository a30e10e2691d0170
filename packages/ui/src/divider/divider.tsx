import { cx } from '@forecourt/styled-system/css'
import { dividerLine } from '@forecourt/styled-system/recipes'
import type { ReactNode } from 'react'

export interface DividerLineProps {
  /** Words in the middle of a horizontal line, such as "or". Default none. */
  label?: ReactNode
  /** `vertical` between things in a row. Default `horizontal`. */
  direction?: 'horizontal' | 'vertical'
  /** Space on both sides. Default `none`, the container's gap does it. */
  space?: 'none' | 'sm' | 'md' | 'lg'
  /** Only looks: says nothing to assistive technology. Default false. */
  decorative?: boolean
  /** Further class names. Default none. */
  className?: string
}

/** A line where one subject ends and the next begins. */
export function DividerLine({
  label,
  direction = 'horizontal',
  space = 'none',
  decorative = false,
  className,
}: DividerLineProps) {
  if (label && direction === 'horizontal') {
    return (
      <div className={cx(dividerLine({ direction: 'labelled', space }), className)}>{label}</div>
    )
  }
  return (
    <hr
      aria-hidden={decorative || undefined}
      aria-orientation={direction === 'vertical' ? 'vertical' : undefined}
      className={cx(dividerLine({ direction, space }), className)}
    />
  )
}
