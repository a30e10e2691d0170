'use client'

import { checkboxGroup } from '@forecourt/styled-system/recipes'
import { type ReactNode, useId, useState } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { Collapsible } from '../collapsible/index.ts'
import { FieldGroup } from '../field/index.ts'
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

export interface CheckboxGroupProps {
  /** Question the boxes answer. */
  label: ReactNode
  /** Name each chosen value is sent under. */
  name: string
  /** The choices, in order. */
  options: readonly CheckboxOption[]
  /** Chosen values, when the page holds them. Default: the group holds them. */
  value?: readonly string[]
  /** Values chosen at first. Default none. */
  defaultValue?: readonly string[]
  /** Called with the chosen values, in the order of the options. Default none. */
  onValueChange?: (details: { value: string[] }) => void
  /** Label of a box that ticks and clears all others, such as "All makes". Default no such box. */
  selectAllLabel?: string
  /** Options in sight; the others follow "Show more". Default all. */
  visibleCount?: number
  /** `sm` for long lists. Default `md`. */
  size?: 'sm' | 'md'
  /** Marks the question; check it when the form is sent. Default false. */
  required?: boolean
  /** Writes "(optional)" after the question. Default false. */
  optional?: boolean
  /** None can be changed. Default false. */
  disabled?: boolean
  /** Help under the question. Default none. */
  hint?: ReactNode
  /** Problem and how to put it right. Default none. */
  error?: ReactNode
  /** Keeps the question for assistive technology only. Default false. */
  hideLabel?: boolean
  /** Id of the first box, for a link of an error summary. Default: generated. */
  id?: string
  /** Further class names. Default none. */
  className?: string
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
      data-invalid={error ? '' : undefined}
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
