import { field } from '@forecourt/styled-system/recipes'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Field, wireControl } from '../field/index.ts'

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix'> {
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
  /** Last, under hint and error, such as a count. Default none. */
  note?: ReactNode
  /** Stands before the text, such as "$". Default none. */
  prefix?: ReactNode
  /** Stands after the text, such as " kms". Default none. */
  suffix?: ReactNode
  /** A `FieldButton` at the start of the frame. Default none. */
  startButton?: ReactNode
  /** A `FieldButton` at the end of the frame. Default none. */
  endButton?: ReactNode
  /** Id of the input; give one when an error summary links to it. Default: generated. */
  id?: string
}

/** One line of text. Set `type`, `inputMode` and `autoComplete` for what is asked. */
export function TextField({
  label,
  hideLabel,
  optional,
  hint,
  error,
  note,
  prefix,
  suffix,
  startButton,
  endButton,
  id,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const classes = field()
  const { required } = rest
  const frame = { id: fieldId, label, hideLabel, optional, required, hint, error, note, className }
  return (
    <Field {...frame}>
      <span className={classes.control}>
        {startButton}
        {prefix && <span className={classes.affix}>{prefix}</span>}
        <input
          {...rest}
          {...wireControl(fieldId, { hint, error }, rest)}
          type={type}
          className={classes.input}
        />
        {suffix && <span className={classes.affix}>{suffix}</span>}
        {endButton}
      </span>
    </Field>
  )
}
