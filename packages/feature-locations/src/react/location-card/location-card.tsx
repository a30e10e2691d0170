import { cx } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { ButtonLink } from '@forecourt/ui/button'
import { Card } from '@forecourt/ui/card'
import { Link } from '@forecourt/ui/link'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import {
  describeLocation,
  findHoursToday,
  formatAddress,
  formatDirectionsUrl,
  type Location,
  listWeekHours,
} from '../../model/index.ts'
import { locationPartStyles as parts } from '../location-parts/location-parts.styles.ts'
import { Licences, PhoneAndWebsite } from '../location-parts/location-parts.tsx'
import { OpeningWords } from '../opening/opening-words.tsx'
import { DayList } from '../week-hours/day-list.tsx'
import { locationCardStyles } from './location-card.styles.ts'

/** Pages of a location; null for one the site has not. */
export interface LocationLinks {
  /** Its own page. */
  page: string | null
  /** Where to write to it, or to book a service. */
  contact: { href: string; label: string } | null
}

/** Part of a site a card depends on. */
export type LocationCardSite = Pick<Site, 'features' | 'plugins' | 'locationPages'>

export interface LocationCardProps {
  /** Location the card is about. */
  location: Location
  /** Decides about calling and the second link. */
  site: LocationCardSite
  /** Any instant of today; the clock is that of the location's state. */
  now: Date
  /** Pages of the location. Default none. */
  links?: LocationLinks
  /** Kilometres from the place a visitor typed; null when none was. Default null. */
  km?: number | null
  /** Says which department it is. Default false. */
  showsType?: boolean
  /** Level of the name's heading. Default `h3`. */
  headingLevel?: 'h2' | 'h3' | 'h4'
}

const noLinks: LocationLinks = { page: null, contact: null }

type Classes = ReturnType<typeof locationCardStyles>

/** A place of the dealer: name, address, today's hours, ways to call and get there, licences. */
export function LocationCard(props: LocationCardProps) {
  const { location, links = noLinks, km = null, showsType, headingLevel: Heading = 'h3' } = props
  const classes = locationCardStyles()
  const about = [showsType && describeLocation(location), km !== null && formatDistance(km)].filter(
    Boolean,
  )
  return (
    <Card padding="md" className={classes.card}>
      <div className={classes.body}>
        <Heading className={classes.name}>
          {links.page ? <a href={links.page}>{location.name}</a> : location.name}
        </Heading>
        {about.length > 0 && <p className={classes.about}>{about.join(' · ')}</p>}
        <Facts {...props} classes={classes} />
        <Actions {...props} links={links} classes={classes} />
        <Licences location={location} />
      </div>
    </Card>
  )
}

const wholeKm = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

/** "12 km away", and of what is near that it is. */
const formatDistance = (km: number): string =>
  km < 1 ? 'Less than 1 km away' : `${wholeKm.format(km)} km away`

function Facts({ location, now, classes }: LocationCardProps & { classes: Classes }) {
  const days = listWeekHours(location, now)
  return (
    <ul className={parts.facts}>
      <li className={cx(parts.fact, createMaskIconClass('location', 'start'))}>
        <Link href={formatDirectionsUrl(location)} newTab>
          {formatAddress(location.address)}
        </Link>
      </li>
      {days && (
        <li className={cx(parts.fact, createMaskIconClass('clock', 'start'))}>
          <div>
            <OpeningWords location={location} now={now} className={parts.today} />
            <details className={classes.week}>
              <summary className={classes.summary}>Hours this week</summary>
              <DayList
                days={days}
                today={findHoursToday(location, now)?.date}
                caption={`Opening hours of ${location.name} this week`}
              />
            </details>
          </div>
        </li>
      )}
    </ul>
  )
}

/** Directions, or the page of the location, as the dealer chose. Source: LOC-019, CFG-089 */
function SecondLink({ location, site, links }: LocationCardProps & { links: LocationLinks }) {
  if (site.locationPages.secondLink === 'View Location Details' && links.page)
    return (
      <ButtonLink
        href={links.page}
        variant="outline"
        size="sm"
        aria-label={`View Location Details of ${location.name}`}
      >
        View Location Details
      </ButtonLink>
    )
  return (
    <ButtonLink
      href={formatDirectionsUrl(location)}
      target="_blank"
      rel="noopener"
      variant="outline"
      size="sm"
      className={createMaskIconClass('directions', 'start')}
      aria-label={`Get Directions to ${location.name} (opens in a new tab)`}
    >
      Get Directions
    </ButtonLink>
  )
}

function Actions(props: LocationCardProps & { links: LocationLinks; classes: Classes }) {
  const { location, site, links, classes } = props
  return (
    <div className={classes.actions}>
      {links.contact && (
        <ButtonLink
          href={links.contact.href}
          variant="outline"
          size="sm"
          className={createMaskIconClass('message', 'start')}
          aria-label={`${links.contact.label} ${location.name}`}
        >
          {links.contact.label}
        </ButtonLink>
      )}
      <SecondLink {...props} />
      <PhoneAndWebsite location={location} site={site} size="sm" />
    </div>
  )
}
