import { css } from '@forecourt/styled-system/css'
import type { Site } from '@forecourt/tenant-config/model'
import { ButtonLink } from '@forecourt/ui/button'
import { Card } from '@forecourt/ui/card'

const styles = {
  body: css({ display: 'grid', gap: '4' }),
  heading: css({ textStyle: 'h4', m: '0' }),
  text: css({ m: '0', color: 'fg.muted' }),
  list: css({ display: 'flex', flexWrap: 'wrap', gap: '3', listStyle: 'none', m: '0', p: '0' }),
}

/** "Harbour Toyota", with the make where a dealership has pages for several. */
function bookingLabel(
  { dealerships }: Pick<Site, 'dealerships'>,
  { dealershipSlug, make }: Site['routing']['serviceBooking'][number],
): string {
  const name = dealerships.find(({ slug }) => slug === dealershipSlug)?.name ?? dealershipSlug
  return make === null ? name : `${make} at ${name}`
}

/** Booking pages of the workshops, per dealership and make; nothing where none takes bookings online. Source: `SITE-090`, `CFG-027` */
export function ServiceBooking({ site }: { site: Pick<Site, 'dealerships' | 'routing'> }) {
  const { serviceBooking } = site.routing
  if (serviceBooking.length === 0) return null
  return (
    <Card padding="md">
      <div className={styles.body}>
        <h2 className={styles.heading}>Book online</h2>
        <p className={styles.text}>Choose where your vehicle is serviced and pick a time there.</p>
        <ul className={styles.list}>
          {serviceBooking.map((booking) => (
            <li key={booking.url}>
              <ButtonLink href={booking.url} target="_blank" rel="noopener" variant="outline">
                {bookingLabel(site, booking)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
