import { cx } from '@forecourt/styled-system/css'
import { ButtonLink } from '@forecourt/ui/button'
import { Link } from '@forecourt/ui/link'
import { MapPicture } from '@forecourt/ui/map-picture'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import type { ReactNode } from 'react'
import {
  type ComingSpecialDay,
  describeLocation,
  formatAddress,
  formatDirectionsUrl,
  type Location,
  type MapDrawing,
  type ShownReviews,
} from '../../model/index.ts'
import type { LocationCardSite, LocationLinks } from '../location-card/location-card.tsx'
import { locationPartStyles as parts } from '../location-parts/location-parts.styles.ts'
import { Licences, PhoneAndWebsite } from '../location-parts/location-parts.tsx'
import { OpeningWords } from '../opening/opening-words.tsx'
import { ReviewList, ReviewSummary } from '../review-list/review-list.tsx'
import { SpecialDays } from '../special-days/special-days.tsx'
import { LocationHours, type LocationHoursProps } from './location-hours.tsx'
import { locationPageStyles as styles } from './location-page.styles.ts'

export interface LocationPageProps {
  /** Location the page is about. */
  location: Location
  /** Decides about calling. */
  site: LocationCardSite
  /** Any instant of today. */
  now: Date
  /** Pages of the location; its own is this one. */
  links: Pick<LocationLinks, 'contact'>
  /** Its photo, map picture, or that there is none. */
  picture: ReactNode
  /** Map in 21:9 below the photo; null without coordinates, or where the picture is a map already. */
  map: MapDrawing | null
  /** Hours of a department, here or elsewhere; null where it has none. */
  hours: Omit<LocationHoursProps, 'at' | 'now'> | null
  /** Coming days whose hours differ. */
  specialDays: readonly ComingSpecialDay[]
  /** Reviews, where they are shown. */
  reviews: ShownReviews | null
  /** Vehicles that stand there. Default none. */
  stock?: ReactNode
}

/** Page of one location: where it is, when somebody is there, what people say of it. */
export function LocationPage(props: LocationPageProps) {
  const { location, now, picture, map, hours, specialDays, reviews, stock } = props
  const { street, city, state, postcode } = location.address
  return (
    <article className={styles.root}>
      <div className={styles.top}>
        <div className={styles.picture}>{picture}</div>
        <About {...props} />
      </div>
      {(hours || specialDays.length > 0) && (
        <div className={styles.hours}>
          {hours && <LocationHours {...hours} at={location} now={now} />}
          {specialDays.length > 0 && (
            <Section id="holiday-hours" heading="Holiday Hours">
              <SpecialDays days={specialDays} />
            </Section>
          )}
        </div>
      )}
      {stock}
      {map && (
        <Section id="map" heading="Where we are">
          <MapPicture
            drawing={map}
            name={location.name}
            addressLines={[street, `${city} ${state.toUpperCase()} ${postcode}`]}
            ratio="21:9"
          />
        </Section>
      )}
      {reviews && (
        <Section id="reviews" heading="Reviews">
          <ReviewSummary reviews={reviews} />
          <ReviewList reviews={reviews} />
        </Section>
      )}
    </article>
  )
}

interface SectionProps {
  id: string
  heading: string
  children: ReactNode
}

function Section({ id, heading, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

function About({ location, site, now, links, reviews }: LocationPageProps) {
  return (
    <div className={styles.about}>
      <h1 className={styles.title}>{location.name}</h1>
      <p className={styles.type}>{describeLocation(location)}</p>
      {reviews && <ReviewSummary reviews={reviews} />}
      <ul className={parts.facts}>
        <li className={cx(parts.fact, createMaskIconClass('location', 'start'))}>
          <div>
            <address className={styles.address}>{formatAddress(location.address)}</address>
            <Link href={formatDirectionsUrl(location)} newTab>
              Get Directions from Google Maps
            </Link>
          </div>
        </li>
        {location.contact_detail.opening_hours.length > 0 && (
          <li className={cx(parts.fact, createMaskIconClass('clock', 'start'))}>
            <OpeningWords location={location} now={now} className={parts.today} />
          </li>
        )}
      </ul>
      <div className={parts.actions}>
        {links.contact && <ButtonLink href={links.contact.href}>{links.contact.label}</ButtonLink>}
        <PhoneAndWebsite location={location} site={site} />
      </div>
      <Licences location={location} />
    </div>
  )
}
