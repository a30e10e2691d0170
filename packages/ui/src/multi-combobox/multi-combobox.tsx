'use client'

import { combobox } from '@forecourt/styled-system/recipes'
import { type KeyboardEvent, useId, useState } from 'react'
import { Chip, ChipGroup } from '../chip/index.ts'
import type { FilterProps } from '../combobox/combobox-props.ts'
import { FilteredField } from '../combobox/filtered-field.tsx'
import { NativeOptions } from '../combobox/native-options.tsx'
import { useScripted } from '../scripted/use-scripted.ts'
import { Select } from '../select/index.ts'
import { useManyChoices } from './use-many-choices.ts'

export interface MultiComboboxProps extends Omit<FilterProps, 'autoComplete'> {
  /** Chosen values, in the order they were chosen, when the page holds them. Default: the field holds them. */
  value?: readonly string[]
  /** Values at first. Default none. */
  defaultValue?: readonly string[]
  /** Called with all chosen values. Default none. */
  onValueChange?: (details: { value: readonly string[] }) => void
  /** Name of the chosen ones under the field. Default "Chosen". */
  chosenLabel?: string
  /** Said before a chosen one, which a press takes out. Default "Remove". */
  removeText?: string
}

interface ManyProps extends Omit<MultiComboboxProps, 'value' | 'defaultValue' | 'onValueChange'> {
  id: string
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** Several choices from a long list that is filtered by typing. Before script a native select of several. */
export function MultiCombobox({
  value,
  defaultValue = [],
  onValueChange,
  ...rest
}: MultiComboboxProps) {
  const ownId = useId()
  const [ownValue, setOwnValue] = useState(defaultValue)
  const [isListLost, setListLost] = useState(false)
  const isScripted = useScripted()
  const shared = {
    ...rest,
    id: rest.id ?? ownId,
    values: value ?? ownValue,
    onChange: (next: readonly string[]) => {
      setOwnValue(next)
      onValueChange?.({ value: next })
    },
  }
  if (!isScripted || isListLost) return <NativeSelect {...shared} />
  return <TaggedField {...shared} onListLost={() => setListLost(true)} />
}

interface TaggedFieldProps extends ManyProps {
  onListLost: () => void
}

function TaggedField({
  options,
  name,
  values,
  onChange,
  chosenLabel = 'Chosen',
  removeText = 'Remove',
  ...rest
}: TaggedFieldProps) {
  const { id, disabled, readOnly } = rest
  const choice = useManyChoices({ options, values, onChange })
  const isFixed = disabled || readOnly
  const labelOf = (each: string) => options.find((option) => option.value === each)?.label ?? each
  const takeOut = (value: string) => onChange(values.filter((each) => each !== value))
  const onFieldKeyDown = ({ key }: KeyboardEvent) => {
    const last = values.at(-1)
    if (key === 'Backspace' && choice.text === '' && last !== undefined) takeOut(last)
  }
  return (
    <FilteredField
      {...rest}
      {...{ choice, onFieldKeyDown }}
      isMultiple
      // What is sent stands apart; the browser asks for a text only while nothing was chosen.
      required={rest.required && values.length === 0}
    >
      {name &&
        values.map((each) => (
          <input key={each} type="hidden" name={name} value={each} disabled={disabled} />
        ))}
      <div className={combobox().chosen}>
        {isFixed ? (
          values.map(labelOf).join(', ')
        ) : (
          <ChipGroup label={chosenLabel}>
            {values.map((each) => (
              <Chip
                key={each}
                removeText={removeText}
                onRemove={() => {
                  takeOut(each)
                  // With the last one the row goes, and the focus with it.
                  if (values.length === 1)
                    document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus()
                }}
              >
                {labelOf(each)}
              </Chip>
            ))}
          </ChipGroup>
        )}
      </div>
    </FilteredField>
  )
}

/* What was chosen before script came is kept. */
function NativeSelect({ options, values, onChange, readOnly, ...rest }: ManyProps) {
  const { emptyText: _, noMatchError: __, openLabel: ___, placeholder: ____, ...others } = rest
  const { chosenLabel: _____, removeText: ______, ...field } = others
  const keep = (select: HTMLSelectElement | null) => () => {
    if (!select) return
    const chosen = Array.from(select.selectedOptions, (option) => option.value)
    if (chosen.join() !== values.join()) onChange(chosen)
  }
  return (
    <Select
      {...field}
      ref={keep}
      multiple
      disabled={field.disabled || readOnly}
      defaultValue={[...values]}
    >
      <NativeOptions options={options} />
    </Select>
  )
}
