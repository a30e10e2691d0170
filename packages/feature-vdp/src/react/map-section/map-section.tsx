import {
  findHoursToday,
  findPoint,
  formatAddress,
  formatDirectionsUrl,
  formatHoursToday,
  type Location,
} from '@forecourt/feature-locations/model'
import { css, cx } from '@forecourt/styled-system/css'
import { ButtonLink } from '@forecourt/ui/button'
import { MapPicture } from '@forecourt/ui/map-picture'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import type { ReactNode } from 'react'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' }),
  plain: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    justifyItems: 'start',
  }),
  name: css({ textStyle: 'label', m: '0' }),
  address: css({ fontStyle: 'normal', m: '0' }),
  today: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    mt: '1',
    textStyle: 'bodySm',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { flexShrink: '0', color: 'fg.muted' },
  }),
}

export interface MapSectionProps {
  /** Where the vehicle stands. */
  location: Location
  /** The moment whose hours are shown, on the clock of the location's state. */
  now: Date
  /** Below the map, such as the week's hours and ways to call. Default none. */
  children?: ReactNode
}

/**
 * Where the vehicle is: drawn map, address, today's hours, directions. Without coordinates the
 * address stands alone. Nothing is asked of a map service before a visitor follows the link.
 * Source: VDP-063
 */
export function MapSection({ location, now, children }: MapSectionProps) {
  const point = findPoint(location)
  const { street, city, state, postcode } = location.address
  return (
    <div className={styles.root}>
      {point ? (
        <MapPicture
          place={{ name: location.name, ...point }}
          addressLines={[street, `${city} ${state.toUpperCase()} ${postcode}`]}
          directionsHref={formatDirectionsUrl(location)}
          directionsText="Get Directions"
          ratio="21:9"
        >
          <Today location={location} now={now} />
        </MapPicture>
      ) : (
        <AddressAlone location={location} now={now} />
      )}
      {children}
    </div>
  )
}

function AddressAlone({ location, now }: Pick<MapSectionProps, 'location' | 'now'>) {
  return (
    <div className={styles.plain}>
      <h3 className={styles.name}>{location.name}</h3>
      <address className={styles.address}>{formatAddress(location.address)}</address>
      <Today location={location} now={now} />
      <ButtonLink
        href={formatDirectionsUrl(location)}
        variant="outline"
        target="_blank"
        rel="noopener"
        className={createMaskIconClass('directions', 'start')}
        aria-label={`Get Directions to ${location.name} (opens in a new tab)`}
      >
        Get Directions
      </ButtonLink>
    </div>
  )
}

function Today({ location, now }: Pick<MapSectionProps, 'location' | 'now'>) {
  const today = findHoursToday(location, now)
  if (!today) return null
  const why = today.specialName ? ` (${today.specialName})` : ''
  return (
    <span className={cx(styles.today, createMaskIconClass('clock', 'start'))}>
      {formatHoursToday(today)}
      {why}
    </span>
  )
}
