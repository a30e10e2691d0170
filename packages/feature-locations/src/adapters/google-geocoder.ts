import { type Geocoder, type GeoPoint, InvalidPostcodeError } from '../model/index.ts'

export interface GoogleGeocoderOptions {
  /** Key of the Geocoding API. */
  key: string
  /** Sends the request; the `fetch` of the platform, or one of a test. */
  fetch: typeof fetch
  /** Address of the service without a slash at the end. Default `https://maps.googleapis.com`. */
  host?: string
  /** Default 2000. */
  timeoutMs?: number
}

/**
 * Asks the Google Geocoding API for a postcode of Australia, and takes the first result.
 * Source: API-043, API-044, LEAD-044, LEAD-045
 */
export function createGoogleGeocoder({
  key,
  fetch: send,
  host = 'https://maps.googleapis.com',
  timeoutMs = 2000,
}: GoogleGeocoderOptions): Geocoder {
  return {
    async locate(postcode) {
      const address = new URL('/maps/api/geocode/json', host)
      address.searchParams.set('components', `postal_code:${postcode}|country:AU`)
      address.searchParams.set('key', key)
      const response = await send(address.href, { signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok) throw new Error(`the geocoding service answered ${response.status}`)
      return firstPoint(await response.json())
    },
  }
}

interface GeocodingAnswer {
  status?: unknown
  results?: { geometry?: { location?: { lat?: unknown; lng?: unknown } } }[]
}

function firstPoint(body: GeocodingAnswer | null): GeoPoint {
  if (body?.status === 'ZERO_RESULTS') throw new InvalidPostcodeError()
  if (body?.status !== 'OK')
    throw new Error(`the geocoding service answered ${String(body?.status)}`)
  const { lat, lng } = body.results?.[0]?.geometry?.location ?? {}
  if (typeof lat !== 'number' || typeof lng !== 'number')
    throw new Error('the geocoding service answered without a place')
  return { latitude: lat, longitude: lng }
}
