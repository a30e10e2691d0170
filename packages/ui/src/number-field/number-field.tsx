'use client'

import { hiddenText } from '@forecourt/styled-system/recipes'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { TextField } from '../text-field/index.ts'
import { formatNumberText } from './number-text.ts'
import { StepButton } from './step-button.tsx'
import { stepByWheel } from './step-by-hold.ts'
import { type ReachedLimit, useNumberField } from './use-number-field.ts'

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
  /** Data an arrow key or a button adds or takes away. Default 1. */
  step?: number
  /** Writes thousands separators, which are also sent; `parseNumberText` reads them. Default true. */
  grouping?: boolean
  /** Most digits after the point. Default 0, a whole number. */
  decimals?: number
  /** Buttons either side that take a step away and add one. Default false. */
  stepButtons?: boolean
  /** Names of these buttons. Default "Less" and "More". */
  stepLabels?: readonly [less: string, more: string]
  /** Stands before the number, such as "$". Default none. */
  prefix?: ReactNode
  /** Stands after the number, such as " kms". Default none. */
  suffix?: ReactNode
  /** Keeps the label for assistive technology only. Default false. */
  hideLabel?: boolean
  /** Writes "(optional)" after the label. Default false. */
  optional?: boolean
  /** Help under the field. Default none. */
  hint?: ReactNode
  /** Problem and how to put it right. Default none. */
  error?: ReactNode
  /** Id of the input. Default: generated. */
  id?: string
}

const written = (affix: ReactNode) => (typeof affix === 'string' ? affix : '')

/* The numeric keyboards of telephones have no minus. */
function keyboardFor(min: number | undefined, decimals: number) {
  if (min !== undefined && min < 0) return 'text'
  return decimals > 0 ? 'decimal' : 'numeric'
}

/** A number that stays within its limits. */
export function NumberField({
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  step = 1,
  grouping = true,
  decimals = 0,
  stepButtons = false,
  stepLabels = ['Less', 'More'],
  readOnly = false,
  ...rest
}: NumberFieldProps) {
  const limits = { min, max, step, grouping, decimals, readOnly }
  const state = useNumberField({ ...limits, value, defaultValue, onValueChange })
  const isFixed = rest.disabled || readOnly
  const hasReached = (limit: number | undefined) => limit !== undefined && state.value === limit
  const button = (steps: -1 | 1, limit: number | undefined) => (
    <StepButton
      label={stepLabels[steps === -1 ? 0 : 1]}
      isPlus={steps === 1}
      disabled={isFixed || hasReached(limit)}
      onStep={() => state.addSteps(steps)}
    />
  )
  return (
    <TextField
      {...rest}
      {...state.input}
      onFocus={(event) => {
        rest.onFocus?.(event)
        if (stepButtons) stepByWheel(event.currentTarget)
      }}
      readOnly={readOnly}
      value={state.text}
      inputMode={keyboardFor(min, decimals)}
      autoComplete={rest.autoComplete ?? 'off'}
      startButton={stepButtons && button(-1, min)}
      endButton={stepButtons && button(1, max)}
      note={
        <LimitNotice
          reached={state.reached}
          words={`${written(rest.prefix)}${formatNumberText(state.value, grouping, decimals)}${written(rest.suffix)}`}
        />
      }
    />
  )
}

/** Says aloud that a number was changed; the field itself shows it. */
function LimitNotice({ reached, words }: { reached: ReachedLimit | null; words: string }) {
  return (
    <output className={hiddenText()}>
      {reached && `Changed to ${words}, the ${reached} possible.`}
    </output>
  )
}
