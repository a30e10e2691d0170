import type { Geocoder } from '@forecourt/feature-locations/model'
import { findPlaces } from '@forecourt/feature-locations/server'
import { hasSeveralPlaces } from '@forecourt/feature-search/model'
import type { LocatePlace } from '@forecourt/feature-search/server'
import type { Site } from '@forecourt/tenant-config/model'

/**
 * The port by which a site's searches are made around a place; undefined where all vehicles stand in one, and
 * with Typesense, whose adapter passes no place on.
 * Source: D-112
 */
export function createPlaceFinder(
  { locations, search }: Pick<Site, 'locations' | 'search'>,
  geocoder: Geocoder,
): LocatePlace | undefined {
  if (!hasSeveralPlaces(locations) || search.provider.type === 'typesense') return undefined
  const states = locations.map(({ address }) => address.state)
  return async (typed) => {
    const places = await findPlaces(geocoder, typed, states)
    return places.map(({ postcode: key, name, point: { latitude: lat, longitude: lng } }) => ({
      key,
      name,
      point: { lat, lng },
    }))
  }
}
