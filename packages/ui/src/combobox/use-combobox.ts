import { type KeyboardEvent, useState } from 'react'
import { type ComboboxOption, matchOptions, nextIndex, optionNamed } from './match-options.ts'

export interface ComboboxState {
  options: readonly ComboboxOption[]
  /** Chosen value or, with `allowsOther`, any text. */
  value: string
  allowsOther: boolean
  isFixed: boolean
  onChange: (value: string) => void
}

/**
 * A filtered list under a text input. Until an option is chosen the text stays as it was typed; it is
 * never replaced when the visitor goes on.
 */
export function useCombobox({ options, value, allowsOther, isFixed, onChange }: ComboboxState) {
  const chosen = options.find((option) => option.value === value)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [isLeft, setLeft] = useState(false)
  const text = typed ?? chosen?.label ?? (allowsOther ? value : '')
  const shown = typed === null ? [...options] : matchOptions(options, typed)

  const open = () => {
    if (isFixed) return
    setOpen(true)
    setActive(typed === null ? shown.findIndex((option) => option.value === value) : -1)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (option: ComboboxOption) => {
    if (option.disabled) return
    setTyped(null)
    close()
    onChange(option.value)
  }
  const type = (next: string) => {
    const named = optionNamed(options, next)
    setTyped(next)
    setLeft(false)
    setOpen(true)
    setActive(-1)
    const other = allowsOther ? next : ''
    onChange(named && !named.disabled ? named.value : other)
  }
  const move = (step: 1 | -1) => {
    if (isOpen) setActive(nextIndex(shown, active, step))
    else open()
  }

  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => (move(1), true),
    ArrowUp: () => (move(-1), true),
    Enter: () => {
      const option = isOpen ? shown[active] : undefined
      if (option) choose(option)
      else close()
      return option !== undefined
    },
    Escape: () => {
      const wasOpen = isOpen
      close()
      return wasOpen
    },
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isFixed || event.nativeEvent.isComposing) return
    if (keys[event.key]?.()) event.preventDefault()
  }
  const onBlur = () => {
    close()
    setLeft(true)
    if (value !== '' && chosen) setTyped(null)
  }
  const hasNoMatch = !allowsOther && isLeft && text.trim() !== '' && value === ''
  return {
    text,
    typed,
    shown,
    active,
    isOpen,
    hasNoMatch,
    open,
    close,
    choose,
    type,
    onKeyDown,
    onBlur,
  }
}
