import { cx } from '@forecourt/styled-system/css'
import { field, hiddenText } from '@forecourt/styled-system/recipes'
import type { ReactNode } from 'react'
import { joinDescriptions } from './field-ids.ts'
import { FieldMark } from './field-mark.tsx'

export interface FieldGroupProps {
  /** Begins the ids: hint and error get `{id}-hint` and `{id}-error`, the group `{id}-group`. */
  id: string
  /** Question the controls answer. */
  label: ReactNode
  /** Several controls. */
  children: ReactNode
  /** `radiogroup` for one choice of several. Default `group`. */
  role?: 'group' | 'radiogroup'
  /** Help between the question and the controls. Default none. */
  hint?: ReactNode
  /** Problem and how to put it right. Default none. */
  error?: ReactNode
  /** Keeps the question for assistive technology only. Default false. */
  hideLabel?: boolean
  /** Marks the question; put `required` on the controls too. Default false. */
  required?: boolean
  /** Writes "(optional)" after the question. Default false. */
  optional?: boolean
  /** Switches every control off. Default false. */
  disabled?: boolean
  /** Further class names. Default none. */
  className?: string
}

/** Frame of several controls that answer one question. */
export function FieldGroup({
  id,
  label,
  role = 'group',
  hint,
  error,
  hideLabel = false,
  required = false,
  optional = false,
  disabled = false,
  className,
  children,
}: FieldGroupProps) {
  const classes = field()
  const isChoice = role === 'radiogroup'
  return (
    <fieldset
      id={`${id}-group`}
      role={isChoice ? role : undefined}
      disabled={disabled}
      className={cx(classes.group, className)}
      aria-describedby={joinDescriptions(id, { hint, error })}
      aria-required={isChoice && required ? true : undefined}
      aria-invalid={isChoice && error ? true : undefined}
    >
      <legend className={hideLabel ? hiddenText() : classes.legend}>
        {label}
        <FieldMark required={required} optional={optional} classes={classes} />
      </legend>
      {hint && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
      {children}
      {error && (
        <div id={`${id}-error`} className={classes.error}>
          {error}
        </div>
      )}
    </fieldset>
  )
}
