import { cx } from '@forecourt/styled-system/css'
import { iconButton } from '@forecourt/styled-system/recipes'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { renderAsChild } from '../as-child/render-as-child.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Effect of the button, in words; its name for assistive technology and its tooltip. */
  label: string
  /** The icon. Default the one its class name draws (`createMaskIconClass`). */
  children?: ReactNode
  /** On or off, for a toggle; the label stays the same in both. Default: not a toggle. */
  pressed?: boolean
  /** `raised` stands on photographs. Default `quiet`. */
  variant?: 'quiet' | 'outline' | 'raised'
  /** 36, 44 or 52 px drawn; the target is at least 44 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  /** Corner form. Default `rounded`. */
  shape?: 'rounded' | 'round'
  /** Becomes the one element it holds, such as Next's `<Link href>` with the icon. Default false. */
  asChild?: boolean
}

/** A button that shows only an icon. */
export function IconButton({
  label,
  pressed,
  variant = 'quiet',
  size = 'md',
  shape = 'rounded',
  asChild = false,
  type = 'button',
  className,
  children,
  ...rest
}: IconButtonProps) {
  const props = {
    title: label,
    // Browsers would describe it by its tooltip, which says the name once more.
    'aria-description': '',
    ...rest,
    'aria-label': label,
    'aria-pressed': pressed,
    className: cx(iconButton({ variant, size, shape }), className),
  }
  if (asChild) return renderAsChild(children, props)
  return (
    <button {...props} type={type}>
      {children}
    </button>
  )
}
