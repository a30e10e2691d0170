import { cx } from '@forecourt/styled-system/css'
import { checkbox } from '@forecourt/styled-system/recipes'
import { type ReactNode, useId } from 'react'

export interface RadioOption {
  /** Value that is sent. */
  value: string
  /** Words beside the button. */
  label: ReactNode
  /** Cannot be chosen. Default false. */
  disabled?: boolean
}

export interface RadioGroupProps {
  /** Question the options answer. */
  label: ReactNode
  /** Name the chosen value is sent under. */
  name: string
  /** The choices, in order. */
  options: readonly RadioOption[]
  /** Chosen value, when the page holds it. Default: the browser holds it. */
  value?: string
  /** Value chosen at first. Default none. */
  defaultValue?: string
  /** Called with the value that was chosen. Default none. */
  onValueChange?: (details: { value: string }) => void
  /** One must be chosen. Default false. */
  required?: boolean
  /** What is wrong. Default none. */
  error?: ReactNode
  /** Further class names. Default none. */
  className?: string
}

/** One choice of several; the arrow keys move it, as the browser does. */
export function RadioGroup({
  label,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  required,
  error,
  className,
}: RadioGroupProps) {
  const id = useId()
  const classes = checkbox()
  const choice = (own: string) =>
    value === undefined
      ? { defaultChecked: own === defaultValue }
      : { checked: own === value, readOnly: !onValueChange }
  const onChange = onValueChange && ((own: string) => () => onValueChange({ value: own }))
  return (
    <fieldset
      className={cx(classes.group, className)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={classes.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.label}>
          <input
            {...choice(option.value)}
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            required={required}
            data-invalid={error ? '' : undefined}
            onChange={onChange?.(option.value)}
            className={classes.input}
          />
          <span className={classes.text}>{option.label}</span>
        </label>
      ))}
      {error && (
        <span id={`${id}-error`} className={classes.error}>
          {error}
        </span>
      )}
    </fieldset>
  )
}
