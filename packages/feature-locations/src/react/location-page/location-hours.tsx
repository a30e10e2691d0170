import { Link } from '@forecourt/ui/link'
import { findHoursToday, type Location, listWeekHours } from '../../model/index.ts'
import { type DepartmentTab, DepartmentTabs } from '../department-tabs/department-tabs.tsx'
import { WeekHours } from '../week-hours/week-hours.tsx'
import { locationPageStyles as styles } from './location-page.styles.ts'

export interface LocationHoursProps {
  /** Location whose page it is. */
  at: Location
  /** Location whose hours are shown: the page's own, or the one with the chosen department. */
  location: Location
  /** Page of that location; null for none. */
  href: string | null
  /** Departments to choose; nothing with fewer than two. */
  tabs: readonly DepartmentTab[]
  /** Page to enquire at on closed days. Default none. */
  closedDayHref?: string | undefined
  /** Any instant of the week. */
  now: Date
}

/**
 * "Opening Hours" of the week with a choice of department. Hours of another place name it; a place without hours
 * shows nothing.
 * Source: LOC-024 to LOC-030
 */
export function LocationHours({
  at,
  location,
  href,
  tabs,
  closedDayHref,
  now,
}: LocationHoursProps) {
  const days = listWeekHours(location, now)
  if (!days && (tabs.length < 2 || location.id === at.id)) return null
  return (
    <section id="opening-hours" aria-labelledby="opening-hours-heading" className={styles.section}>
      <h2 id="opening-hours-heading" className={styles.heading}>
        Opening Hours
      </h2>
      <DepartmentTabs label="Department" tabs={tabs} />
      {location.id !== at.id && location.name !== at.name && (
        <p className={styles.note}>
          {days ? 'Hours of' : 'Ask'}{' '}
          {href ? <Link href={href}>{location.name}</Link> : location.name}
        </p>
      )}
      {days && (
        <WeekHours
          days={days}
          today={findHoursToday(location, now)?.date}
          caption={`Opening hours of ${location.name} this week`}
          closedDayHref={closedDayHref}
        />
      )}
    </section>
  )
}
