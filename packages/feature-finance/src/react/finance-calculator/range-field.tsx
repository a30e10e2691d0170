import { TextField } from '@forecourt/ui/text-field'
import type { ChangeEvent, KeyboardEvent } from 'react'
import { moveSlider, type NumberField } from '../../model/index.ts'
import { calculatorStyles } from './finance-calculator.styles.ts'

export interface RangeFieldProps {
  /** Label of the field; the slider is read with it too. */
  label: string
  /** Name in the address. */
  name: string
  /** Range and step. */
  field: NumberField
  /** Number the slider stands at. */
  value: number
  /** Text in the field. */
  text: string
  /** Words the slider is read with, such as "5 years". */
  words: string
  prefix?: string
  suffix?: string
  /** Sentence under the field. Default none. */
  error?: string
  /** Called with each change of the text. Default none, the browser keeps it. */
  onText?: (details: { text: string }) => void
  /** Called with each place of the slider. */
  onSlide?: (details: { value: number }) => void
  /** Called when the field is left. */
  onLeave?: () => void
}

const directions: Readonly<Record<string, 'up' | 'down'>> = {
  ArrowUp: 'up',
  ArrowRight: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'down',
}

/** Nearest place of a slider to where a pointer is. */
function snap(value: number, { min, max, step }: NumberField): number {
  const place = Number((min + Math.round((value - min) / step) * step).toFixed(6))
  return Math.min(Math.max(place, min), max)
}

/**
 * A number to be typed, and a slider of the same. Only the text is sent; without script the slider is
 * not there. A value between two places stays until the slider moves (`D-49`).
 */
export function RangeField(props: RangeFieldProps) {
  const { label, name, field, value, text, words, prefix, suffix, error } = props
  const { onText, onSlide, onLeave } = props
  const classes = calculatorStyles()
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl'
    const key = isTurned
      ? event.key.replace(/Left|Right/, (side) => (side === 'Left' ? 'Right' : 'Left'))
      : event.key
    const direction = directions[key]
    const isModified = event.altKey || event.ctrlKey || event.metaKey
    if (!direction || isModified) return
    event.preventDefault()
    onSlide?.({ value: moveSlider(value, direction, field) })
  }
  const slide = (event: ChangeEvent<HTMLInputElement>) =>
    onSlide?.({ value: snap(event.currentTarget.valueAsNumber, field) })
  return (
    <div className={classes.field}>
      <TextField
        label={label}
        name={name}
        prefix={prefix}
        suffix={suffix}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        optional={field.isOptional}
        {...(onText
          ? {
              value: text,
              onChange: (event) => onText({ text: event.currentTarget.value }),
              onBlur: onLeave,
            }
          : { defaultValue: text })}
      />
      <input
        type="range"
        className={classes.range}
        aria-label={`${label} slider`}
        aria-valuetext={words}
        min={field.min}
        max={field.max}
        // A browser would move a value between two steps onto one.
        step="any"
        value={Math.min(Math.max(value, field.min), field.max)}
        onKeyDown={onKeyDown}
        onChange={slide}
      />
    </div>
  )
}
