import { type ComponentType, useState } from 'react'
import type { CalendarProps } from './calendar.tsx'

type CalendarPart = ComponentType<CalendarProps>

let loaded: CalendarPart | null = null

/** The calendar, which a page loads when somebody reaches for it. */
export function useCalendar() {
  const [Calendar, setCalendar] = useState<CalendarPart | null>(null)
  /** Resolves to whether it is there; a press after a lost connection asks again. */
  const load = async (): Promise<boolean> => {
    try {
      loaded ??= (await import('./calendar.tsx')).Calendar
    } catch {
      return false
    }
    setCalendar(() => loaded)
    return true
  }
  return { Calendar, load }
}
