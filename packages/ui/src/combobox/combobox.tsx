'use client'

import { type ReactNode, useId, useState } from 'react'
import { useScripted } from '../scripted/use-scripted.ts'
import { Select } from '../select/index.ts'
import { TextField } from '../text-field/index.ts'
import { FilteredField } from './filtered-field.tsx'
import type { ComboboxOption } from './match-options.ts'

export interface ComboboxProps {
  /** Label above the field. */
  label: ReactNode
  /** The choices, in order. */
  options: readonly ComboboxOption[]
  /** Name the value is sent under. Default none, not sent. */
  name?: string
  /** Chosen value, when the page holds it; an empty text is none. Default: the field holds it. */
  value?: string
  /** Value at first. Default none. */
  defaultValue?: string
  /** Called with the value of the option, with an empty text while there is none. Default none. */
  onValueChange?: (details: { value: string }) => void
  /** Takes any text; the options are suggestions, and their values should be their labels. Default false. */
  allowsOther?: boolean
  /** Text in the empty field. Default none. */
  placeholder?: string
  /** Things a visitor's browser may fill in. Default `off`. */
  autoComplete?: string
  /** Words of the list when nothing matches. Default "No matches". */
  emptyText?: string
  /** Shown when a text is no option. Default "Choose one from the list." */
  noMatchError?: string
  /** Name of the button that opens the list. Default "Show options". */
  openLabel?: string
  /** One must be chosen. Default false. */
  required?: boolean
  /** Writes "(optional)" after the label. Default false. */
  optional?: boolean
  /** Cannot be changed. Default false. */
  disabled?: boolean
  /** Can be read and sent, not changed. Default false. */
  readOnly?: boolean
  /** Help under the field. Default none. */
  hint?: ReactNode
  /** Problem and how to put it right. Default none. */
  error?: ReactNode
  /** Keeps the label for assistive technology only. Default false. */
  hideLabel?: boolean
  /** Id of the input; give one when an error summary links to it. Default: generated. */
  id?: string
  /** Further class names. Default none. */
  className?: string
}

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
      <FilteredField {...shared} allowsOther={allowsOther} onListLost={() => setListLost(true)} />
    )
  }
  return allowsOther ? <SuggestedInput {...shared} /> : <NativeSelect {...shared} />
}

/** Props of the control in each of its forms. */
export interface SharedProps
  extends Omit<ComboboxProps, 'value' | 'defaultValue' | 'onValueChange' | 'id' | 'allowsOther'> {
  id: string
  value: string
  onChange: (value: string) => void
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
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.description ? `${option.label}, ${option.description}` : option.label}
        </option>
      ))}
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
