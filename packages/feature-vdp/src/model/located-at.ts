import { type DirectionsTarget, formatDirectionsUrl } from '@forecourt/feature-locations/model'
import type { Car } from '@forecourt/stock/model'

/** Part of a car that says where it stands. */
export type LocatedCar = Pick<Car, 'city' | 'location_id' | 'location'>

/** Part of a site that says where its places and its primary dealership are. */
export interface LocatedSite {
  /** The first is the primary one. */
  dealerships: readonly { city: string | null }[]
  locations: readonly (DirectionsTarget & { id: number })[]
}

/** A vehicle that stands somewhere else than the primary dealership. */
export interface LocatedAt {
  /** "Located at Cairns" */
  text: string
  /** Page of the place on a map service, or a search for its address. */
  directionsHref: string
  /** Under what hiding the bar is remembered, one for each location. */
  rememberAs: string
}

const folded = (city: string | null | undefined) => city?.trim().toLowerCase() ?? ''

/** A search for what is known of an address. */
function mapSearch(city: string, location: Car['location']): string {
  const { street, state, postcode } = location?.address ?? {}
  const search = new URL('https://www.google.com/maps/search/')
  search.searchParams.set('api', '1')
  const parts = [location?.name, street, city, state?.toUpperCase(), postcode]
  search.searchParams.set('query', parts.filter(Boolean).join(' '))
  return search.href
}

/**
 * Words of the announcement bar; null when the car stands in the primary dealership's city, or when
 * one of the two cities is not known. Cities compare without regard to case and blanks around them.
 * Source: `VDP-068` to `VDP-071`, `D-45`
 */
export function findLocatedAt(car: LocatedCar, site: LocatedSite): LocatedAt | null {
  const place = site.locations.find(({ id }) => id === car.location_id)
  const city = (car.city ?? car.location?.address.city ?? place?.address.city ?? '').trim()
  const home = folded(site.dealerships[0]?.city)
  if (city === '' || home === '' || folded(city) === home) return null
  const ownPage = car.location?.address.place_url
  return {
    text: `Located at ${city}`,
    directionsHref: ownPage || (place ? formatDirectionsUrl(place) : mapSearch(city, car.location)),
    rememberAs: `located-${car.location_id ?? folded(city)}`,
  }
}
