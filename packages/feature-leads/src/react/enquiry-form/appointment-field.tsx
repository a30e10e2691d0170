import { DateTimeField } from '@forecourt/ui/date-time-field'
import { useState } from 'react'
import {
  type AppointmentDay,
  formatTimeKey,
  formatTimeLabel,
  listTimes,
} from '../../model/appointment.ts'
import type { FieldErrors } from '../../model/enquiry.ts'
import { TIME_TAKEN } from '../../model/error-message.ts'
import type { FieldChange } from './enquiry-field.tsx'

export interface AppointmentFieldProps {
  /** Id of the day; the first time has `{id}-time`. */
  id: string
  /** Order that is arranged. */
  label: string
  /** Days and times to choose from, at least one. */
  days: readonly AppointmentDay[]
  /** Chosen day, YYYY-MM-DD; '' is none. */
  date: string
  /** Chosen time, HH:MM; '' is none. */
  time: string
  /** Mistakes of the form by field. */
  errors: FieldErrors
  /** Called with each change; a new day may clear the time. */
  onChange: (change: FieldChange) => void
}

const preference = 'This is a preference: we confirm the time with you by phone or email.'

const names = ['appointment_date', 'appointment_time'] as const

/** A preferred day and time. Before a day is chosen every time of any day is there, so it works without script too. */
export function AppointmentField({ id, label, date, time, ...field }: AppointmentFieldProps) {
  const { errors, onChange } = field
  const days = useFreeDays(field.days, { date, time, isTaken: errors[names[1]] === TIME_TAKEN })
  return (
    <DateTimeField
      id={id}
      label={label}
      optional
      hint={
        date === '' && haveOwnTimes(days)
          ? `${preference} Not every day has every time.`
          : preference
      }
      names={names}
      value={{ date, time }}
      min={days[0]?.date}
      max={days.at(-1)?.date}
      today={days[0]?.date}
      unavailable={(day) =>
        listTimes(days, day).length === 0 ? 'We are closed on this day.' : null
      }
      slotsOn={(day) =>
        listTimes(days, day).map((value) => ({ value, label: formatTimeLabel(value) }))
      }
      dateError={errors[names[0]]}
      timeError={errors[names[1]]}
      onValueChange={({ value }) => {
        if (value.date === date) onChange({ name: names[1], value: value.time })
        else onChange({ name: names[0], value: value.date, others: { [names[1]]: value.time } })
      }}
    />
  )
}

/** True where a day has fewer times than are shown before a day is chosen. */
const haveOwnTimes = (days: readonly AppointmentDay[]) =>
  days.some(({ times }) => times.length < listTimes(days, '').length)

/** Days without the times that turned out to be taken since the page came. */
function useFreeDays(
  days: readonly AppointmentDay[],
  { date, time, isTaken }: { date: string; time: string; isTaken: boolean },
): readonly AppointmentDay[] {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const chosen = formatTimeKey(date, time)
  if (isTaken && !taken.has(chosen)) setTaken(new Set([...taken, chosen]))
  if (taken.size === 0) return days
  return days.map((day) => ({
    ...day,
    times: day.times.filter((each) => !taken.has(formatTimeKey(day.date, each))),
  }))
}
