import { cx } from '@forecourt/styled-system/css'
import { radioCards } from '@forecourt/styled-system/recipes'
import { type ReactNode, useId } from 'react'
import { type ChoiceProps, FieldGroup } from '../field/index.ts'
import { type RadioChoice, radioChoice } from '../radio-group/radio-choice.ts'

export interface RadioCard {
  /** Value that is sent. */
  value: string
  /** Name of the choice, in bold. */
  title: ReactNode
  /** Meaning of it, in a line or two. Default none. */
  description?: ReactNode
  /** At the end of the title's line, such as a price. Default none. */
  trailing?: ReactNode
  /** A picture or an icon at the top of the card; decorative. Default none. */
  picture?: ReactNode
  /** Cannot be chosen. Default false. */
  disabled?: boolean
}

export interface RadioCardsProps extends ChoiceProps<RadioCard, string> {
  /** Cards beside each other where there is space, or one under the other. Default `grid`. */
  layout?: 'grid' | 'list'
}

/** One choice of a few that need a picture or an explanation; native radio buttons in cards. */
export function RadioCards({
  label,
  name,
  options,
  layout = 'grid',
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
}: RadioCardsProps) {
  const ownId = useId()
  const groupId = id ?? ownId
  const classes = radioCards({ layout })
  const frame = { label, required, optional, disabled, hint, error, hideLabel }
  const choice = { value, defaultValue, onValueChange }
  return (
    <FieldGroup {...frame} id={groupId} role="radiogroup" className={cx(classes.root, className)}>
      <div className={classes.cards}>
        {options.map((option, index) => (
          <Card
            key={option.value}
            {...{ option, name, required, choice, classes }}
            id={index === 0 ? groupId : `${groupId}-${index}`}
            isInvalid={Boolean(error)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

interface CardProps {
  option: RadioCard
  id: string
  name: string
  required: boolean | undefined
  isInvalid: boolean
  choice: RadioChoice
  classes: ReturnType<typeof radioCards>
}

function Card({ option, id, name, required, isInvalid, choice, classes }: CardProps) {
  const described = [option.trailing && `${id}-trailing`, option.description && `${id}-text`]
  return (
    <label className={classes.card}>
      {option.picture && (
        <span aria-hidden="true" className={classes.picture}>
          {option.picture}
        </span>
      )}
      <span className={classes.row}>
        <input
          {...radioChoice(option.value, choice)}
          id={id}
          type="radio"
          name={name}
          disabled={option.disabled}
          required={required}
          data-invalid={isInvalid ? '' : undefined}
          aria-labelledby={`${id}-title`}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          className={classes.input}
        />
        <span className={classes.text}>
          <span className={classes.heading}>
            <span id={`${id}-title`} className={classes.title}>
              {option.title}
            </span>
            {option.trailing && (
              <span id={`${id}-trailing`} className={classes.trailing}>
                {option.trailing}
              </span>
            )}
          </span>
          {option.description && (
            <span id={`${id}-text`} className={classes.description}>
              {option.description}
            </span>
          )}
        </span>
      </span>
    </label>
  )
}
