import { useMemo, useState } from 'react'
import { type ComboboxOption, matchOptions, optionNamed } from './match-options.ts'

export interface TypedChoiceOptions {
  options: readonly ComboboxOption[]
  /** Chosen value or, with `allowsOther`, any text. */
  value: string
  allowsOther: boolean
  onChange: (value: string) => void
}

/**
 * Typed text and the option it names. Until an option is chosen the text stays as it was typed; it
 * is never replaced when the visitor goes on.
 */
export function useTypedChoice({ options, value, allowsOther, onChange }: TypedChoiceOptions) {
  const chosen = options.find((option) => option.value === value)
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const text = typed ?? chosen?.label ?? (allowsOther ? value : '')
  const shown = useMemo(
    () => (typed === null ? [...options] : matchOptions(options, typed)),
    [options, typed],
  )
  const type = (next: string) => {
    const named = optionNamed(options, next)
    setTyped(next)
    setLeft(false)
    onChange(named && !named.disabled ? named.value : allowsOther ? next : '')
  }
  const choose = (next: string) => {
    setTyped(null)
    onChange(next)
  }
  const leave = () => {
    setLeft(true)
    if (value !== '' && chosen) setTyped(null)
  }
  const hasNoMatch = !allowsOther && isLeft && text.trim() !== '' && value === ''
  return { text, typed, shown, chosen, hasNoMatch, type, choose, leave }
}
