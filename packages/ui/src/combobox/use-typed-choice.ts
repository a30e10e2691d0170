import { useMemo, useState } from 'react'
import { type ComboboxOption, groupOptions, matchOptions, optionNamed } from './match-options.ts'

export interface TypedChoiceOptions {
  options: readonly ComboboxOption[]
  /** Chosen value or, with `allowsOther`, any text. */
  value: string
  allowsOther: boolean
  onChange: (value: string) => void
}

/** Text of a field, the options it matches, and what typing and choosing do. */
export interface TypedChoice {
  /** Text in the field. */
  text: string
  /** Text as it was typed, marked in the options; null when an option was chosen. */
  typed: string | null
  /** Options that match what was typed, those of a group together. */
  shown: readonly ComboboxOption[]
  /** Chosen values. */
  selected: readonly string[]
  /** True for a text that is no option and was left. */
  hasNoMatch: boolean
  type: (text: string) => void
  choose: (value: string) => void
  leave: () => void
}

/** Options that match a text, those of a group together; without a text all. */
export function useMatches(options: readonly ComboboxOption[], typed: string | null) {
  return useMemo(() => {
    const found = typed === null ? options : matchOptions(options, typed)
    return groupOptions(found).flatMap((group) => group.options)
  }, [options, typed])
}

/**
 * Typed text and the option it names. Until an option is chosen the text stays as it was typed; it
 * is never replaced when the visitor goes on.
 */
export function useTypedChoice({
  options,
  value,
  allowsOther,
  onChange,
}: TypedChoiceOptions): TypedChoice {
  const chosen = options.find((option) => option.value === value)
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const text = typed ?? chosen?.label ?? (allowsOther ? value : '')
  const shown = useMatches(options, typed)
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
  const selected = chosen ? [chosen.value] : []
  return { text, typed, shown, selected, hasNoMatch, type, choose, leave }
}
