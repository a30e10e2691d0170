import { cx } from '@forecourt/styled-system/css'
import { hiddenText, segmentedControl } from '@forecourt/styled-system/recipes'
import { type ReactNode, useId } from 'react'

export interface SegmentedOption {
  /** Value that is sent. */
  value: string
  /** One or two words. */
  label: ReactNode
  /** Icon before the words. Default none. */
  icon?: ReactNode
  /** Cannot be chosen. Default false. */
  disabled?: boolean
}

export interface SegmentedControlProps {
  /** Question the segments answer. */
  label: ReactNode
  /** Name the chosen value is sent under; different on each control of a form. */
  name: string
  /** Two to five choices, in order. */
  options: readonly SegmentedOption[]
  /** Chosen value, when the page holds it. Default: the browser holds it. */
  value?: string
  /** Value chosen at first. Default none. */
  defaultValue?: string
  /** Called with the value that was chosen. Default none. */
  onValueChange?: (details: { value: string }) => void
  /** None of it can be chosen. Default false. */
  disabled?: boolean
  /** One must be chosen. Default false. */
  required?: boolean
  /** Problem. Default none. */
  error?: ReactNode
  /** Keeps the question for assistive technology only. Default false. */
  hideLabel?: boolean
  /** `full` shares the width of the container equally. Default `auto`. */
  width?: 'auto' | 'full'
  /** Further class names. Default none. */
  className?: string
}

/** One choice of a few that all stay in sight: the browser's radio buttons, drawn as one bar. */
export function SegmentedControl({
  label,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  disabled = false,
  required = false,
  error,
  hideLabel = false,
  width = 'auto',
  className,
}: SegmentedControlProps) {
  const id = useId()
  const classes = segmentedControl({ width, invalid: error ? true : undefined })
  const choice = (own: string) =>
    value === undefined
      ? { defaultChecked: own === defaultValue }
      : { checked: own === value, readOnly: !onValueChange }
  const onChange = onValueChange && ((own: string) => () => onValueChange({ value: own }))
  return (
    <fieldset
      disabled={disabled}
      className={cx(classes.root, className)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={hideLabel ? hiddenText() : classes.legend}>{label}</legend>
      <div className={classes.bar}>
        {options.map((option) => (
          <label key={option.value} className={classes.segment}>
            <input
              {...choice(option.value)}
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={required}
              onChange={onChange?.(option.value)}
              className={classes.input}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <span id={`${id}-error`} className={classes.error}>
          {error}
        </span>
      )}
    </fieldset>
  )
}
