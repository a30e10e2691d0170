import { createPhoneLink } from '@forecourt/tenant-config/model'
import { ButtonLink } from '@forecourt/ui/button'
import { TriangleAlertIcon } from '@forecourt/ui/icon'
import { Link } from '@forecourt/ui/link'
import { STOCK_UNAVAILABLE_TEXT, STOCK_UNAVAILABLE_TITLE } from '../../model/error-message.ts'
import { noticeStyles as styles } from './search-notice.styles.ts'

/** A place a visitor can turn to instead. */
export interface SearchFailedPlace {
  id: number
  name: string
  visible: boolean
  address: { street: string; city: string; state: string; postcode: string }
  contact_detail: { phone: string }
}

export interface SearchFailedProps {
  /** Address of the same search. */
  retryHref: string
  /** The dealer's places; invisible ones are left out. */
  locations: readonly SearchFailedPlace[]
}

/** Stands where the cars would be when the search could not be asked: try again, or call. */
export function SearchFailed({ retryHref, locations }: SearchFailedProps) {
  return (
    <section className={styles.root} aria-labelledby="search-failed">
      <TriangleAlertIcon size={40} className={styles.icon} />
      <h2 id="search-failed" className={styles.title}>
        {STOCK_UNAVAILABLE_TITLE}
      </h2>
      <p className={styles.text}>{STOCK_UNAVAILABLE_TEXT}</p>
      <ButtonLink href={retryHref} rel="nofollow">
        Try Again
      </ButtonLink>
      <ul className={styles.places}>
        {locations
          .filter(({ visible }) => visible)
          .map((place) => (
            <Place key={place.id} place={place} />
          ))}
      </ul>
    </section>
  )
}

function Place({ place }: { place: SearchFailedPlace }) {
  const { street, city, state, postcode } = place.address
  const { phone } = place.contact_detail
  return (
    <li className={styles.place}>
      <h3 className={styles.placeName}>{place.name}</h3>
      <span>
        {street}, {city} {state.toUpperCase()} {postcode}
      </span>
      {phone && <Link href={createPhoneLink(phone).href}>{phone}</Link>}
    </li>
  )
}
