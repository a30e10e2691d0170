'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { TextField } from '../text-field/index.ts'
import { useNumberField } from './use-number-field.ts'

export interface NumberFieldProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'prefix' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'type'
  > {
  /** Label above the field. */
  label: ReactNode
  /** Number in the field, when the page holds it; null is empty. Default: the field holds it. */
  value?: number | null
  /** Number at first. Default null, empty. */
  defaultValue?: number | null
  /** Called with a clamped number when the visitor leaves the field, presses Enter or an arrow. Default none. */
  onValueChange?: (details: { value: number | null }) => void
  /** Smallest number; less becomes this. Default none. */
  min?: number
  /** Largest number; more becomes this. Default none. */
  max?: number
  /** What an arrow key adds or takes away. Default 1. */
  step?: number
  /** Writes thousands separators, which are also sent; `parseNumberText` reads them. Default true. */
  grouping?: boolean
  /** Stands before the number, such as "$". Default none. */
  prefix?: ReactNode
  /** Stands after the number, such as " kms". Default none. */
  suffix?: ReactNode
  /** Keeps the label for assistive technology only. Default false. */
  hideLabel?: boolean
  /** Help under the field. Default none. */
  hint?: ReactNode
  /** What is wrong and how to put it right. Default none. */
  error?: ReactNode
  /** Id of the input. Default: generated. */
  id?: string
}

/** A whole number that stays within its limits. */
export function NumberField({
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  step = 1,
  grouping = true,
  ...rest
}: NumberFieldProps) {
  const state = useNumberField({ value, defaultValue, onValueChange, min, max, step, grouping })
  return (
    <TextField
      {...rest}
      {...state.input}
      value={state.text}
      inputMode={min !== undefined && min < 0 ? 'text' : 'numeric'}
      autoComplete={rest.autoComplete ?? 'off'}
    />
  )
}

export interface OdometerFieldProps extends Omit<NumberFieldProps, 'suffix' | 'grouping'> {
  /** Label above the field. Default "Odometer". */
  label: ReactNode
}

/** A distance: thousands separators and the suffix " kms". */
export function OdometerField({
  label = 'Odometer',
  min = 0,
  step = 1000,
  ...rest
}: OdometerFieldProps) {
  return <NumberField {...rest} label={label} min={min} step={step} suffix=" kms" />
}
