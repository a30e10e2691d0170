import { cx } from '@forecourt/styled-system/css'
import { createPhoneLink, isFeatureOn, type Site } from '@forecourt/tenant-config/model'
import { Badge } from '@forecourt/ui/badge'
import { ButtonLink } from '@forecourt/ui/button'
import { Card } from '@forecourt/ui/card'
import { Link } from '@forecourt/ui/link'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import {
  findHoursToday,
  formatAddress,
  formatDirectionsUrl,
  type Location,
  listLicences,
  listWeekHours,
  type TodayHours,
} from '../../model/index.ts'
import { WeekHours } from '../week-hours/week-hours.tsx'
import { locationCardStyles } from './location-card.styles.ts'

export interface LocationCardProps {
  location: Location
  /** Decides whether the card offers to call. */
  site: Pick<Site, 'features' | 'plugins'>
  /** The moment whose hours are shown; the clock is that of the location's state. */
  now: Date
  /** Page to write to this location. Default no such link. */
  contact?: { href: string; label: string } | undefined
  /** Level of the name's heading. Default `h3`. */
  headingLevel?: 'h2' | 'h3' | 'h4'
}

type Classes = ReturnType<typeof locationCardStyles>

/** A place of the dealer: name, address, today's hours, ways to call and get there, licences. */
export function LocationCard({
  location,
  site,
  now,
  contact,
  headingLevel = 'h3',
}: LocationCardProps) {
  const Heading = headingLevel
  const classes = locationCardStyles()
  const today = findHoursToday(location, now)
  return (
    <Card padding="md">
      <div className={classes.body}>
        <Heading className={classes.name}>{location.name}</Heading>
        <ul className={classes.facts}>
          <li className={cx(classes.fact, createMaskIconClass('location', 'start'))}>
            <Link href={formatDirectionsUrl(location)} newTab>
              {formatAddress(location.address)}
            </Link>
          </li>
          {today && (
            <li className={cx(classes.fact, createMaskIconClass('clock', 'start'))}>
              <OpeningHours location={location} today={today} now={now} classes={classes} />
            </li>
          )}
        </ul>
        <Actions location={location} site={site} contact={contact} classes={classes} />
        <Licences location={location} classes={classes} />
      </div>
    </Card>
  )
}

function OpeningHours({
  location,
  today,
  now,
  classes,
}: Pick<LocationCardProps, 'location' | 'now'> & { today: TodayHours; classes: Classes }) {
  return (
    <div>
      <div className={classes.today}>
        <span>
          Today {today.isClosed ? 'closed' : today.text}
          {today.specialName && ` (${today.specialName})`}
        </span>
        {today.isOpenNow !== null && !today.isClosed && (
          <Badge tone={today.isOpenNow ? 'success' : 'neutral'}>
            {today.isOpenNow ? 'Open now' : 'Closed now'}
          </Badge>
        )}
      </div>
      <details className={classes.week}>
        <summary className={classes.summary}>Hours this week</summary>
        <WeekHours
          days={listWeekHours(location, now) ?? []}
          today={today.date}
          caption={`Opening hours of ${location.name} this week`}
        />
      </details>
    </div>
  )
}

function Actions({
  location,
  site,
  contact,
  classes,
}: Pick<LocationCardProps, 'location' | 'site' | 'contact'> & { classes: Classes }) {
  const phone = location.contact_detail.phone || location.contact_detail.landline_phone
  return (
    <div className={classes.actions}>
      <ButtonLink
        href={formatDirectionsUrl(location)}
        target="_blank"
        rel="noopener"
        variant="outline"
        className={createMaskIconClass('directions', 'start')}
        aria-label={`Get Directions to ${location.name} (opens in a new tab)`}
      >
        Get Directions
      </ButtonLink>
      {phone !== '' && isFeatureOn(site, 'callTheDealer') && (
        <ButtonLink
          href={createPhoneLink(phone).href}
          variant="outline"
          className={createMaskIconClass('phone', 'start')}
        >
          {phone}
        </ButtonLink>
      )}
      {contact && (
        <ButtonLink
          href={contact.href}
          variant="outline"
          className={createMaskIconClass('message', 'start')}
          aria-label={`${contact.label} ${location.name}`}
        >
          {contact.label}
        </ButtonLink>
      )}
    </div>
  )
}

function Licences({
  location,
  classes,
}: Pick<LocationCardProps, 'location'> & { classes: Classes }) {
  const licences = listLicences(location)
  if (licences.length === 0) return null
  return (
    <ul className={classes.licences} aria-label={`Licences of ${location.name}`}>
      {licences.map((licence) => (
        <li key={licence}>{licence}</li>
      ))}
    </ul>
  )
}
