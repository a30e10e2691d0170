import type { Site } from '@forecourt/tenant-config/model'
import type { Location } from './location.ts'

/** Picture that stands for a location. */
export type LocationPicture =
  | { kind: 'photo'; src: string; thumb: string }
  | { kind: 'map'; src: string }
  | { kind: 'not-found' }

/**
 * Picture of a location: its photo, else the stored map picture of its `map_key`, else none was found.
 * Source: LOC-031
 */
export function resolveLocationPicture(
  { image, address: { map_key } }: Pick<Location, 'image' | 'address'>,
  { locationPages: { mapImages } }: Pick<Site, 'locationPages'>,
): LocationPicture {
  if (image) return { kind: 'photo', src: image.url, thumb: image.thumb.url }
  if (map_key === null) return { kind: 'not-found' }
  return { kind: 'map', src: mapImages.replace('{key}', encodeURIComponent(map_key)) }
}

/** Booking page of closed days of the one service location that has one; null for every other. Source: LOC-029, CFG-090 */
export function findClosedDayEnquiry(
  { id }: Pick<Location, 'id'>,
  { locationPages: { serviceEnquiry } }: Pick<Site, 'locationPages'>,
): string | null {
  return serviceEnquiry?.locationId === id ? serviceEnquiry.bookingUrl : null
}
