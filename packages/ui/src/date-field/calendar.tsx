import { type DateValue, parseDate, useDatePicker } from '@ark-ui/react/date-picker'
import { dateField } from '@forecourt/styled-system/recipes'
import { type ComponentPropsWithoutRef, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/index.ts'
import {
  addDays,
  clampDate,
  type DateLimits,
  dateProblem,
  findWeekday,
  formatDay,
  type IsoDate,
} from './iso-date.ts'

export interface CalendarProps extends DateLimits {
  /** Chosen day; an empty text is none. */
  value: IsoDate
  /** Day that has the focus at first. */
  start: IsoDate
  /** Marked as today; an empty text is none. */
  today: IsoDate
  reasonFor: ((date: IsoDate) => string | null) | undefined
  onChoose: (date: IsoDate) => void
}

type DatePicker = ReturnType<typeof useDatePicker>

const dayOf = (date: IsoDate | undefined) => (date ? parseDate(date) : undefined)

/* Arrows follow the page's direction; by itself Ark takes the one of the locale. */
const textDirection = () => ({ dir: document.dir === 'rtl' ? 'rtl' : 'ltr' })

/** One month as a grid of days. Days that cannot be chosen can be reached and say why. */
export function Calendar({ value, start, today, min, max, reasonFor, onChoose }: CalendarProps) {
  const classes = dateField()
  const id = useId()
  const limits = { min, max }
  const isWithin = value !== '' && clampDate(value, limits) === value
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
    value: isWithin ? [parseDate(value)] : [],
    defaultFocusedValue: parseDate(start),
    isDateUnavailable: (day) => (reasonFor?.(day.toString()) ?? null) !== null,
    format: (day) => formatDay(day.toString()),
    onValueChange: (details) => {
      const [day] = details.value
      if (day) onChoose(day.toString())
    },
  })
  const frame = useFocusedDay()
  const current = picker.focusedValue.toString()
  const problem = dateProblem(current, limits, reasonFor)
  return (
    <div ref={frame} id={id}>
      <div className={classes.header}>
        <MonthButton trigger={picker.getPrevTriggerProps()} label="Previous month">
          <ChevronLeftIcon size={20} />
        </MonthButton>
        <span id={`${id}-month`} aria-live="polite" className={classes.month}>
          {picker.visibleRangeText.start}
        </span>
        <MonthButton trigger={picker.getNextTriggerProps()} label="Next month">
          <ChevronRightIcon size={20} />
        </MonthButton>
      </div>
      <table {...picker.getTableProps()} aria-labelledby={`${id}-month`} className={classes.grid}>
        <thead>
          <tr>
            {picker.weekDays.map(({ long }) => (
              <th key={long} scope="col" abbr={long} className={classes.weekday}>
                {long.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the days inside */}
        <tbody onKeyDown={(event) => onDayKey(event, picker, onChoose)}>
          {picker.weeks.map((week) => (
            <tr key={String(week[0])}>
              {week.map((day) => (
                <Day
                  key={day.toString()}
                  {...{ day, picker, today, onChoose }}
                  problem={dateProblem(day.toString(), limits, reasonFor)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.reason} aria-hidden="true">
        {problem ? `${formatDay(current)}: ${problem}` : formatDay(current)}
      </p>
    </div>
  )
}

/** Gives the focus to the calendar's day when it opens. */
function useFocusedDay() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    focusCurrentDay(frame.current)
  }, [])
  return frame
}

const focusCurrentDay = (within: Element | null) =>
  within?.querySelector<HTMLElement>('[data-focus]')?.focus()

/* What the calendar's own keys leave out: the ends of the week, and the chosen day once more. */
function onDayKey(event: KeyboardEvent, picker: DatePicker, onChoose: (date: IsoDate) => void) {
  const current = picker.focusedValue.toString()
  const start = addDays(current, -findWeekday(current))
  const ends: Readonly<Record<string, IsoDate>> = { Home: start, End: addDays(start, 6) }
  const end = ends[event.key]
  const isChosen = picker.value[0]?.toString() === current
  if (end === undefined && !(event.key === 'Enter' && isChosen)) return
  event.preventDefault()
  if (end === undefined) return onChoose(current)
  picker.setFocusedValue(parseDate(end))
  const days = event.currentTarget
  requestAnimationFrame(() => focusCurrentDay(days))
}

interface MonthButtonProps extends ComponentPropsWithoutRef<'button'> {
  trigger: ComponentPropsWithoutRef<'button'>
  label: string
}

/* It keeps the focus at the last month, or the next key would go to the page. */
function MonthButton({ trigger, label, children }: MonthButtonProps) {
  const { disabled: isOff, onClick, ...rest } = trigger
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-disabled={Boolean(isOff)}
      className={dateField().turn}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </button>
  )
}

interface DayProps {
  day: DateValue
  picker: DatePicker
  today: IsoDate
  problem: string | null
  onChoose: (date: IsoDate) => void
}

function Day({ day, picker, ...rest }: DayProps) {
  const { outsideRange } = picker.getDayTableCellState({ value: day })
  const cell = outsideRange ? {} : picker.getDayTableCellProps({ value: day })
  return (
    <td {...cell} aria-current={undefined}>
      {!outsideRange && <DayButton {...{ day, picker }} {...rest} />}
    </td>
  )
}

function DayButton({ day, picker, today, problem, onChoose }: DayProps) {
  const date = day.toString()
  const { selected } = picker.getDayTableCellState({ value: day })
  const { onClick, ...trigger } = picker.getDayTableCellTriggerProps({ value: day })
  return (
    <button
      {...trigger}
      type="button"
      className={dateField().day}
      aria-label={problem ? `${formatDay(date)}, ${problem}` : formatDay(date)}
      aria-disabled={problem !== null}
      aria-current={date === today ? 'date' : undefined}
      aria-invalid={undefined}
      data-chosen={selected ? '' : undefined}
      onClick={(event) => {
        if (problem !== null) picker.setFocusedValue(day)
        else if (selected) onChoose(date)
        else onClick?.(event)
      }}
    >
      {day.day}
    </button>
  )
}
