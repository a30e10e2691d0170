import { DayList, OpeningWords } from '@forecourt/feature-locations'
import {
  findHoursToday,
  findPoint,
  type Location,
  listWeekHours,
} from '@forecourt/feature-locations/model'
import { drawMap } from '@forecourt/feature-locations/server'
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
  const today = findHoursToday(location, now)?.date
  const point = findPoint(location)
  return (
    <MapSection
      location={location}
      map={point && drawMap([point], 9 / 21)}
      hours={days && <OpeningWords location={location} now={now} />}
    >
      {days && (
        <details className={styles.week}>
          <summary className={styles.summary}>Hours this week</summary>
          <DayList
            days={days}
            today={today}
            caption={`Opening hours of ${location.name} this week`}
          />
        </details>
      )}
    </MapSection>
  )
}
