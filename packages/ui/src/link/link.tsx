import { cx } from '@forecourt/styled-system/css'
import { hiddenText, link } from '@forecourt/styled-system/recipes'
import type { ComponentPropsWithRef } from 'react'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Address the link leads to. */
  href: string
  /** `inline` in running text, `standalone` on its own line, `subtle` in lists of links. Default `inline`. */
  variant?: 'inline' | 'standalone' | 'subtle'
  /** Opens in a new tab, says so to assistive technology and hides the referrer's window. Default false. */
  newTab?: boolean
}

/** A text link. */
export function Link({
  variant = 'inline',
  newTab = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const tab = newTab && { target: '_blank', rel: 'noopener' }
  return (
    <a {...tab} {...rest} className={cx(link({ variant }), className)}>
      {children}
      {newTab && <span className={hiddenText()}> (opens in a new tab)</span>}
    </a>
  )
}
