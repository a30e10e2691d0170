import { type KeyboardEvent, useState } from 'react'
import { clampNumber, formatNumberText, parseNumberText } from './number-text.ts'

export interface NumberFieldState {
  value?: number | null
  defaultValue?: number | null
  min?: number
  max?: number
  step: number
  grouping: boolean
  decimals: number
  readOnly: boolean
  onValueChange?: (details: { value: number | null }) => void
}

/** Limit a number was taken back to. */
export type ReachedLimit = 'smallest' | 'largest'

const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

function limitReached(wanted: number | null, clamped: number | null): ReachedLimit | null {
  if (wanted === null || clamped === null || wanted === clamped) return null
  return wanted < clamped ? 'smallest' : 'largest'
}

/**
 * Text while the visitor types, a clamped number as soon as they leave the field or press an arrow.
 * A text that cannot be read as a number stays as it was typed and counts as none.
 */
export function useNumberField(options: NumberFieldState) {
  const { min, max, step, grouping, decimals, readOnly, onValueChange } = options
  const [ownValue, setOwnValue] = useState(options.defaultValue ?? null)
  const value = options.value === undefined ? ownValue : options.value
  const [typed, setTyped] = useState<{ text: string; over: number | null } | null>(null)
  const [reached, setReached] = useState<ReachedLimit | null>(null)
  // A number set from elsewhere meanwhile, by a thumb or a quick choice, goes before what was typed.
  const draft = typed && typed.over === value ? typed.text : null

  const settle = (next: number | null, kept: string | null = null) => {
    const clamped = next === null ? null : clampNumber(next, { min, max })
    setTyped(kept === null ? null : { text: kept, over: clamped })
    setOwnValue(clamped)
    setReached(limitReached(next, clamped))
    if (clamped !== value) onValueChange?.({ value: clamped })
  }
  const settleTyped = () => {
    if (draft === null) return
    const read = parseNumberText(draft, decimals)
    settle(read, read === null && draft.trim() !== '' ? draft : null)
  }
  const addSteps = (steps: number) => {
    const current = draft === null ? value : parseNumberText(draft, decimals)
    // Without the dust of binary fractions.
    settle(Number(((current ?? min ?? 0) + steps * step).toFixed(decimals)))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (readOnly) return
    const { key } = event
    if (key === 'Enter') settleTyped()
    const steps = keySteps[key]
    const end = key === 'Home' ? min : key === 'End' ? max : undefined
    // With Shift and the like these keys select text.
    const isModified = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey
    if (isModified || (steps ?? end) === undefined) return
    event.preventDefault()
    if (steps === undefined) settle(end ?? null)
    else addSteps(steps)
  }

  return {
    value,
    text: draft ?? formatNumberText(value, grouping, decimals),
    reached,
    addSteps,
    input: {
      onChange: (event: { target: { value: string } }) =>
        setTyped({ text: event.target.value, over: value }),
      onBlur: settleTyped,
      onKeyDown,
    },
  }
}
