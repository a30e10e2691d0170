import { WeekHours } from '@forecourt/feature-locations'
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
}

/** Where a vehicle stands, with the week's hours below the map. */
export function VehiclePlace({ location, now }: { location: Location; now: Date }) {
  const days = listWeekHours(location, now)
  return (
    <MapSection location={location} now={now}>
      {days && (
        <details className={styles.week}>
          <summary className={styles.summary}>Hours this week</summary>
          <WeekHours
            days={days}
            today={findHoursToday(location, now)?.date}
            caption={`Opening hours of ${location.name} this week`}
          />
        </details>
      )}
    </MapSection>
  )
}
