import { type Geocoder, type GeoPoint, InvalidPostcodeError } from '../model/index.ts'

/**
 * Asks another geocoder about each postcode once, for one that is paid by the question. Places and
 * postcodes that do not exist are remembered as long as the process lives, of which there are ten
 * thousand at most; a failure is not.
 */
export function createRememberingGeocoder(geocoder: Geocoder): Geocoder {
  const known = new Map<string, Promise<GeoPoint>>()
  const forget = (postcode: string) => (error: unknown) => {
    if (!(error instanceof InvalidPostcodeError)) known.delete(postcode)
  }
  return {
    locate(postcode) {
      // What has no four digits is no postcode and would fill the memory.
      if (!/^[0-9]{4}$/.test(postcode)) return Promise.reject(new InvalidPostcodeError())
      const remembered = known.get(postcode)
      if (remembered) return remembered
      const asked = geocoder.locate(postcode)
      known.set(postcode, asked)
      asked.catch(forget(postcode))
      return asked
    },
  }
}
