import { hiddenText } from '@forecourt/styled-system/recipes'
import type { ComponentPropsWithRef, ReactNode } from 'react'

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** Text that is heard and not seen. */
  children: ReactNode
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children, ...rest }: VisuallyHiddenProps) {
  return (
    <span {...rest} className={hiddenText()}>
      {children}
    </span>
  )
}
