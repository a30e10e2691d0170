import { type KeyboardEvent, useState } from 'react'
import { clampNumber, formatNumberText, parseNumberText } from './number-text.ts'

export interface NumberFieldState {
  value?: number | null
  defaultValue?: number | null
  min?: number
  max?: number
  step: number
  grouping: boolean
  onValueChange?: (details: { value: number | null }) => void
}

const arrowSteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/** Text while the visitor types, a clamped number as soon as they leave the field or press an arrow. */
export function useNumberField(options: NumberFieldState) {
  const { min, max, step, grouping, onValueChange } = options
  const [ownValue, setOwnValue] = useState(options.defaultValue ?? null)
  const [typed, setTyped] = useState<string | null>(null)
  const value = options.value === undefined ? ownValue : options.value

  const settle = (next: number | null) => {
    const clamped = next === null ? null : clampNumber(next, { min, max })
    setTyped(null)
    setOwnValue(clamped)
    if (clamped !== value) onValueChange?.({ value: clamped })
  }
  const settleTyped = () => typed !== null && settle(parseNumberText(typed))

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') settleTyped()
    const direction = arrowSteps[event.key]
    if (direction === undefined) return
    event.preventDefault()
    const current = typed === null ? value : parseNumberText(typed)
    settle((current ?? min ?? 0) + direction * step)
  }

  return {
    text: typed ?? formatNumberText(value, grouping),
    setValue: settle,
    input: {
      onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
      onBlur: settleTyped,
      onKeyDown,
    },
  }
}
