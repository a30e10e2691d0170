import { useState } from 'react'
import { type ComboboxOption, optionNamed } from '../combobox/match-options.ts'
import { type TypedChoice, useMatches } from '../combobox/use-typed-choice.ts'

export interface ManyChoicesOptions {
  options: readonly ComboboxOption[]
  /** Chosen values. */
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** Typed text and the options chosen so far; choosing one once more takes it out. */
export function useManyChoices({ options, values, onChange }: ManyChoicesOptions): TypedChoice {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const text = typed ?? ''
  const shown = useMatches(options, typed)
  const choose = (value: string) => {
    setTyped(null)
    onChange(values.includes(value) ? values.filter((each) => each !== value) : [...values, value])
  }
  return {
    text,
    typed,
    shown,
    selected: values,
    hasNoMatch: isLeft && text.trim() !== '',
    type: (next) => {
      setTyped(next)
      setLeft(false)
    },
    choose,
    leave: () => {
      setLeft(true)
      const named = optionNamed(options, text)
      if (!named || named.disabled) return
      if (values.includes(named.value)) setTyped(null)
      else choose(named.value)
    },
  }
}
