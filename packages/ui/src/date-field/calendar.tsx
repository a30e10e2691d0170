import { dateField } from '@forecourt/styled-system/recipes'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/index.ts'
import {
  addDays,
  addMonths,
  clampDate,
  type DateLimits,
  dateForKey,
  dateProblem,
  formatDay,
  formatMonth,
  type IsoDate,
  startOfMonth,
  weekdays,
  weeksOfMonth,
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

/** One month as a grid of days. Days that cannot be chosen can be reached and say why. */
export function Calendar({ value, start, today, min, max, reasonFor, onChoose }: CalendarProps) {
  const classes = dateField()
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const limits = { min, max }
  const [current, setCurrent] = useState(() => clampDate(start, limits))
  const [isByKey, setByKey] = useState(true)
  useEffect(() => {
    if (isByKey) grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus()
  }, [current, isByKey])

  const goTo = (date: IsoDate, byKey: boolean) => {
    setByKey(byKey)
    setCurrent(clampDate(date, limits))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dateForKey(event, current)
    if (next === null) return
    event.preventDefault()
    goTo(next, true)
  }
  const first = startOfMonth(current)
  const hasEarlier = !min || min < first
  const hasLater = !max || max >= addMonths(first, 1)
  const problem = dateProblem(current, limits, reasonFor)
  return (
    <>
      <div className={classes.header}>
        <MonthButton
          label="Previous month"
          isOff={!hasEarlier}
          onPress={() => goTo(addMonths(current, -1), false)}
        >
          <ChevronLeftIcon size={20} />
        </MonthButton>
        <span id={titleId} aria-live="polite" className={classes.month}>
          {formatMonth(current)}
        </span>
        <MonthButton
          label="Next month"
          isOff={!hasLater}
          onPress={() => goTo(addMonths(current, 1), false)}
        >
          <ChevronRightIcon size={20} />
        </MonthButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a calendar is a grid of days */}
      <table ref={grid} role="grid" aria-labelledby={titleId} className={classes.grid}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name} className={classes.weekday}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the days inside */}
        <tbody onKeyDown={onKeyDown}>
          {weeksOfMonth(current).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) => (
                <td key={weekdays[weekday]} aria-selected={day === value && day !== null}>
                  {day && (
                    <Day
                      {...{ day, today, onChoose }}
                      isCurrent={day === current}
                      isChosen={day === value}
                      problem={dateProblem(day, limits, reasonFor)}
                      onReach={() => goTo(day, true)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.reason} aria-hidden="true">
        {problem ? `${formatDay(current)}: ${problem}` : formatDay(current)}
      </p>
    </>
  )
}

interface MonthButtonProps {
  label: string
  isOff: boolean
  onPress: () => void
  children: ReactNode
}

/* It keeps the focus at the last month, or the next key would go to the page. */
function MonthButton({ label, isOff, onPress, children }: MonthButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      className={dateField().turn}
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </button>
  )
}

interface DayProps {
  day: IsoDate
  today: IsoDate
  isCurrent: boolean
  isChosen: boolean
  problem: string | null
  onChoose: (date: IsoDate) => void
  onReach: () => void
}

function Day({ day, today, isCurrent, isChosen, problem, onChoose, onReach }: DayProps) {
  return (
    <button
      type="button"
      className={dateField().day}
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={problem ? `${formatDay(day)}, ${problem}` : formatDay(day)}
      aria-disabled={problem !== null}
      aria-current={day === today ? 'date' : undefined}
      data-chosen={isChosen ? '' : undefined}
      onClick={() => (problem === null ? onChoose(day) : onReach())}
    >
      {Number(day.slice(8))}
    </button>
  )
}

/** Day a calendar opens on: the chosen one, else the first one that can be chosen from `today` on. */
export function openingDay(
  { value, today, min, max }: DateLimits & { value: IsoDate; today: IsoDate },
  reasonFor?: (date: IsoDate) => string | null,
): IsoDate {
  if (value !== '') return value
  const first = clampDate(today, { min, max })
  const days = Array.from({ length: 60 }, (_, index) => addDays(first, index))
  return days.find((day) => dateProblem(day, { min, max }, reasonFor) === null) ?? first
}
