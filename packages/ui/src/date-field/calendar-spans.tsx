import { parseDate, type UseDatePickerReturn } from '@ark-ui/react/date-picker'
import { dateField } from '@forecourt/styled-system/recipes'
import { findPage } from './calendar-keys.ts'
import type { IsoDate } from './iso-date.ts'
import { findOpenDay, type OpenDays } from './open-day.ts'

/** A view whose cells are not days. */
export type SpanView = 'month' | 'year'

export interface CalendarSpansProps {
  picker: UseDatePickerReturn
  /** Id of the calendar's title. */
  titleId: string
  days: OpenDays
  view: SpanView
}

/** Columns of the grid: twelve months or ten years fill them. */
const columnCount = { month: 4, year: 5 } as const

/** True for a month or a year with a day that can be chosen. */
function isSpanOpen(view: SpanView, date: IsoDate, days: OpenDays): boolean {
  const [first, last] = findPage(view === 'month' ? 'day' : 'month', date)
  return findOpenDay(first, last, days) !== null
}

/** Shows the days of a month or the months of a year, if any of them can be chosen. */
export function openSpan(
  picker: UseDatePickerReturn,
  view: SpanView,
  date: IsoDate,
  days: OpenDays,
): void {
  picker.setFocusedValue(parseDate(date))
  if (isSpanOpen(view, date, days)) picker.setView(view === 'month' ? 'day' : 'month')
}

/** Months of a year or years of a decade in a grid. */
export function CalendarSpans({ picker, titleId, days, view }: CalendarSpansProps) {
  const columns = columnCount[view]
  const rows =
    view === 'month'
      ? picker.getMonthsGrid({ columns, format: 'short' })
      : picker.getYearsGrid({ columns })
  return (
    <table
      {...picker.getTableProps({ view, columns })}
      aria-labelledby={titleId}
      className={dateField().grid}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]?.value}>
            {row.map((span) => (
              <Span key={span.value} {...{ picker, days, view }} {...span} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface SpanProps extends Omit<CalendarSpansProps, 'titleId'> {
  label: string
  value: number
}

function Span({ picker, days, view, label, value }: SpanProps) {
  const ofMonth = view === 'month'
  const cell = ofMonth
    ? picker.getMonthTableCellProps({ value })
    : picker.getYearTableCellProps({ value })
  const trigger = ofMonth
    ? picker.getMonthTableCellTriggerProps({ value })
    : picker.getYearTableCellTriggerProps({ value })
  const date = picker.focusedValue.set({ [view]: value }).toString()
  const isOpen = isSpanOpen(view, date, days)
  return (
    <td {...cell} colSpan={1} aria-disabled={!isOpen}>
      <button
        {...trigger}
        type="button"
        className={dateField().span}
        aria-disabled={!isOpen}
        onClick={() => openSpan(picker, view, date, days)}
      >
        {label}
      </button>
    </td>
  )
}
