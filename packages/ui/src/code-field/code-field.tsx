'use client'

import { codeField, hiddenText } from '@forecourt/styled-system/recipes'
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { digitsOf, keepDigits, pasteDigits } from '../field/digit-input.ts'
import { Field, wireControl } from '../field/index.ts'

export interface CodeFieldProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'type' | 'inputMode' | 'value' | 'defaultValue' | 'maxLength'
  > {
  /** Label above the boxes. Default "Verification code". */
  label?: ReactNode
  /** How many digits the code has. Default 6. */
  length?: number
  /** Digits in the field, when the page holds them. Default: the field holds them. */
  value?: string
  /** Digits at first. Default none. */
  defaultValue?: string
  /** Called with the digits in the field. Default none. */
  onValueChange?: (details: { value: string }) => void
  /** Called once the last digit is there: the moment to check the code. Default none. */
  onComplete?: (details: { value: string }) => void
  /** Help under the boxes. Default none. */
  hint?: ReactNode
  /** Problem and how to put it right. Default none. */
  error?: ReactNode
  /** Id of the input. Default: generated. */
  id?: string
}

/**
 * A one-time code from a text message: one native input drawn as boxes, so that the browser can fill
 * it in, pasting works and a screen reader finds a single field.
 */
export function CodeField({
  label = 'Verification code',
  length = 6,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  onChange,
  onPaste,
  hint,
  error,
  id,
  className,
  ...rest
}: CodeFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const classes = codeField()
  const [ownValue, setOwnValue] = useState(digitsOf(defaultValue, length))
  const digits = digitsOf(value ?? ownValue, length)
  const frame = { id: fieldId, label, hint, error, required: rest.required, className }
  const status = digits.length === length ? `All ${length} digits entered.` : null
  return (
    <Field {...frame} note={<output className={hiddenText()}>{status}</output>}>
      <span className={classes.control} style={{ '--length': length } as CSSProperties}>
        <input
          {...rest}
          {...wireControl(fieldId, { hint, error }, rest)}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          title={`${length} digits`}
          maxLength={length}
          value={digits}
          className={classes.input}
          onPaste={(event) => {
            onPaste?.(event)
            pasteDigits(event, length)
          }}
          onChange={(event) => {
            keepDigits(event, length)
            const next = event.currentTarget.value
            setOwnValue(next)
            onChange?.(event)
            onValueChange?.({ value: next })
            if (next.length === length && next !== digits) onComplete?.({ value: next })
          }}
        />
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className={classes.box}
            data-current={index === Math.min(digits.length, length - 1) ? '' : undefined}
          />
        ))}
      </span>
    </Field>
  )
}
