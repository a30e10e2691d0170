'use client'

import { searchField } from '@forecourt/styled-system/recipes'
import { useRef } from 'react'
import { typeInto } from '../field/digit-input.ts'
import { FieldButton } from '../field/index.ts'
import { CloseIcon, SearchIcon } from '../icon/index.ts'
import { TextField, type TextFieldProps } from '../text-field/index.ts'

export interface SearchFieldProps
  extends Omit<
    TextFieldProps,
    'label' | 'type' | 'prefix' | 'suffix' | 'startButton' | 'endButton' | 'ref'
  > {
  /** Label above the field. Default "Search". */
  label?: TextFieldProps['label']
  /** Name of the button that empties the field. Default "Clear". */
  clearLabel?: string
  /** Called with each change of the text, also when it is emptied. Default none. */
  onValueChange?: (details: { value: string }) => void
}

/** Words to look for, with a button that empties the field. Put it in a form with an `action`. */
export function SearchField({
  label = 'Search',
  clearLabel = 'Clear',
  placeholder = ' ',
  onChange,
  onValueChange,
  className,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    if (!input.current) return
    typeInto(input.current, '')
    input.current.focus()
  }
  return (
    <div className={searchField()}>
      <TextField
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        ref={input}
        label={label}
        type="search"
        // An empty placeholder would not tell an empty field from a filled one.
        placeholder={placeholder === '' ? ' ' : placeholder}
        prefix={<SearchIcon size={18} />}
        className={className}
        endButton={
          <FieldButton label={clearLabel} disabled={rest.disabled} onClick={clear}>
            <CloseIcon size={18} />
          </FieldButton>
        }
        onChange={(event) => {
          onChange?.(event)
          onValueChange?.({ value: event.currentTarget.value })
        }}
      />
    </div>
  )
}
