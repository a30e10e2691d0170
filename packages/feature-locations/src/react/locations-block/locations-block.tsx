import { css } from '@forecourt/styled-system/css'
import { MapDrawingView } from '@forecourt/ui/map-picture'
import { chooseColumns, type Location, type MapDrawing } from '../../model/index.ts'
import {
  LocationCard,
  type LocationCardSite,
  type LocationLinks,
} from '../location-card/location-card.tsx'

const grid = {
  display: 'grid',
  gap: 'gutter',
  listStyle: 'none',
  m: '0',
  p: '0',
} as const

const styles = {
  columns: {
    2: css({
      ...grid,
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    }),
    3: css({
      ...grid,
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      },
    }),
    4: css({
      ...grid,
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        xl: 'repeat(4, minmax(0, 1fr))',
      },
    }),
  },
  map: css({ overflow: 'clip', borderRadius: 'card', borderWidth: '1px', borderColor: 'border' }),
  large: css({
    display: 'grid',
    gap: 'gutter',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    alignItems: 'stretch',
  }),
}

export interface LocationsBlockProps {
  /** Locations in the order they are shown. */
  locations: readonly Location[]
  /** Settings of the dealer that a card shows. */
  site: LocationCardSite
  /** Any instant of today. */
  now: Date
  /** Addresses of the buttons of a location. */
  linksOf: (location: Location) => LocationLinks
  /** Map in 16:9 of the only location; null without coordinates. */
  map: MapDrawing | null
}

/**
 * Locations of the dealer: one as a large card with a map, several as a grid.
 * Source: LOC-014 to LOC-016
 */
export function LocationsBlock({ locations, site, now, linksOf, map }: LocationsBlockProps) {
  const [only, ...others] = locations
  if (!only) return null
  // A workshop that shares the name of its showroom is told apart by what it does.
  const isNameShared = ({ id, name }: Location) =>
    locations.some((other) => other.id !== id && other.name === name)
  const card = (location: Location) => (
    <LocationCard
      location={location}
      site={site}
      now={now}
      links={linksOf(location)}
      showsType={isNameShared(location)}
    />
  )
  if (others.length === 0)
    return (
      <div className={map ? styles.large : undefined}>
        {card(only)}
        {map && (
          <div className={styles.map}>
            <MapDrawingView drawing={map} ratio="16:9" alt={`Map around ${only.name}`} />
          </div>
        )}
      </div>
    )
  return (
    <ul className={styles.columns[chooseColumns(locations.length)]}>
      {locations.map((location) => (
        <li key={location.id}>{card(location)}</li>
      ))}
    </ul>
  )
}
