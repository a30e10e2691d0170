import type { StateCode } from '@forecourt/tenant-config/model'
import { type Geocoder, type GeoPoint, InvalidPostcodeError } from '../model/index.ts'
import { findLocalities, formatLocality } from './map/localities.ts'

/** A place somebody typed. */
export interface TypedPlace {
  postcode: string
  /** "Toowong QLD 4066"; of a postcode the postcode. */
  name: string
  point: GeoPoint
}

/**
 * The places of a postcode or a suburb that was typed: one that is meant, one of each state that has a
 * suburb of the name, or none.
 * @param nearStates states that count when others have a suburb of the name too
 * @throws when the geocoder does not answer
 * Source: D-112
 */
export async function findPlaces(
  geocoder: Geocoder,
  typed: string,
  nearStates: readonly StateCode[],
): Promise<TypedPlace[]> {
  if (!/^\d{4}$/.test(typed)) {
    return findLocalities(typed, nearStates).map((locality) => {
      const { postcode, latitude, longitude } = locality
      return { postcode, name: formatLocality(locality), point: { latitude, longitude } }
    })
  }
  try {
    return [{ postcode: typed, name: typed, point: await geocoder.locate(typed) }]
  } catch (error) {
    if (error instanceof InvalidPostcodeError) return []
    throw error
  }
}
