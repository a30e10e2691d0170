import type { DateValue, UseDatePickerReturn } from '@ark-ui/react/date-picker'
import { dateField } from '@forecourt/styled-system/recipes'
import { dateProblem, formatDay, type IsoDate } from './iso-date.ts'
import type { OpenDays } from './open-day.ts'

export interface CalendarDaysProps {
  picker: UseDatePickerReturn
  /** Id of the calendar's title. */
  titleId: string
  days: OpenDays
  today: IsoDate
  /** Called with the chosen day once more; any other the calendar's machine chooses. */
  onChooseAgain: ((date: IsoDate) => void) | undefined
}

/** Days of a month in a grid, weeks from Monday. */
export function CalendarDays({ picker, titleId, ...rest }: CalendarDaysProps) {
  const classes = dateField()
  return (
    <table {...picker.getTableProps()} aria-labelledby={titleId} className={classes.grid}>
      <thead>
        <tr>
          {picker.weekDays.map(({ long }) => (
            <th key={long} scope="col" abbr={long} className={classes.weekday}>
              {long.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {picker.weeks.map((week) => (
          <tr key={String(week[0])}>
            {week.map((day) => (
              <Day key={day.toString()} {...{ day, picker }} {...rest} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps extends Omit<CalendarDaysProps, 'titleId'> {
  day: DateValue
}

function Day(props: DayProps) {
  const { day, picker } = props
  const { outsideRange } = picker.getDayTableCellState({ value: day })
  const cell = outsideRange ? {} : picker.getDayTableCellProps({ value: day })
  return (
    <td {...cell} aria-current={undefined}>
      {!outsideRange && <DayButton {...props} />}
    </td>
  )
}

function DayButton({ day, picker, today, days, onChooseAgain }: DayProps) {
  const date = day.toString()
  const { selected } = picker.getDayTableCellState({ value: day })
  const { onClick, ...trigger } = picker.getDayTableCellTriggerProps({ value: day })
  const problem = dateProblem(date, days, days.reasonFor)
  return (
    <button
      {...trigger}
      type="button"
      className={dateField().day}
      aria-label={[formatDay(date), problem ?? endWords(day, picker)].filter(Boolean).join(', ')}
      aria-disabled={problem !== null}
      aria-current={date === today ? 'date' : undefined}
      aria-invalid={undefined}
      onClick={(event) => {
        if (problem !== null) picker.setFocusedValue(day)
        else if (selected && onChooseAgain) onChooseAgain(date)
        else onClick?.(event)
      }}
    >
      {day.day}
    </button>
  )
}

/* The ends of a range are read out; the days between are drawn and said by `aria-selected`. */
function endWords(
  day: DateValue,
  { value, selectionMode }: UseDatePickerReturn,
): string | undefined {
  if (selectionMode !== 'range') return undefined
  const index = value.findLastIndex((end) => end.compare(day) === 0)
  return ['first day', 'last day'][index]
}
