import { cx } from '@forecourt/styled-system/css'
import { field, hiddenText } from '@forecourt/styled-system/recipes'
import type { ReactNode } from 'react'
import { joinDescriptions } from './field-ids.ts'
import { FieldMark } from './field-mark.tsx'
import type { QuestionProps } from './question-props.ts'

export interface FieldGroupProps extends QuestionProps {
  /** Begins the ids: hint and error get `{id}-hint` and `{id}-error`, the group `{id}-group`. */
  id: string
  /** Several controls; put `required` on them too. */
  children: ReactNode
  /** `radiogroup` for one choice of several. Default `group`. */
  role?: 'group' | 'radiogroup'
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
        <FieldMark required={required} optional={optional} />
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
