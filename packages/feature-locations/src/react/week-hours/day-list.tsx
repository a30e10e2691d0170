import type { DayHours } from '../../model/index.ts'
import { dayListClass } from './week-hours.styles.ts'

export interface DayListProps {
  /** The days, Monday first, as `listWeekHours` gives them. */
  days: readonly DayHours[]
  /** Date of today, YYYY-MM-DD; its entry stands out. Default none. */
  today?: string | undefined
  /** Subject of the list, for people who do not see its place. */
  caption: string
}

/** Opening hours of one week, an element a day, for places with many others around them. */
export function DayList({ days, today, caption }: DayListProps) {
  return (
    <ul className={dayListClass} aria-label={caption}>
      {days.map(({ date, weekdayName, specialName, text }) => (
        <li key={date} aria-current={date === today ? 'date' : undefined}>
          {`${weekdayName}${specialName ? ` (${specialName})` : ''}: ${text}`}
        </li>
      ))}
    </ul>
  )
}
