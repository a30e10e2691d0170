import type { DayHours } from '../../model/index.ts'
import { weekHoursStyles } from './week-hours.styles.ts'

export interface WeekHoursProps {
  /** The days, Monday first, as `listWeekHours` gives them. */
  days: readonly DayHours[]
  /** Date of today, YYYY-MM-DD; its row stands out. Default none. */
  today?: string
  /** Subject of the table, for people who do not see its place. */
  caption: string
}

/** Opening hours of one week, a row a day. */
export function WeekHours({ days, today, caption }: WeekHoursProps) {
  const classes = weekHoursStyles()
  return (
    <table className={classes.table} aria-label={caption}>
      <tbody>
        {days.map((day) => (
          <tr
            key={day.date}
            className={classes.row}
            data-today={day.date === today || undefined}
            aria-current={day.date === today ? 'date' : undefined}
          >
            <th scope="row" className={classes.day}>
              {day.weekdayName}
              {day.specialName && <span className={classes.note}>{day.specialName}</span>}
            </th>
            <td className={classes.hours}>{day.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
