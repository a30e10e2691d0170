import { cx } from '@forecourt/styled-system/css'
import { checkbox } from '@forecourt/styled-system/recipes'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { wireControl } from '../field/index.ts'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {
  /** Point that is agreed to or chosen; the whole row can be pressed. */
  label: ReactNode
  /** At the row's end, such as a count; not part of the name. Default none. */
  trailing?: ReactNode
  /** Help under the row. Default none. */
  hint?: ReactNode
  /** Problem. Default none. */
  error?: ReactNode
  /** `sm` for long lists. Default `md`. */
  size?: 'sm' | 'md'
  /** Id of the input. Default: generated. */
  id?: string
}

/** The browser's own check box with its label. */
export function Checkbox({
  label,
  trailing,
  hint,
  error,
  size = 'md',
  id,
  className,
  ...rest
}: CheckboxProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const classes = checkbox({ size })
  return (
    <div className={cx(classes.root, className)}>
      <label className={classes.label}>
        <input
          {...rest}
          {...wireControl(fieldId, { hint, error }, rest)}
          aria-labelledby={`${fieldId}-label`}
          type="checkbox"
          className={classes.input}
        />
        <span id={`${fieldId}-label`} className={classes.text}>
          {label}
          {rest.required && (
            <span aria-hidden="true" className={classes.required}>
              *
            </span>
          )}
        </span>
        {trailing && <span className={classes.trailing}>{trailing}</span>}
      </label>
      {error && (
        <span id={`${fieldId}-error`} className={classes.error}>
          {error}
        </span>
      )}
      {hint && (
        <span id={`${fieldId}-hint`} className={classes.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}
