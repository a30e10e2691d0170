'use client'

import { field } from '@forecourt/styled-system/recipes'
import { useId, useState } from 'react'
import { digitsOf, keepDigits, pasteDigits } from '../field/digit-input.ts'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import { type PostcodePlace, placeText, postcodeOptions } from './postcode-places.ts'

export interface PostcodeFieldProps
  extends Omit<TextFieldProps, 'label' | 'type' | 'inputMode' | 'value' | 'defaultValue' | 'note'> {
  /** Label above the field. Default "Postcode". */
  label?: TextFieldProps['label']
  /** Postcode in the field, when the page holds it. Default: the field holds it. */
  value?: string
  /** Postcode at first. Default none. */
  defaultValue?: string
  /** Suburbs to offer while typing and to name once the postcode is whole. Default none. */
  places?: readonly PostcodePlace[]
  /** Called with the digits in the field. Default none. */
  onValueChange?: (details: { value: string }) => void
}

const LENGTH = 4

/** An Australian postcode. Says whose it is when it knows the suburbs. */
export function PostcodeField({
  label = 'Postcode',
  value,
  defaultValue = '',
  places = [],
  onChange,
  onPaste,
  onValueChange,
  ...rest
}: PostcodeFieldProps) {
  const listId = useId()
  const [ownValue, setOwnValue] = useState(digitsOf(defaultValue, LENGTH))
  const postcode = value ?? ownValue
  const hasPlaces = places.length > 0
  return (
    <>
      <TextField
        {...rest}
        label={label}
        inputMode="numeric"
        autoComplete={rest.autoComplete ?? 'postal-code'}
        maxLength={LENGTH}
        pattern="[0-9]{4}"
        title="4 digits, such as 4000"
        list={hasPlaces ? listId : undefined}
        value={postcode}
        note={hasPlaces && <output className={field().note}>{placeText(postcode, places)}</output>}
        onPaste={(event) => {
          onPaste?.(event)
          pasteDigits(event, LENGTH)
        }}
        onChange={(event) => {
          keepDigits(event, LENGTH)
          setOwnValue(event.currentTarget.value)
          onChange?.(event)
          onValueChange?.({ value: event.currentTarget.value })
        }}
      />
      {hasPlaces && (
        <datalist id={listId}>
          {postcodeOptions(places).map((option) => (
            <option key={option.postcode} value={option.postcode}>
              {option.text}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}
