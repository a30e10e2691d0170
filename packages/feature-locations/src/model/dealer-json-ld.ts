import type { OpeningHour, Site } from '@forecourt/tenant-config/model'
import type { Location } from './location.ts'
import { findLocationType } from './location.ts'
import { formatLocationPath } from './location-paths.ts'
import { type ReviewsSite, resolveReviews } from './reviews.ts'
import type { SpecialDay } from './special-day.ts'
import { listComingDays } from './special-days.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** A place that only repairs or sells parts is not a dealer. */
const types = {
  sales: 'AutoDealer',
  used: 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
  'service-and-parts': 'AutoRepair',
} as const

/** Midnight as the vocabulary writes the end of a day. */
const time = (hour: string) => (hour === '24:00' ? '23:59' : hour)

/** Intervals with both ends; free text cannot be published as hours. */
const hours = (opening: readonly OpeningHour[]) =>
  opening.flatMap(({ weekday, status, open, close }) =>
    status === 'Open' && open !== null && close !== null
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${days[weekday]}`,
            opens: time(open),
            closes: time(close),
          },
        ]
      : [],
  )

/**
 * Days that differ; equal times say that it is closed all day, an open day without times says nothing. A day that is
 * closed and open besides is open then.
 */
function specialHours(coming: readonly SpecialDay[]) {
  const opening = new Set(coming.filter(({ status }) => status === 'Open').map(({ date }) => date))
  return coming.flatMap(({ date, status, open, close }) => {
    const day = {
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
    }
    if (status === 'Closed')
      return opening.has(date) ? [] : [{ ...day, opens: '00:00', closes: '00:00' }]
    return open !== null && close !== null
      ? [{ ...day, opens: time(open), closes: time(close) }]
      : []
  })
}

/** The average of the reviews the page shows; where they are hidden nothing is claimed. Source: D-108 */
function ratingOf(location: Location, site: ReviewsSite) {
  const reviews = resolveReviews(location, site)
  return (
    reviews && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: reviews.rating,
        reviewCount: reviews.count,
        bestRating: 5,
      },
    }
  )
}

/**
 * A location as schema.org `AutoDealer`, with address, geo, opening hours and the rating its page shows; a workshop
 * is an `AutoRepair`. What is not known is left out, and so are special days that are past.
 * Source: D-104, D-108, PLUS-051
 */
export function createDealerJsonLd(
  location: Location,
  site: Pick<Site, 'url' | 'name' | 'logo'> & ReviewsSite,
  now: Date,
): object {
  const { address, contact_detail, image } = location
  const phone = contact_detail.phone || contact_detail.landline_phone
  const picture = image?.url ?? site.logo?.url
  const opening = [
    ...hours(contact_detail.opening_hours),
    ...specialHours(listComingDays(location, now)),
  ]
  return {
    '@context': 'https://schema.org',
    '@type': types[findLocationType(location)],
    '@id': new URL(`/#${location.slug}`, site.url).href,
    name: location.name,
    url: new URL(formatLocationPath(location.slug), site.url).href,
    ...(location.website !== null && { sameAs: location.website }),
    ...(picture && { image: new URL(picture, site.url).href }),
    ...(phone && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state.toUpperCase(),
      postalCode: address.postcode,
      addressCountry: 'AU',
    },
    ...(address.lat !== null &&
      address.long !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.long },
      }),
    ...(opening.length > 0 && { openingHoursSpecification: opening }),
    ...ratingOf(location, site),
    parentOrganization: { '@type': 'Organization', name: site.name },
  }
}
