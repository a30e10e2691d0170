import { cx } from '@forecourt/styled-system/css'
import { monogram } from '@forecourt/styled-system/recipes'
import { findInitials } from './initials/initials.ts'

export interface MonogramProps {
  /** Name whose initials are drawn; it stands beside the monogram as text. */
  name: string
  /** 32, 40 or 64 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  /** Further class names. Default none. */
  className?: string
}

/** Initials where a logo would stand. Decoration: the name itself is written beside it. */
export function Monogram({ name, size = 'md', className }: MonogramProps) {
  const initials = findInitials(name)
  return (
    <span
      aria-hidden="true"
      className={cx(monogram({ size }), className)}
      data-long={[...initials].length > 2 ? '' : undefined}
    >
      {initials}
    </span>
  )
}
