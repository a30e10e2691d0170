import { field } from '@forecourt/styled-system/recipes'
import type { ComponentPropsWithRef } from 'react'

export interface FieldButtonProps extends ComponentPropsWithRef<'button'> {
  /** Effect of a press; names the button. */
  label: string
}

/** Button inside the frame of a field: clears it, opens its calendar, adds a step. Hidden without script. */
export function FieldButton({ label, children, ...rest }: FieldButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={field().button}>
      {children}
    </button>
  )
}
