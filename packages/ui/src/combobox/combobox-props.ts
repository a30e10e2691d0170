import type { ReactNode } from 'react'
import type { ComboboxOption } from './match-options.ts'

/** Props of a field that filters a list, whatever may be chosen from it. */
export interface FilterProps {
  /** Label above the field. */
  label: ReactNode
  /** The choices, in order. */
  options: readonly ComboboxOption[]
  /** Name a value is sent under. Default none, not sent. */
  name?: string
  /** Text in the empty field. Default none. */
  placeholder?: string
  /** Things a visitor's browser may fill in. Default `off`. */
  autoComplete?: string
  /** Words of the list when nothing matches. Default "No matches". */
  emptyText?: string
  /** Shown when a text is no option. Default "Choose one from the list." */
  noMatchError?: string
  /** Name of the button that opens the list. Default "Show options". */
  openLabel?: string
  /** One must be chosen. Default false. */
  required?: boolean
  /** Writes "(optional)" after the label. Default false. */
  optional?: boolean
  /** Cannot be changed. Default false. */
  disabled?: boolean
  /** Can be read and sent, not changed. Default false. */
  readOnly?: boolean
  /** Help under the field. Default none. */
  hint?: ReactNode
  /** Problem and how to put it right. Default none. */
  error?: ReactNode
  /** Keeps the label for assistive technology only. Default false. */
  hideLabel?: boolean
  /** Id of the input; give one when an error summary links to it. Default: generated. */
  id?: string
  /** Further class names. Default none. */
  className?: string
}

export interface ComboboxProps extends FilterProps {
  /** Chosen value, when the page holds it; an empty text is none. Default: the field holds it. */
  value?: string
  /** Value at first. Default none. */
  defaultValue?: string
  /** Called with the value of the option, with an empty text while there is none. Default none. */
  onValueChange?: (details: { value: string }) => void
  /** Takes any text; the options are suggestions, and their values should be their labels. Default false. */
  allowsOther?: boolean
}

/** Props of the control in each of its forms. */
export interface SharedProps extends Omit<FilterProps, 'id'> {
  id: string
  value: string
  onChange: (value: string) => void
}
