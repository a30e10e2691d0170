import { Link } from '@forecourt/ui/link'
import type { DayHours } from '../../model/index.ts'
import { weekHoursStyles } from './week-hours.styles.ts'

export interface WeekHoursProps {
  /** The days, Monday first, as `listWeekHours` gives them. */
  days: readonly DayHours[]
  /** Date of today, YYYY-MM-DD; its row stands out. Default none. */
  today?: string | undefined
  /** Subject of the table, for people who do not see its place. */
  caption: string
  /** Page to enquire at on closed days, in place of 'Closed'. Default none. */
  closedDayHref?: string | undefined
}

/** Opening hours of one week, a row a day. */
export function WeekHours({ days, today, caption, closedDayHref }: WeekHoursProps) {
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
            <td className={classes.hours}>
              {day.isClosed && closedDayHref ? (
                <Link href={closedDayHref} aria-label={`Enquire Now for ${day.weekdayName}`}>
                  Enquire Now
                </Link>
              ) : (
                day.text
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
