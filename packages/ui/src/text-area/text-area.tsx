import { field } from '@forecourt/styled-system/recipes'
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId } from 'react'
import { Field, wireControl } from '../field/index.ts'
import { CharacterCount } from './character-count.tsx'

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** Label above the field. */
  label: ReactNode
  /** Keeps the label for assistive technology only. Default false. */
  hideLabel?: boolean
  /** Writes "(optional)" after the label. Default false. */
  optional?: boolean
  /** Help under the field. Default none. */
  hint?: ReactNode
  /** Problem and how to put it right. Default none. */
  error?: ReactNode
  /** Counts towards this many characters without cutting a longer text off; check it when it is sent. Default no count. */
  maxCharacters?: number
  /** Lines shown at first; it grows with the text, and the visitor can drag it taller. Default 4. */
  rows?: number
  /** Id of the text area; give one when an error summary links to it. Default: generated. */
  id?: string
}

/** Several lines of text; grows as they come. */
export function TextArea({
  label,
  hideLabel,
  optional,
  hint,
  error,
  maxCharacters,
  rows = 4,
  id,
  className,
  ...rest
}: TextAreaProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const classes = field()
  const note = maxCharacters !== undefined && (
    <CharacterCount
      areaId={fieldId}
      startLength={String(rest.value ?? rest.defaultValue ?? '').length}
      maxCharacters={maxCharacters}
    />
  )
  const { required } = rest
  const frame = { id: fieldId, label, hideLabel, optional, hint, error, note, required, className }
  return (
    <Field {...frame}>
      <span className={classes.control}>
        <textarea
          {...rest}
          {...wireControl(fieldId, { hint, error, note }, rest)}
          rows={rows}
          style={{ '--rows': rows, ...rest.style } as CSSProperties}
          className={classes.input}
        />
      </span>
    </Field>
  )
}
