import { cx } from '@forecourt/styled-system/css'
import { button, spinner } from '@forecourt/styled-system/recipes'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { renderAsChild } from '../as-child/render-as-child.ts'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Weight on the page: one `solid` per view, `outline` beside it, `quiet` for the rest. Default `solid`. */
  variant?: 'solid' | 'outline' | 'quiet'
  /** 36, 44 or 52 px high; `sm` grows to 44 px under a finger. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  /** `full` fills its container. Default `auto`. */
  width?: 'auto' | 'full'
  /** Icon before the text. Default none. */
  startIcon?: ReactNode
  /** Icon after the text. Default none. */
  endIcon?: ReactNode
  /** Work is under way: shows a spinner, keeps focus and ignores presses. Default false. */
  loading?: boolean
  /** Text while loading, such as "Sending…". Default: the button's own text. */
  loadingText?: string
  /** Becomes the one element it holds, such as Next's `<Link href>`, and keeps its look. Default false. */
  asChild?: boolean
}

export interface ButtonLinkProps extends ComponentPropsWithRef<'a'> {
  /** Address the link leads to. */
  href: string
  /** Weight on the page: one `solid` per view, `outline` beside it, `quiet` for the rest. Default `solid`. */
  variant?: 'solid' | 'outline' | 'quiet'
  /** 36, 44 or 52 px high; `sm` grows to 44 px under a finger. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  /** `full` fills its container. Default `auto`. */
  width?: 'auto' | 'full'
  /** Icon before the text. Default none. */
  startIcon?: ReactNode
  /** Icon after the text. Default none. */
  endIcon?: ReactNode
}

function ignorePress(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault()
  event.stopPropagation()
}

/** A press that does something on this page; a move to another page is a `ButtonLink`. */
export function Button({
  variant = 'solid',
  size = 'md',
  width = 'auto',
  startIcon,
  endIcon,
  loading = false,
  loadingText,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const busy = loading && { 'aria-busy': true, 'aria-disabled': true }
  const props = {
    ...rest,
    ...busy,
    className: cx(button({ variant, size, width }), className),
    onClick: loading ? ignorePress : onClick,
  }
  const decorate = (text: ReactNode) => (
    <>
      {loading ? <span className={spinner({ size: 'sm' })} aria-hidden="true" /> : startIcon}
      {loading && loadingText ? loadingText : text}
      {endIcon}
    </>
  )
  if (asChild) return renderAsChild(children, props, decorate)
  return (
    <button {...props} type={type}>
      {decorate(children)}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'solid',
  size = 'md',
  width = 'auto',
  startIcon,
  endIcon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={cx(button({ variant, size, width }), className)}>
      {startIcon}
      {children}
      {endIcon}
    </a>
  )
}
