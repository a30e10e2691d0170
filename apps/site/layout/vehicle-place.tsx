import { findHoursToday, type Location, listWeekHours } from '@forecourt/feature-locations/model'
import { MapSection } from '@forecourt/feature-vdp'
import { css } from '@forecourt/styled-system/css'

const styles = {
  week: css({ maxW: '[28rem]' }),
  summary: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '8', _touch: 'touch' },
    textStyle: 'bodySm',
    color: 'action.fg',
    textDecoration: 'underline',
    cursor: 'pointer',
  }),
  // A day is one element, not the three of a table, and a vehicle page has many.
  days: css({
    m: '0',
    p: '0',
    listStyle: 'none',
    textStyle: 'bodySm',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { py: '1.5', borderBottomWidth: '1px', borderColor: 'border' },
    '& > li[aria-current]': { fontWeight: 'bold' },
  }),
}

/** Where a vehicle stands, with the week's hours below the map. */
export function VehiclePlace({ location, now }: { location: Location; now: Date }) {
  const days = listWeekHours(location, now)
  const today = findHoursToday(location, now)?.date
  return (
    <MapSection location={location} now={now}>
      {days && (
        <details className={styles.week}>
          <summary className={styles.summary}>Hours this week</summary>
          <ul className={styles.days} aria-label={`Opening hours of ${location.name} this week`}>
            {days.map(({ date, weekdayName, specialName, text }) => (
              <li key={date} aria-current={date === today ? 'date' : undefined}>
                {`${weekdayName}${specialName ? ` (${specialName})` : ''}: ${text}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </MapSection>
  )
}
