'use client'

import type { ChangeEvent } from 'react'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import { formatPhoneText, formatTypedPhone } from './phone-text.ts'

export interface PhoneFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'defaultValue'> {
  /** Number in the field, when the page holds it. Default: the field holds it. */
  value?: string
  /** Number at first. Default none. */
  defaultValue?: string
  /** Things a visitor's browser may fill in. Default `tel`. */
  autoComplete?: string
  /** Example in the empty field. Default "0412 345 678". */
  placeholder?: string
  /** Called with the number as it stands in the field. Default none. */
  onValueChange?: (details: { value: string }) => void
}

function isForwardDelete({ nativeEvent }: ChangeEvent<HTMLInputElement>) {
  return nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward'
}

function isComposing({ nativeEvent }: ChangeEvent<HTMLInputElement>) {
  return nativeEvent instanceof InputEvent && nativeEvent.isComposing
}

/** Groups the digits in the field itself, so that the page and a form without state read the same. */
function formatInput(event: ChangeEvent<HTMLInputElement>) {
  const input = event.currentTarget
  if (isComposing(event)) return
  const caret = input.selectionStart ?? input.value.length
  const next = formatTypedPhone(input.value, caret, isForwardDelete(event))
  if (next.text === input.value) return
  input.value = next.text
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(next.caret, next.caret)
}

/** An Australian telephone number, grouped while it is typed. Any other number stays as it was typed. */
export function PhoneField({
  value,
  defaultValue,
  autoComplete = 'tel',
  placeholder = '0412 345 678',
  onChange,
  onValueChange,
  ...rest
}: PhoneFieldProps) {
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      placeholder={placeholder}
      value={value === undefined ? undefined : formatPhoneText(value)}
      defaultValue={defaultValue === undefined ? undefined : formatPhoneText(defaultValue)}
      onChange={(event) => {
        formatInput(event)
        onChange?.(event)
        onValueChange?.({ value: event.currentTarget.value })
      }}
    />
  )
}
