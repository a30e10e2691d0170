import { cx } from '@forecourt/styled-system/css'
import { field, hiddenText } from '@forecourt/styled-system/recipes'
import type { ReactNode } from 'react'
import { FieldMark } from './field-mark.tsx'

export interface FieldProps {
  /** Id of the control; hint and error get `{id}-hint` and `{id}-error`. */
  id: string
  /** Label above the control. */
  label: ReactNode
  /** The control, with the attributes of `wireControl(id, { hint, error })`. */
  children: ReactNode
  /** Help under the control. Default none. */
  hint?: ReactNode
  /** Problem and how to put it right. Default none. */
  error?: ReactNode
  /** Last, under hint and error: a count, a place that was found. Default none. */
  note?: ReactNode
  /** Keeps the label for assistive technology only. Default false. */
  hideLabel?: boolean
  /** Marks the label; put `required` on the control too. Default false. */
  required?: boolean
  /** Writes "(optional)" after the label, where most other fields are required. Default false. */
  optional?: boolean
  /** Further class names. Default none. */
  className?: string
}

/** Frame of a field of your own; text field, text area and select bring it along. */
export function Field({
  id,
  label,
  hint,
  error,
  note,
  hideLabel = false,
  required = false,
  optional = false,
  className,
  children,
}: FieldProps) {
  const classes = field()
  return (
    <div className={cx(classes.root, className)}>
      <label htmlFor={id} className={hideLabel ? hiddenText() : classes.label}>
        {label}
        <FieldMark required={required} optional={optional} />
      </label>
      {children}
      {error && (
        <span id={`${id}-error`} className={classes.error}>
          {error}
        </span>
      )}
      {hint && (
        <span id={`${id}-hint`} className={classes.hint}>
          {hint}
        </span>
      )}
      {note}
    </div>
  )
}
