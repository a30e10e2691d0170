'use client'

import { cx } from '@forecourt/styled-system/css'
import { slider } from '@forecourt/styled-system/recipes'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { formatNumberText, NumberField } from '../number-field/index.ts'
import { fractionOf, moveThumb } from './slider-scale.ts'
import { placeStyle, Thumb } from './thumb.tsx'
import { useThumbDrag } from './use-thumb-drag.ts'

export interface SliderProps {
  /** Values that are set, as a legend over the track. */
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
  /** Most digits after the point in the fields. Default 0, whole numbers. */
  decimals?: number
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
  decimals = 0,
  formatValue,
  disabled,
  hideLabel,
  children,
  className,
}: SliderProps) {
  const [ownValue, setOwnValue] = useState<readonly number[]>(defaultValue)
  const values = value ?? ownValue
  const scale = { min, max, step }
  const isRange = values.length > 1
  const labels = fieldLabels ?? (isRange ? rangeLabels : [label])
  const classes = slider()
  const words =
    formatValue ??
    ((number: number) => `${prefix}${formatNumberText(number, grouping, decimals)}${suffix}`)
  const change = (next: number[]) => {
    setOwnValue(next)
    onValueChange?.({ value: next })
  }
  const settle = (index: number, next: number) => {
    const moved = moveThumb(values, index, next)
    change(moved)
    onValueCommit?.({ value: moved })
  }
  const drag = useThumbDrag({
    values,
    scale,
    disabled,
    onMove: change,
    onEnd: (ended) => onValueCommit?.({ value: ended }),
  })
  const places = values.map((each) => fractionOf(each, scale))
  return (
    <fieldset
      className={cx(classes.root, className)}
      disabled={disabled}
      aria-label={hideLabel ? label : undefined}
    >
      {!hideLabel && <legend className={classes.legend}>{label}</legend>}
      <div
        className={classes.control}
        style={{
          ...placeStyle('--from', isRange ? (places[0] ?? 0) : 0),
          ...placeStyle('--to', places.at(-1) ?? 1),
        }}
        data-disabled={disabled ? '' : undefined}
        {...drag}
      >
        {values.map((each, index) => (
          <Thumb
            key={labels[index]}
            label={isRange ? `${label} ${labels[index]?.toLowerCase()}` : (labels[index] ?? label)}
            value={each}
            scale={scale}
            words={words(each)}
            className={classes.thumb}
            inputClassName={classes.input}
            disabled={disabled}
            onSet={(next) => settle(index, next)}
          />
        ))}
      </div>
      <div className={classes.fields} style={signsStyle(`${prefix}${max}${suffix}`)}>
        {values.map((each, index) => (
          <NumberField
            key={labels[index]}
            label={labels[index]}
            hideLabel={!isRange && !fieldLabels}
            name={names?.[index]}
            value={each}
            min={min}
            max={max}
            step={step}
            prefix={prefix}
            suffix={suffix}
            grouping={grouping}
            decimals={decimals}
            onValueChange={(details) => settle(index, details.value ?? (index === 0 ? min : max))}
          />
        ))}
      </div>
      {children}
    </fieldset>
  )
}

/* Width of the fields, in zeros of the font that is in use: one of the device may be wider than the dealer's. */
const signsStyle = (text: string) =>
  ({ '--signs': text.replace(/\W/g, '').length }) as CSSProperties
