import { createPhoneLink, isFeatureOn, type Site } from '@forecourt/tenant-config/model'
import { ButtonLink } from '@forecourt/ui/button'
import { Link } from '@forecourt/ui/link'
import { createMaskIconClass } from '@forecourt/ui/mask-icon'
import { type Location, listLicences } from '../../model/index.ts'
import { locationPartStyles as styles } from './location-parts.styles.ts'

export interface LocationPartProps {
  location: Location
}

/** Number to call, where the site shows one, and the website of the location's own. Source: `LOC-011`, `LOC-012` */
export function PhoneAndWebsite({
  location,
  site,
  size = 'md',
}: LocationPartProps & { site: Pick<Site, 'features' | 'plugins'>; size?: 'sm' | 'md' }) {
  const phone = location.contact_detail.phone || location.contact_detail.landline_phone
  return (
    <>
      {phone !== '' && isFeatureOn(site, 'callTheDealer') && (
        <ButtonLink
          href={createPhoneLink(phone).href}
          variant="outline"
          size={size}
          className={createMaskIconClass('phone', 'start')}
        >
          {phone}
        </ButtonLink>
      )}
      {location.website !== null && (
        <Link href={location.website} newTab className={styles.website}>
          Visit Website
        </Link>
      )}
    </>
  )
}

/** Licences of a location, dealer first. Source: `LOC-007`, `LOC-008` */
export function Licences({ location }: LocationPartProps) {
  const licences = listLicences(location)
  if (licences.length === 0) return null
  return (
    <ul className={styles.licences} aria-label={`Licences of ${location.name}`}>
      {licences.map((licence) => (
        <li key={licence}>{licence}</li>
      ))}
    </ul>
  )
}
