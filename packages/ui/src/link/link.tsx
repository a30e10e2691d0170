import { cx } from '@forecourt/styled-system/css'
import { hiddenText, link } from '@forecourt/styled-system/recipes'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { renderAsChild } from '../as-child/render-as-child.ts'

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Address the link leads to; with `asChild` the element inside has it. */
  href?: string
  /** Becomes the one element it holds, such as Next's `<Link href>`, and keeps its look. Default false. */
  asChild?: boolean
  /** `inline` in running text, `standalone` on its own line, `subtle` in lists of links. Default `inline`. */
  variant?: 'inline' | 'standalone' | 'subtle'
  /** Opens in a new tab, says so to assistive technology and hides the referrer's window. Default false. */
  newTab?: boolean
}

/** A text link. */
export function Link({
  variant = 'inline',
  newTab = false,
  asChild = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const tab = newTab && { target: '_blank', rel: 'noopener' }
  const props = { ...tab, ...rest, className: cx(link({ variant }), className) }
  const decorate = (text: ReactNode) => (
    <>
      {text}
      {newTab && <span className={hiddenText()}> (opens in a new tab)</span>}
    </>
  )
  return asChild ? renderAsChild(children, props, decorate) : <a {...props}>{decorate(children)}</a>
}
