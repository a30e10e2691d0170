import { checkbox } from '@forecourt/styled-system/recipes'
import { type ReactNode, useId } from 'react'
import { type ChoiceProps, FieldGroup } from '../field/index.ts'
import { radioChoice } from './radio-choice.ts'

export interface RadioOption {
  /** Value that is sent. */
  value: string
  /** Words beside the button. */
  label: ReactNode
  /** One more line under them. Default none. */
  description?: ReactNode
  /** Cannot be chosen. Default false. */
  disabled?: boolean
}

/** A choice of one among options that are all in sight; an option is named by its value. */
export interface RadioGroupProps extends ChoiceProps<RadioOption, string> {}

/** One choice of several; the arrow keys move it, as the browser does. */
export function RadioGroup({
  label,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  required,
  optional,
  disabled,
  hint,
  error,
  hideLabel,
  id,
  className,
}: RadioGroupProps) {
  const ownId = useId()
  const groupId = id ?? ownId
  const classes = checkbox()
  const frame = { label, required, optional, disabled, hint, error, hideLabel, className }
  return (
    <FieldGroup {...frame} id={groupId} role="radiogroup">
      {options.map((option, index) => (
        <label key={option.value} className={classes.label}>
          <input
            {...radioChoice(option.value, { value, defaultValue, onValueChange })}
            id={index === 0 ? groupId : undefined}
            type="radio"
            name={name}
            disabled={option.disabled}
            required={required}
            data-invalid={error ? '' : undefined}
            aria-labelledby={`${groupId}-${index}-label`}
            aria-describedby={option.description ? `${groupId}-${index}-description` : undefined}
            className={classes.input}
          />
          <span className={classes.text}>
            <span id={`${groupId}-${index}-label`}>{option.label}</span>
            {option.description && (
              <span id={`${groupId}-${index}-description`} className={classes.description}>
                {option.description}
              </span>
            )}
          </span>
        </label>
      ))}
    </FieldGroup>
  )
}
