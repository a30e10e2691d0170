'use client'

import { dateField } from '@forecourt/styled-system/recipes'
import { useId, useRef, useState } from 'react'
import { CalendarButton, CalendarPopup, opensCalendar } from '../date-field/calendar-popup.tsx'
import type { DateFieldProps } from '../date-field/index.ts'
import { dateProblem } from '../date-field/iso-date.ts'
import { FieldGroup, type QuestionProps } from '../field/index.ts'
import { TextField } from '../text-field/index.ts'

/** First and last day, both of which belong to it; an empty text is none. */
export interface DateRange {
  from: string
  to: string
}

export interface DateRangeFieldProps
  extends QuestionProps,
    Pick<DateFieldProps, 'min' | 'max' | 'unavailable' | 'today' | 'presets' | 'calendarLabel'> {
  /** Chosen days, when the page holds them. Default: the field holds them. */
  value?: DateRange
  /** Days at first. Default none. */
  defaultValue?: DateRange
  /** Called with each change of either day. Default none. */
  onValueChange?: (details: { value: DateRange }) => void
  /** Names the days are sent under. Default "from" and "to". */
  names?: readonly [from: string, to: string]
  /** Labels of the days. Default "From" and "To". */
  dayLabels?: readonly [from: string, to: string]
  /** Id of the first day's input; the last one has `{id}-to`. Default: generated. */
  id?: string
}

const nothing: DateRange = { from: '', to: '' }

/**
 * A first and a last day: two of the browser's own date inputs, with one calendar beside them where there
 * is script and a mouse.
 */
export function DateRangeField({
  min,
  max,
  unavailable,
  today,
  presets,
  calendarLabel = 'Choose days',
  value,
  defaultValue = nothing,
  onValueChange,
  names = ['from', 'to'],
  dayLabels = ['From', 'To'],
  id,
  ...group
}: DateRangeFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const frame = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [ownValue, setOwnValue] = useState(defaultValue)
  const [checked, setChecked] = useState({ from: false, to: false })
  const { from, to } = value ?? ownValue
  const change = (next: DateRange) => {
    setOwnValue(next)
    onValueChange?.({ value: next })
  }
  const input = (end: keyof DateRange, limits: { min?: string; max?: string }) => ({
    ...limits,
    type: 'date',
    label: dayLabels[end === 'from' ? 0 : 1],
    name: names[end === 'from' ? 0 : 1],
    required: group.required,
    disabled: group.disabled,
    value: { from, to }[end],
    'aria-invalid': group.error ? true : undefined,
    error: checked[end] && dateProblem({ from, to }[end], limits, unavailable),
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      setChecked({ ...checked, [end]: false })
      change({ from, to, [end]: event.currentTarget.value })
    },
    onBlur: () => setChecked({ ...checked, [end]: true }),
  })
  return (
    <FieldGroup {...group} required={false} id={fieldId}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the inputs inside */}
      <div
        ref={frame}
        className={`${dateField().root} ${dateField().ends}`}
        onKeyDown={(event) => {
          if (!(event.target instanceof HTMLInputElement) || !opensCalendar(event)) return
          event.preventDefault()
          popup.current?.showPopover()
        }}
      >
        <TextField {...input('from', { min, max })} id={fieldId} />
        <TextField
          {...input('to', { min: from || min, max })}
          id={`${fieldId}-to`}
          endButton={
            <CalendarButton
              label={calendarLabel}
              disabled={group.disabled}
              popupId={`${fieldId}-calendar`}
            />
          }
        />
      </div>
      <CalendarPopup
        {...{ popup, min, max, today, presets }}
        id={`${fieldId}-calendar`}
        label={calendarLabel}
        anchor={frame}
        isRange
        value={[from, to].filter(Boolean)}
        reasonFor={unavailable}
        onChoose={([first = '', last = '']) => {
          change({ from: first, to: last })
          setChecked({ from: true, to: true })
        }}
      />
    </FieldGroup>
  )
}
