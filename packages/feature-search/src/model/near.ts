import { formatNumber } from '@forecourt/stock/model'

/** A place on the globe, in degrees. */
export interface PlacePoint {
  lat: number
  lng: number
}

/**
 * A place a search is made around, and how far from it.
 * Source: `D-112`
 */
export interface NearPlace {
  /** The place as addresses name it: a postcode, or a position as "-32.93,151.78". */
  key: string
  /** Kilometres, one of `NEAR_DISTANCES`; null for any distance. */
  within: number | null
  /** The nearest cars come first; otherwise they are in the order of the state. */
  isNearestFirst: boolean
  /** Where it is; null for a postcode nobody has looked up yet: then the search is not bound to it. */
  point: PlacePoint | null
}

/** Kilometres a visitor can choose from. Source: `PLUS-068`, `D-112` */
export const NEAR_DISTANCES = [10, 25, 50, 100, 250, 500] as const

/** The choice that bounds no distance. */
export const ANY_DISTANCE_LABEL = 'Australia-wide'

/** The order by distance, which only a search around a place has. Source: `PLUS-069` */
export const NEAREST = { value: 'nearest', label: 'Nearest first' } as const

const MAX_PLACE_LENGTH = 60
const POSITION = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)$/
const METRES = 1000
/* Distances within one step of it are equal, so that another order decides. */
const ANY_DISTANCE = 50_000_000

/**
 * Reads the place, the distance and the order of an address; null without a place.
 * @param known a place whose point is known
 */
export function parseNear(
  parameters: URLSearchParams,
  known: NearPlace | null = null,
): NearPlace | null {
  const typed = parameters.get('near') ?? ''
  const key = typed
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, MAX_PLACE_LENGTH)
    .trim()
  if (key === '') return null
  return {
    key,
    within: readDistance(parameters.get('within')),
    isNearestFirst: parameters.get('sortBy') === NEAREST.value,
    point: parsePosition(key) ?? (known?.key === key ? known.point : null),
  }
}

/** A distance as addresses and forms name it; null for any. */
export const readDistance = (text: string | null): number | null =>
  NEAR_DISTANCES.find((km) => String(km) === text) ?? null

/** The place a browser gives, to a hundredth of a degree, about a kilometre: nobody is to be found by it. */
export function formatPosition({ lat, lng }: PlacePoint): string {
  const rounded = (degrees: number) => String(Math.round(degrees * 100) / 100 || 0)
  return `${rounded(lat)},${rounded(lng)}`
}

/** The place around a browser's position, the nearest first. */
export function createPositionPlace(position: PlacePoint, within: number | null): NearPlace {
  const key = formatPosition(position)
  return { key, within, isNearestFirst: true, point: parsePosition(key) }
}

/** True for a place that is the visitor's own position, not a postcode. */
export const isPosition = (key: string): boolean => parsePosition(key) !== null

/** The place for what is kept: a visitor's own position is not. Source: `D-112` */
export const removePosition = (near: NearPlace | null): NearPlace | null =>
  near && isPosition(near.key) ? null : near

/** "Within 50 km of 2291", "Near your position". */
export function formatNearLabel({ key, within }: NearPlace): string {
  const place = isPosition(key) ? 'your position' : key
  return within === null ? `Near ${place}` : `Within ${within} km of ${place}`
}

/** "12 km away", to the whole kilometre; less than one is "Less than 1 km away". */
export function formatDistance(metres: number): string {
  const km = Math.round(metres / METRES)
  return km === 0 ? 'Less than 1 km away' : `${formatNumber(km)} km away`
}

/** Parameters of a request around a place, in Algolia's names; none without a place that is known. */
export function createNearParameters(
  near: NearPlace | null,
): Record<string, string | number | boolean> {
  if (!near?.point) return {}
  const { within, point, isNearestFirst } = near
  return {
    aroundLatLng: `${point.lat},${point.lng}`,
    aroundPrecision: isNearestFirst ? METRES : ANY_DISTANCE,
    aroundRadius: within === null ? 'all' : within * METRES,
    getRankingInfo: true,
  }
}

function parsePosition(key: string): PlacePoint | null {
  const [, lat, lng] = POSITION.exec(key) ?? []
  const point = { lat: Number(lat), lng: Number(lng) }
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null
}
