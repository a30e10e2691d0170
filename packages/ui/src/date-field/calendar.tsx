import { parseDate, type UseDatePickerReturn, useDatePicker } from '@ark-ui/react/date-picker'
import { button, dateField } from '@forecourt/styled-system/recipes'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { CalendarDays } from './calendar-days.tsx'
import { CalendarHeader } from './calendar-header.tsx'
import { findKeyTarget } from './calendar-keys.ts'
import type { CalendarProps, DatePreset } from './calendar-props.ts'
import { CalendarSpans, openSpan } from './calendar-spans.tsx'
import { clampDate, dateProblem, formatDay, type IsoDate, isIsoDate } from './iso-date.ts'
import { findOpeningDay, findVisitorsToday, type OpenDays } from './open-day.ts'

const dayOf = (date: IsoDate | undefined) => (date ? parseDate(date) : undefined)

/* Arrows follow the page's direction; by itself Ark takes the one of the locale. */
const textDirection = () => ({ dir: document.dir === 'rtl' ? 'rtl' : 'ltr' })

/** Days of a month, months of a year or years of a decade. What cannot be chosen can be reached and says why. */
export function Calendar(props: CalendarProps) {
  const { isRange = false, reasonFor, presets, min, max, onChoose } = props
  const classes = dateField()
  const [today] = useState(() => props.today || findVisitorsToday(new Date()))
  const days: OpenDays = { min, max, reasonFor }
  const { id, picker } = useCalendarMachine(props, today)
  const frame = useFocusedDay()
  const titleId = `${id}-title`
  const { view } = picker
  const current = picker.focusedValue.toString()
  return (
    <div ref={frame} id={id}>
      <CalendarHeader {...{ picker, titleId }} limits={days} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the grid inside */}
      <div onKeyDownCapture={(event) => onGridKey(event, picker, props)}>
        {view === 'day' ? (
          <CalendarDays
            {...{ picker, titleId, days, today }}
            onChooseAgain={isRange ? undefined : (day) => onChoose([day])}
          />
        ) : (
          <CalendarSpans {...{ picker, titleId, days, view }} />
        )}
      </div>
      <p className={classes.reason} aria-hidden="true">
        {describeDay(current, dateProblem(current, days, reasonFor), picker, isRange)}
      </p>
      {presets && <Presets presets={presets(today)} {...{ days, onChoose }} />}
    </div>
  )
}

function useCalendarMachine(props: CalendarProps, today: IsoDate) {
  const { value, isRange, min, max, reasonFor, onChoose } = props
  const id = useId()
  const chosen = value.filter((day) => isIsoDate(day) && clampDate(day, { min, max }) === day)
  const first = value.find(isIsoDate) ?? ''
  const picker = useDatePicker({
    inline: true,
    closeOnSelect: false,
    ids: { content: id },
    ...textDirection(),
    // Days have no time zone; any other would move them where the clock changes.
    timeZone: 'UTC',
    locale: 'en-AU',
    startOfWeek: 1,
    min: dayOf(min),
    max: dayOf(max),
    selectionMode: isRange ? 'range' : 'single',
    defaultValue: chosen.map((day) => parseDate(day)),
    defaultFocusedValue: parseDate(findOpeningDay(first, today, { min, max, reasonFor })),
    isDateUnavailable: (day) => (reasonFor?.(day.toString()) ?? null) !== null,
    format: (day) => formatDay(day.toString()),
    onValueChange: (details) => {
      if (details.value.length === (isRange ? 2 : 1)) onChoose(details.value.map(String))
    },
  })
  return { id, picker }
}

/** Gives the focus to the calendar's day when it opens. */
function useFocusedDay() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    focusCurrentCell(frame.current)
  }, [])
  return frame
}

const focusCurrentCell = (within: Element | null) =>
  within?.querySelector<HTMLElement>('[data-focus]')?.focus()

/* Keys the machine leaves out, and Enter where it would do nothing: on the chosen day, on a month. */
function onGridKey(event: KeyboardEvent, picker: UseDatePickerReturn, props: CalendarProps) {
  const current = picker.focusedValue.toString()
  const target = findKeyTarget(picker.view, event.key, current)
  const isChosen = !props.isRange && picker.value[0]?.toString() === current
  if (target !== null) {
    picker.setFocusedValue(parseDate(target))
    const grid = event.currentTarget
    requestAnimationFrame(() => focusCurrentCell(grid))
  } else if (event.key === 'Enter' && picker.view !== 'day') {
    openSpan(picker, picker.view, current, props)
  } else if (event.key === 'Enter' && isChosen) {
    props.onChoose([current])
  } else return
  event.preventDefault()
  event.stopPropagation()
}

function describeDay(
  date: IsoDate,
  problem: string | null,
  picker: UseDatePickerReturn,
  isRange: boolean,
): string {
  if (problem) return `${formatDay(date)}: ${problem}`
  const [first, last] = picker.value
  if (isRange && first && !last) return `From ${formatDay(first.toString())}. Choose the last day.`
  return formatDay(date)
}

interface PresetsProps {
  presets: readonly DatePreset[]
  days: OpenDays
  onChoose: CalendarProps['onChoose']
}

function Presets({ presets, days, onChoose }: PresetsProps) {
  const isOpen = (date: IsoDate) => dateProblem(date, days, days.reasonFor) === null
  return (
    <div className={dateField().presets}>
      {presets.map(({ label, dates }) => (
        <button
          key={label}
          type="button"
          disabled={!dates.every(isOpen)}
          className={button({ variant: 'outline', size: 'sm' })}
          onClick={() => onChoose(dates)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
