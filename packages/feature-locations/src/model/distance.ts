/** A point on the earth, WGS 84. */
export interface GeoPoint {
  /** Degrees north; the south is negative. */
  latitude: number
  /** Degrees east; the west is negative. */
  longitude: number
}

/** Radius of the earth in kilometres that distances are computed with (VDP-110). */
export const EARTH_RADIUS_KM = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Distance between two points along the surface, in kilometres, by the haversine formula.
 * Source: VDP-110, D-41
 */
export function measureDistanceKm(from: GeoPoint, to: GeoPoint): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2)
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2)
  const haversine =
    halfLatitude ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

/** The part of a location that says where on the earth it is; `Location` fits. */
export interface LocatedPlace {
  address: { lat: number | null; long: number | null }
}

/** Where a location is; null when its coordinates are not known. */
export function findPoint({ address }: LocatedPlace): GeoPoint | null {
  const { lat, long } = address
  return lat === null || long === null ? null : { latitude: lat, longitude: long }
}

/**
 * The place nearest to a point, and how far it is in kilometres; places without coordinates do not
 * count. Of two as near the first listed is it.
 * @returns null when no place has coordinates
 * Source: D-41
 */
export function findNearestPlace<Place extends LocatedPlace>(
  places: readonly Place[],
  point: GeoPoint,
): { place: Place; km: number } | null {
  let nearest: { place: Place; km: number } | null = null
  for (const place of places) {
    const at = findPoint(place)
    const km = at === null ? Number.POSITIVE_INFINITY : measureDistanceKm(at, point)
    if (km < (nearest?.km ?? Number.POSITIVE_INFINITY)) nearest = { place, km }
  }
  return nearest
}
