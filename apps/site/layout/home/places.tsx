import { LocationsBlock, SpecialDaysDialog } from '@forecourt/feature-locations'
import {
  findPoint,
  formatLocationPath,
  type Location,
  listSpecialDays,
} from '@forecourt/feature-locations/model'
import { drawMap } from '@forecourt/feature-locations/server'
import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { createLocationLinks } from '../location-links.ts'
import { HomeSection } from './home-section.tsx'

/* The words of the button begin where the cards do. */
const holidays = css({ mt: '4', ms: 'calc(-1 * {spacing.5})' })

export interface PlacesProps {
  site: Site
  now: Date
  /** Locations to show. */
  places: readonly Location[]
  /** Heading above them. Default that of the home page. */
  heading?: string
}

/** Locations of the dealer, with today's hours and the way to write to each. */
export function Places({
  site,
  now,
  places,
  heading = site.content.home.placesHeading,
}: PlacesProps) {
  const [first, ...others] = places
  if (!first) return null
  const point = others.length === 0 ? findPoint(first) : null
  return (
    <HomeSection id="places" heading={heading}>
      <LocationsBlock
        locations={places}
        site={site}
        now={now}
        linksOf={createLocationLinks(site)}
        map={point && drawMap([point], 9 / 16)}
      />
      <div className={holidays}>
        <SpecialDaysDialog
          days={listSpecialDays(places, now)}
          href={`${formatLocationPath(first.slug)}#holiday-hours`}
        />
      </div>
    </HomeSection>
  )
}
