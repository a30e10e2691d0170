import { field } from '@forecourt/styled-system/recipes'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { controlWiring, Field } from '../field/index.ts'

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** Label above the field. */
  label: ReactNode
  /** Help under the field. Default none. */
  hint?: ReactNode
  /** What is wrong and how to put it right. Default none. */
  error?: ReactNode
  /** Lines shown before it scrolls; the visitor can drag it taller. Default 4. */
  rows?: number
  /** Id of the text area; give one when an error summary links to it. Default: generated. */
  id?: string
}

/** Several lines of text. */
export function TextArea({ label, hint, error, rows = 4, id, className, ...rest }: TextAreaProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const classes = field()
  const frame = { id: fieldId, label, hint, error, required: rest.required, className }
  return (
    <Field {...frame}>
      <span className={classes.control}>
        <textarea
          {...rest}
          {...controlWiring(fieldId, { hint, error })}
          rows={rows}
          className={classes.input}
        />
      </span>
    </Field>
  )
}
