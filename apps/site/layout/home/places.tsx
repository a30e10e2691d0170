import { LocationCard } from '@forecourt/feature-locations'
import { type Location, listLocations } from '@forecourt/feature-locations/model'
import type { Site } from '@forecourt/tenant-config/model'
import { cardGrid, HomeSection } from './home-section.tsx'

export interface PlacesProps {
  site: Site
  now: Date
  /** Id of a location that the page shows elsewhere. Default none. */
  without?: Location['id'] | undefined
}

/** Where the dealer is, with today's hours. */
export function Places({ site, now, without }: PlacesProps) {
  const places = listLocations(site).filter(({ id, visible }) => visible && id !== without)
  if (places.length === 0) return null
  return (
    <HomeSection id="places" heading={site.content.home.placesHeading}>
      <ul className={cardGrid}>
        {places.map((place) => (
          <li key={place.id}>
            <LocationCard location={place} site={site} now={now} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
