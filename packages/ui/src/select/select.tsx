import { field } from '@forecourt/styled-system/recipes'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Field, wireControl } from '../field/index.ts'

export interface SelectProps extends ComponentPropsWithRef<'select'> {
  /** Label above the field. */
  label: ReactNode
  /** `option` and `optgroup` elements. */
  children: ReactNode
  /** Keeps the label for assistive technology only. Default false. */
  hideLabel?: boolean
  /** Writes "(optional)" after the label. Default false. */
  optional?: boolean
  /** Help under the field. Default none. */
  hint?: ReactNode
  /** Problem and how to put it right. Default none. */
  error?: ReactNode
  /** Id of the select; give one when an error summary links to it. Default: generated. */
  id?: string
}

/** The browser's own select, in the look of the other fields. */
export function Select({
  label,
  hideLabel,
  optional,
  hint,
  error,
  id,
  className,
  children,
  ...rest
}: SelectProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const classes = field()
  const { required } = rest
  const frame = { id: fieldId, label, hideLabel, optional, hint, error, required, className }
  return (
    <Field {...frame}>
      <span className={classes.control}>
        <select
          {...rest}
          {...wireControl(fieldId, { hint, error }, rest)}
          className={classes.input}
        >
          {children}
        </select>
        {!rest.multiple && <Chevron className={classes.affix} />}
      </span>
    </Field>
  )
}

function Chevron({ className }: { className: string }) {
  return (
    <span data-over="" className={className} aria-hidden="true">
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      >
        <path d="m5.5 8 4.5 4.5L14.5 8" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  )
}
