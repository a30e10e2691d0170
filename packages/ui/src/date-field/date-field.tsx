'use client'

import { dateField } from '@forecourt/styled-system/recipes'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { FieldButton } from '../field/index.ts'
import { usePopupPlace } from '../field/use-popup-place.ts'
import { CalendarIcon } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import { dateProblem, isIsoDate } from './iso-date.ts'
import { openingDay } from './opening-day.ts'
import { useCalendar } from './use-calendar.ts'

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
  /** Name of the calendar and of its button. Default "Choose a day". */
  calendarLabel?: string
  /** Called with each whole day, and with an empty text. Default none. */
  onValueChange?: (details: { value: string }) => void
}

function visitorsToday(): string {
  const now = new Date()
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 10)
}

const opensCalendar = ({ key, altKey }: KeyboardEvent) =>
  key === ' ' || (key === 'ArrowDown' && altKey)

/* What a visitor has when ours cannot be loaded: the connection is gone, or the site was renewed. */
function openNativeCalendar(input: HTMLInputElement | null | undefined) {
  input?.focus()
  try {
    input?.showPicker()
  } catch {
    // The browser wants a newer press; the input can be typed in.
  }
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
  const [isOpen, setOpen] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [marked, setMarked] = useState(today ?? '')
  const { Calendar, load } = useCalendar()
  const date = value ?? ownValue
  const classes = dateField()
  usePopupPlace({ isOpen, anchor: frame, popup, isAtEnd: true })
  const choose = (next: string) => {
    setOwnValue(next)
    onValueChange?.({ value: next })
  }
  const problem = isChecked ? dateProblem(date, { min, max }, unavailable) : null
  const showCalendar = async () => {
    if (await load()) return
    popup.current?.hidePopover()
    openNativeCalendar(frame.current?.querySelector('input'))
  }
  const isFixed = rest.disabled || rest.readOnly
  return (
    <div ref={frame} className={classes.root}>
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
        endButton={
          <FieldButton
            label={calendarLabel}
            disabled={isFixed}
            popoverTarget={popupId}
            onPointerEnter={load}
            onFocus={load}
          >
            <CalendarIcon size={20} />
          </FieldButton>
        }
      />
      <div
        ref={popup}
        id={popupId}
        popover="auto"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element would not open as a popover everywhere
        role="dialog"
        aria-label={calendarLabel}
        className={classes.popup}
        onToggle={(event) => {
          setMarked(today ?? visitorsToday())
          setOpen(event.newState === 'open')
          if (event.newState === 'open') void showCalendar()
        }}
      >
        {isOpen && !Calendar && (
          <Spinner label="Loading the calendar" className={classes.loading} />
        )}
        {isOpen && Calendar && (
          <Calendar
            {...{ min, max, today: marked, value: date }}
            start={openingDay(
              { value: isIsoDate(date) ? date : '', today: marked, min, max },
              unavailable,
            )}
            reasonFor={unavailable}
            onChoose={(day) => {
              choose(day)
              setChecked(true)
              popup.current?.hidePopover()
            }}
          />
        )}
      </div>
    </div>
  )
}
