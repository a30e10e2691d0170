'use client'

import { useId, useState } from 'react'
import { useScripted } from '../scripted/use-scripted.ts'
import { Select } from '../select/index.ts'
import { TextField } from '../text-field/index.ts'
import type { ComboboxProps, SharedProps } from './combobox-props.ts'
import { FilteredField } from './filtered-field.tsx'
import { NativeOptions } from './native-options.tsx'
import { useTypedChoice } from './use-typed-choice.ts'

/**
 * A choice from a long list that is filtered by typing. Before script a native select, or an input with
 * suggestions where any text is taken.
 */
export function Combobox({
  name,
  value,
  defaultValue = '',
  onValueChange,
  allowsOther = false,
  readOnly = false,
  ...rest
}: ComboboxProps) {
  const ownId = useId()
  const [ownValue, setOwnValue] = useState(defaultValue)
  const chosen = value ?? ownValue
  const isScripted = useScripted()
  const [isListLost, setListLost] = useState(false)
  const choose = (next: string) => {
    setOwnValue(next)
    onValueChange?.({ value: next })
  }
  const shared = { ...rest, id: rest.id ?? ownId, name, readOnly, value: chosen, onChange: choose }
  if (isScripted && !isListLost) {
    return (
      <SingleField {...shared} allowsOther={allowsOther} onListLost={() => setListLost(true)} />
    )
  }
  return allowsOther ? <SuggestedInput {...shared} /> : <NativeSelect {...shared} />
}

interface SingleFieldProps extends SharedProps {
  allowsOther: boolean
  onListLost: () => void
}

function SingleField({ options, value, onChange, allowsOther, name, ...rest }: SingleFieldProps) {
  const choice = useTypedChoice({ options, value, allowsOther, onChange })
  return (
    <FilteredField {...rest} choice={choice} name={allowsOther ? name : undefined}>
      {!allowsOther && name && (
        <input type="hidden" name={name} value={value} disabled={rest.disabled} />
      )}
    </FilteredField>
  )
}

/* What was chosen before script came is kept. */
function useStoredChoice(value: string, onChange: (value: string) => void) {
  return (control: HTMLInputElement | HTMLSelectElement | null) => () => {
    if (control && control.value !== value) onChange(control.value)
  }
}

function NativeSelect({ options, placeholder, value, onChange, readOnly, ...rest }: SharedProps) {
  const { emptyText: _, noMatchError: __, openLabel: ___, autoComplete, ...field } = rest
  const keep = useStoredChoice(value, onChange)
  return (
    <Select
      {...field}
      ref={keep}
      autoComplete={autoComplete}
      disabled={field.disabled || readOnly}
      defaultValue={value}
    >
      <option value="">{placeholder ?? 'Please choose'}</option>
      <NativeOptions options={options} />
    </Select>
  )
}

function SuggestedInput({ options, value, onChange, ...rest }: SharedProps) {
  const { emptyText: _, noMatchError: __, openLabel: ___, ...field } = rest
  const keep = useStoredChoice(value, onChange)
  return (
    <>
      <TextField {...field} ref={keep} defaultValue={value} list={`${field.id}-options`} />
      <datalist id={`${field.id}-options`}>
        {options.map((option) => (
          <option key={option.value}>{option.label}</option>
        ))}
      </datalist>
    </>
  )
}
