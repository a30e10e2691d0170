import type { SpecialHours } from '@forecourt/tenant-config/model'

/** A day whose hours differ from the week's, in one spelling. */
export interface SpecialDay {
  /** Calendar date, YYYY-MM-DD. */
  date: string
  /** Why the day differs; null when nobody said. */
  name: string | null
  status: 'Open' | 'Closed'
  /** Opening time, HH:MM; null when closed or unknown. */
  open: string | null
  /** Closing time, HH:MM; null when closed or unknown. */
  close: string | null
  /** Location the day is for; null means every location. */
  locationId: number | null
}

/**
 * Reads a special-hours entry in either spelling: start_hour and end_hour or hours.begin and
 * hours.end, location_id or location.id. With both, the first spelling counts.
 * Source: DATA-034
 */
export function toSpecialDay(entry: SpecialHours): SpecialDay {
  return {
    date: entry.date,
    name: entry.name,
    status: entry.status,
    open: entry.start_hour ?? entry.hours?.begin ?? null,
    close: entry.end_hour ?? entry.hours?.end ?? null,
    locationId: entry.location_id ?? entry.location?.id ?? null,
  }
}
