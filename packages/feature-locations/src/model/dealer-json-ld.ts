import type { OpeningHour, Site } from '@forecourt/tenant-config/model'
import type { Location } from './location.ts'
import { findLocationType } from './location.ts'

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

/** Days that differ; equal times say that it is closed all day, an open day without times says nothing. */
const specialHours = (location: Location) =>
  location.special_days.flatMap(({ date, status, open, close }) => {
    const day = {
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
    }
    if (status === 'Closed') return [{ ...day, opens: '00:00', closes: '00:00' }]
    return open !== null && close !== null
      ? [{ ...day, opens: time(open), closes: time(close) }]
      : []
  })

/**
 * A location as schema.org `AutoDealer`, with address, geo and opening hours; a workshop is an
 * `AutoRepair`. What is not known is left out.
 * Source: D-104, PLUS-051
 */
export function createDealerJsonLd(
  location: Location,
  site: Pick<Site, 'url' | 'name' | 'logo'>,
): object {
  const { address, contact_detail, image } = location
  const phone = contact_detail.phone || contact_detail.landline_phone
  const picture = image?.url ?? site.logo?.url
  const opening = [...hours(contact_detail.opening_hours), ...specialHours(location)]
  return {
    '@context': 'https://schema.org',
    '@type': types[findLocationType(location)],
    '@id': new URL(`/#${location.slug}`, site.url).href,
    name: location.name,
    url: location.website ?? new URL('/', site.url).href,
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
    parentOrganization: { '@type': 'Organization', name: site.name },
  }
}
