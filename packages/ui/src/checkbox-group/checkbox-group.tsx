'use client'

import { checkboxGroup } from '@forecourt/styled-system/recipes'
import { type ReactNode, useId, useState } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { Collapsible } from '../collapsible/index.ts'
import { type ChoiceProps, FieldGroup } from '../field/index.ts'
import { chosenShare, withAllChecked, withChecked } from './checked-values.ts'

export interface CheckboxOption {
  /** Value that is sent. */
  value: string
  /** Words beside the box. */
  label: ReactNode
  /** At the row's end, such as a count; not part of the name. Default none. */
  trailing?: ReactNode
  /** One more line. Default none. */
  hint?: ReactNode
  /** Cannot be changed. Default false. */
  disabled?: boolean
}

export interface CheckboxGroupProps
  extends ChoiceProps<CheckboxOption, readonly string[], string[]> {
  /** Label of a box that ticks and clears all others, such as "All makes". Default no such box. */
  selectAllLabel?: string
  /** Options in sight; the others follow "Show more". Default all. */
  visibleCount?: number
  /** `sm` for long lists. Default `md`. */
  size?: 'sm' | 'md'
}

/** Any number of choices; with a box for all of them and "Show more" on demand. */
export function CheckboxGroup({
  label,
  name,
  options,
  value,
  defaultValue = [],
  onValueChange,
  selectAllLabel,
  visibleCount = options.length,
  size = 'md',
  required,
  optional,
  disabled,
  hint,
  error,
  hideLabel,
  id,
  className,
}: CheckboxGroupProps) {
  const ownId = useId()
  const groupId = id ?? ownId
  const [ownValue, setOwnValue] = useState(defaultValue)
  const chosen = value ?? ownValue
  const classes = checkboxGroup()
  const choose = (next: string[]) => {
    setOwnValue(next)
    onValueChange?.({ value: next })
  }
  const box = (option: CheckboxOption, index: number) => (
    <Checkbox
      key={option.value}
      id={index === 0 ? groupId : `${groupId}-${index}`}
      size={size}
      name={name}
      value={option.value}
      label={option.label}
      trailing={option.trailing}
      hint={option.hint}
      disabled={option.disabled}
      aria-invalid={error ? true : undefined}
      checked={chosen.includes(option.value)}
      onChange={({ currentTarget: { checked: isChecked } }) =>
        choose(withChecked(options, chosen, { value: option.value, isChecked }))
      }
    />
  )
  const boxes = options.map(box)
  const frame = { label, required, optional, disabled, hint, error, hideLabel, className }
  const share = chosenShare(options, chosen)
  const isAnyHiddenChosen = options
    .slice(visibleCount)
    .some((option) => chosen.includes(option.value))
  const [isOpenAtFirst] = useState(isAnyHiddenChosen)
  return (
    <FieldGroup {...frame} id={groupId}>
      {selectAllLabel && (
        <Checkbox
          ref={(input) => {
            if (input) input.indeterminate = share === 'some'
          }}
          size={size}
          label={selectAllLabel}
          checked={share === 'all'}
          onChange={(event) => choose(withAllChecked(options, chosen, event.currentTarget.checked))}
          className={classes.all}
        />
      )}
      {boxes.slice(0, visibleCount)}
      {options.length > visibleCount && (
        <Collapsible
          moreLabel={`Show ${options.length - visibleCount} more`}
          defaultOpen={isOpenAtFirst}
        >
          {boxes.slice(visibleCount)}
        </Collapsible>
      )}
    </FieldGroup>
  )
}
