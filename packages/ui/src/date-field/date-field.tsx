'use client'

import { dateField } from '@forecourt/styled-system/recipes'
import { type ReactNode, useId, useRef, useState } from 'react'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import { CalendarButton, CalendarPopup, opensCalendar } from './calendar-popup.tsx'
import type { DatePreset } from './calendar-props.ts'
import { dateProblem } from './iso-date.ts'

export interface DateFieldProps
  extends Omit<
    TextFieldProps,
    | 'label'
    | 'type'
    | 'value'
    | 'defaultValue'
    | 'min'
    | 'max'
    | 'prefix'
    | 'suffix'
    | 'endButton'
    | 'ref'
  > {
  /** Label above the field. Default "Date". */
  label?: ReactNode
  /** Chosen day as `2026-11-23`, when the page holds it; an empty text is none. Default: the field holds it. */
  value?: string
  /** Day at first. Default none. */
  defaultValue?: string
  /** First day that can be chosen. Default none. */
  min?: string
  /** Last day that can be chosen. Default none. */
  max?: string
  /** Why a day cannot be chosen, in a sentence, or null when it can. Default: every day within the limits can. */
  unavailable?: (date: string) => string | null
  /** Day the calendar marks as today. Default: the visitor's own, once the calendar opens. */
  today?: string
  /** Days offered under the calendar, made from today. Default none. */
  presets?: (today: string) => readonly DatePreset[]
  /** Name of the calendar and of its button. Default "Choose a day". */
  calendarLabel?: string
  /** Called with each whole day, and with an empty text. Default none. */
  onValueChange?: (details: { value: string }) => void
}

/**
 * A day. The browser's own date input, with a calendar beside it where there is script and a mouse; on
 * a phone the system's own calendar opens.
 */
export function DateField({
  label = 'Date',
  value,
  defaultValue = '',
  min,
  max,
  unavailable,
  today,
  presets,
  calendarLabel = 'Choose a day',
  error,
  className,
  onChange,
  onBlur,
  onValueChange,
  ...rest
}: DateFieldProps) {
  const popupId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [ownValue, setOwnValue] = useState(defaultValue)
  const [isChecked, setChecked] = useState(false)
  const date = value ?? ownValue
  const choose = (next: string) => {
    setOwnValue(next)
    onValueChange?.({ value: next })
  }
  const problem = isChecked ? dateProblem(date, { min, max }, unavailable) : null
  const isFixed = rest.disabled || rest.readOnly
  return (
    <div ref={frame} className={dateField().root}>
      <TextField
        {...rest}
        type="date"
        label={label}
        error={error ?? problem}
        min={min}
        max={max}
        value={date}
        className={className}
        onChange={(event) => {
          onChange?.(event)
          setChecked(false)
          choose(event.currentTarget.value)
        }}
        onBlur={(event) => {
          onBlur?.(event)
          setChecked(true)
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event)
          if (isFixed || !opensCalendar(event)) return
          event.preventDefault()
          popup.current?.showPopover()
        }}
        endButton={<CalendarButton label={calendarLabel} disabled={isFixed} popupId={popupId} />}
      />
      <CalendarPopup
        {...{ popup, min, max, today, presets }}
        id={popupId}
        label={calendarLabel}
        anchor={frame}
        value={[date]}
        reasonFor={unavailable}
        onChoose={([day = '']) => {
          choose(day)
          setChecked(true)
        }}
      />
    </div>
  )
}
