import {
  formatAddress,
  formatDirectionsUrl,
  type Location,
  type MapDrawing,
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
  address: css({ fontStyle: 'normal', m: '0', textWrap: 'pretty' }),
  hours: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    mt: '1',
    textStyle: 'bodySm',
    fontVariantNumeric: 'tabular-nums',
    _after: { flexShrink: '0', color: 'fg.muted' },
  }),
}

export interface MapSectionProps {
  /** Where the vehicle stands. */
  location: Location
  /** Map of it in 21:9; null without coordinates. */
  map: MapDrawing | null
  /** Hours of today. Default none. */
  hours?: ReactNode
  /** Below the map, such as the week's hours and ways to call. Default none. */
  children?: ReactNode
}

/**
 * Where the vehicle is: drawn map, address, today's hours, directions. Without coordinates the
 * address stands alone. Nothing is asked of a map service before a visitor follows the link.
 * Source: VDP-063
 */
export function MapSection({ location, map, hours, children }: MapSectionProps) {
  const { street, city, state, postcode } = location.address
  const today = hours && (
    <span className={cx(styles.hours, createMaskIconClass('clock', 'start'))}>{hours}</span>
  )
  return (
    <div className={styles.root}>
      {map ? (
        <MapPicture
          drawing={map}
          name={location.name}
          addressLines={[street, `${city} ${state.toUpperCase()} ${postcode}`]}
          directionsHref={formatDirectionsUrl(location)}
          directionsText="Get Directions"
          ratio="21:9"
        >
          {today}
        </MapPicture>
      ) : (
        <AddressAlone location={location} hours={today} />
      )}
      {children}
    </div>
  )
}

function AddressAlone({ location, hours }: Pick<MapSectionProps, 'location' | 'hours'>) {
  return (
    <div className={styles.plain}>
      <h3 className={styles.name}>{location.name}</h3>
      <address className={styles.address}>{formatAddress(location.address)}</address>
      {hours}
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
