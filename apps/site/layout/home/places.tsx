import { formatContactPath } from '@forecourt/feature-leads/model'
import { LocationCard } from '@forecourt/feature-locations'
import type { Location } from '@forecourt/feature-locations/model'
import type { Site } from '@forecourt/tenant-config/model'
import { cardGrid, HomeSection } from './home-section.tsx'

export interface PlacesProps {
  site: Site
  now: Date
  /** Locations to show. */
  places: readonly Location[]
}

/** Locations of the dealer, with today's hours and the way to write to each. */
export function Places({ site, now, places }: PlacesProps) {
  if (places.length === 0) return null
  return (
    <HomeSection id="places" heading={site.content.home.placesHeading}>
      <ul className={cardGrid}>
        {places.map((place) => (
          <li key={place.id}>
            <LocationCard
              location={place}
              site={site}
              now={now}
              contact={{ href: formatContactPath(place.slug), label: site.labels.contact }}
            />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
