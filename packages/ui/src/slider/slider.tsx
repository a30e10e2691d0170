'use client'

import { Slider as Ark } from '@ark-ui/react/slider'
import { cx } from '@forecourt/styled-system/css'
import { slider } from '@forecourt/styled-system/recipes'
import { type ReactNode, useRef, useState } from 'react'
import { formatNumberText, NumberField } from '../number-field/index.ts'

export interface SliderProps {
  /** What is set, as a legend over the track. */
  label: string
  /** Smallest value. */
  min: number
  /** Largest value. */
  max: number
  /** Distance between two values of the thumbs. Default 1. */
  step?: number
  /** Chosen values, one or two, ascending, when the page holds them. Default: the slider holds them. */
  value?: readonly number[]
  /** Values at first: one number makes one thumb, two make a range. Default both ends, `[min, max]`. */
  defaultValue?: readonly number[]
  /** Called while a thumb moves. Default none. */
  onValueChange?: (details: { value: number[] }) => void
  /** Called when a thumb is let go, a key is pressed or a field is left: the moment to search. Default none. */
  onValueCommit?: (details: { value: number[] }) => void
  /** Names the fields are sent under, one for each thumb. Default none, not sent. */
  names?: readonly string[]
  /** Labels of the fields, one for each thumb. Default "From" and "To"; for one thumb the label, unseen. */
  fieldLabels?: readonly string[]
  /** Stands before the numbers, such as "$". Default none. */
  prefix?: string
  /** Stands after the numbers, such as " km". Default none. */
  suffix?: string
  /** Thousands separators in the fields, which are also sent; for years and the like off. Default true. */
  grouping?: boolean
  /** Words a thumb is read with. Default prefix, number, suffix. */
  formatValue?: (value: number) => string
  /** Cannot be moved. Default false. */
  disabled?: boolean
  /** Hides the legend where a heading already says it. Default false. */
  hideLabel?: boolean
  /** Further content under the fields. Default none. */
  children?: ReactNode
  /** Further class names. Default none. */
  className?: string
}

const rangeLabels = ['From', 'To']

/** Thumbs keep their order and their distance from the ends, whichever field was changed. */
function withFieldValue(values: readonly number[], index: number, next: number): number[] {
  const [low = next, high] = values
  if (high === undefined) return [next]
  return index === 0 ? [Math.min(next, high), high] : [low, Math.max(next, low)]
}

/** One or two thumbs with number fields that say and set the same. */
export function Slider({
  label,
  min,
  max,
  step = 1,
  value,
  defaultValue = [min, max],
  onValueChange,
  onValueCommit,
  names,
  fieldLabels,
  prefix = '',
  suffix = '',
  grouping = true,
  formatValue,
  disabled,
  hideLabel,
  children,
  className,
}: SliderProps) {
  const [ownValue, setOwnValue] = useState<readonly number[]>(defaultValue)
  const values = [...(value ?? ownValue)]
  const labels = fieldLabels ?? (values.length > 1 ? rangeLabels : [label])
  const classes = slider()
  const words =
    formatValue ?? ((number: number) => `${prefix}${formatNumberText(number, grouping)}${suffix}`)
  const changed = useRef<number[]>(null)
  const change = (next: number[]) => {
    changed.current = next
    setOwnValue(next)
    onValueChange?.({ value: next })
  }
  const setField = (index: number) => (details: { value: number | null }) => {
    const next = withFieldValue(values, index, details.value ?? (index === 0 ? min : max))
    change(next)
    onValueCommit?.({ value: next })
  }
  return (
    <fieldset
      className={cx(classes.root, className)}
      disabled={disabled}
      aria-label={hideLabel ? label : undefined}
    >
      {!hideLabel && <legend className={classes.legend}>{label}</legend>}
      <Ark.Root
        min={min}
        max={max}
        step={step}
        value={values}
        disabled={disabled}
        thumbAlignment="center"
        aria-label={labels.map((each) =>
          values.length > 1 ? `${label} ${each.toLowerCase()}` : each,
        )}
        getAriaValueText={(details) => words(details.value)}
        onValueChange={(details) => change(details.value)}
        // Ark ends a change before React has handed the new value back, and would tell the old one.
        onValueChangeEnd={(details) => onValueCommit?.({ value: changed.current ?? details.value })}
      >
        <Ark.Control className={classes.control}>
          <Ark.Track className={classes.track}>
            <Ark.Range className={classes.range} />
          </Ark.Track>
          {values.map((_, index) => (
            <Ark.Thumb key={labels[index]} index={index} className={classes.thumb} />
          ))}
        </Ark.Control>
      </Ark.Root>
      <div className={classes.fields}>
        {values.map((each, index) => (
          <NumberField
            key={labels[index]}
            label={labels[index]}
            hideLabel={values.length === 1 && !fieldLabels}
            name={names?.[index]}
            value={each}
            min={min}
            max={max}
            step={step}
            prefix={prefix}
            suffix={suffix}
            grouping={grouping}
            onValueChange={setField(index)}
          />
        ))}
      </div>
      {children}
    </fieldset>
  )
}
