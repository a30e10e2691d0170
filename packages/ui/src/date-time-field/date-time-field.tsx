'use client'

import { dateTimeField, hiddenText } from '@forecourt/styled-system/recipes'
import { type ReactNode, useId, useState } from 'react'
import { DateField, type DateFieldProps, formatDay } from '../date-field/index.ts'
import { FieldGroup } from '../field/index.ts'
import { type DateTime, openSlot, slotCountText, type TimeSlot } from './time-slots.ts'

export interface DateTimeFieldProps
  extends Pick<
    DateFieldProps,
    'min' | 'max' | 'unavailable' | 'today' | 'presets' | 'calendarLabel'
  > {
  /** Order that is arranged, such as "When would you like to come?". */
  label: ReactNode
  /** Times of a day, in order; called with an empty text before a day was chosen. */
  slotsOn: (date: string) => readonly TimeSlot[]
  /** Chosen day and time, when the page holds them. Default: the field holds them. */
  value?: DateTime
  /** Day and time at first. Default none. */
  defaultValue?: DateTime
  /** Called with each change of day or time. Default none. */
  onValueChange?: (details: { value: DateTime }) => void
  /** Names day and time are sent under. Default "date" and "time". */
  names?: readonly [date: string, time: string]
  /** Label of the day. Default "Day". */
  dateLabel?: string
  /** Label of the times. Default "Time". */
  timeLabel?: string
  /** Both must be chosen. Default false. */
  required?: boolean
  /** Writes "(optional)" after the label. Default false. */
  optional?: boolean
  /** Neither can be changed. Default false. */
  disabled?: boolean
  /** Help under the label. Default none. */
  hint?: ReactNode
  /** Problem with the day. Default none. */
  dateError?: ReactNode
  /** Problem with the time. Default none. */
  timeError?: ReactNode
  /** Id of the day's input; the first time has `{id}-time`. Default: generated. */
  id?: string
  /** Further class names. Default none. */
  className?: string
}

const nothing: DateTime = { date: '', time: '' }

/** A day and one of its times. A time the new day does not have is cleared, and the field says so. */
export function DateTimeField({
  label,
  slotsOn,
  value,
  defaultValue = nothing,
  onValueChange,
  names = ['date', 'time'],
  dateLabel = 'Day',
  timeLabel = 'Time',
  required,
  optional,
  disabled,
  hint,
  dateError,
  timeError,
  id,
  className,
  ...calendar
}: DateTimeFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const classes = dateTimeField()
  const [ownValue, setOwnValue] = useState(defaultValue)
  const [lost, setLost] = useState<string | null>(null)
  const { date, time } = value ?? ownValue
  const slots = slotsOn(date)
  const change = (next: DateTime) => {
    setOwnValue(next)
    onValueChange?.({ value: next })
  }
  const changeDate = (next: string) => {
    const before = openSlot(slots, time)
    const isKept = openSlot(slotsOn(next), time) !== undefined
    setLost(before && !isKept ? before.label : null)
    change({ date: next, time: isKept ? time : '' })
  }
  const changeTime = (next: string) => {
    setLost(null)
    change({ date, time: next })
  }
  return (
    <FieldGroup id={fieldId} {...{ label, hint, optional, disabled, className }}>
      <div className={classes.parts}>
        <DateField
          {...calendar}
          id={fieldId}
          name={names[0]}
          label={dateLabel}
          required={required}
          error={dateError}
          value={date}
          onValueChange={(details) => changeDate(details.value)}
        />
        <FieldGroup
          id={`${fieldId}-time`}
          role="radiogroup"
          label={timeLabel}
          required={required}
          error={timeError ?? (lost && `${lost} is not open on that day. Choose another time.`)}
        >
          <TimeSlots
            {...{ slots, time, required }}
            id={`${fieldId}-time`}
            name={names[1]}
            onChoose={changeTime}
          />
          {slots.length === 0 && (
            <p className={classes.empty}>
              {date === ''
                ? 'Choose a day to see its times.'
                : 'No times on this day. Choose another day.'}
            </p>
          )}
        </FieldGroup>
      </div>
      <output className={hiddenText()}>
        {date !== '' && `${slotCountText(slots)} on ${formatDay(date)}.`}
      </output>
    </FieldGroup>
  )
}

interface TimeSlotsProps {
  slots: readonly TimeSlot[]
  time: string
  id: string
  name: string
  required: boolean | undefined
  onChoose: (time: string) => void
}

function TimeSlots({ slots, time, id, name, required, onChoose }: TimeSlotsProps) {
  const classes = dateTimeField()
  return (
    <div className={classes.slots}>
      {slots.map((slot, index) => (
        <label
          key={slot.value}
          className={classes.slot}
          data-unavailable={slot.unavailable ? '' : undefined}
        >
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={name}
            value={slot.value}
            required={required}
            disabled={Boolean(slot.unavailable)}
            checked={slot.value === time}
            className={hiddenText()}
            onChange={() => onChoose(slot.value)}
          />
          <span>{slot.label}</span>
          {slot.unavailable && <span className={classes.reason}>{slot.unavailable}</span>}
        </label>
      ))}
    </div>
  )
}
