import { cx } from '@forecourt/styled-system/css'
import { hiddenText, segmentedControl } from '@forecourt/styled-system/recipes'
import { type ReactNode, useId } from 'react'
import type { ChoiceProps } from '../field/index.ts'

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

export interface SegmentedControlProps
  extends Omit<ChoiceProps<SegmentedOption, string>, 'hint' | 'optional' | 'id'> {
  /** `full` shares the width of the container equally. Default `auto`. */
  width?: 'auto' | 'full'
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
