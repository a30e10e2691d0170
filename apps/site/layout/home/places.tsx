import { LocationCard } from '@forecourt/feature-locations'
import { type Location, listLocations } from '@forecourt/feature-locations/model'
import type { Site } from '@forecourt/tenant-config/model'
import { cardGrid, section, sectionHead, sectionTitle } from './home.styles.ts'

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
    <section className={section} aria-labelledby="places">
      <div className={sectionHead}>
        <h2 id="places" className={sectionTitle}>
          {site.content.home.placesHeading}
        </h2>
      </div>
      <ul className={cardGrid}>
        {places.map((place) => (
          <li key={place.id}>
            <LocationCard location={place} site={site} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
