import type { ReactNode } from 'react'

/** Props of a question that several controls answer. */
export interface QuestionProps {
  /** Question the controls answer. */
  label: ReactNode
  /** Help under the question. Default none. */
  hint?: ReactNode
  /** Problem and how to put it right. Default none. */
  error?: ReactNode
  /** Keeps the question for assistive technology only. Default false. */
  hideLabel?: boolean
  /** Marks the question; native radio buttons are also checked by the browser. Default false. */
  required?: boolean
  /** Writes "(optional)" after the question. Default false. */
  optional?: boolean
  /** Switches every control off. Default false. */
  disabled?: boolean
  /** Further class names. Default none. */
  className?: string
}

/** Props of a question that is answered by choosing among options; `Value` is one or several. */
export interface ChoiceProps<Option, Value, Chosen = Value> extends QuestionProps {
  /** Name a chosen value is sent under. */
  name: string
  /** The choices, in order. */
  options: readonly Option[]
  /** Chosen value, when the page holds it. Default: the part or the browser holds it. */
  value?: Value
  /** Value chosen at first. Default none. */
  defaultValue?: Value
  /** Called with the new choice. Default none. */
  onValueChange?: (details: { value: Chosen }) => void
  /** Id of the first control, for a link of an error summary. Default: generated. */
  id?: string
}
