import { type GeoPoint, isWithin } from '../index/geo-column.ts'
import type { GeoBox, GeoSearch } from './geo-search.ts'
import { invalid, type ParameterReader } from './parameter-reader.ts'

/** Parameters that say where a search looks. */
export const GEO_PARAMETERS = [
  'aroundLatLng',
  'aroundRadius',
  'aroundPrecision',
  'minimumAroundRadius',
  'insideBoundingBox',
  'insidePolygon',
] as const

const LEAST_PRECISION = 10
const MOST_METRES = 50_000_000
const POINT = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/**
 * Reads where a search looks; null for everywhere. A box takes the place of a polygon, and either that of
 * a distance.
 * @throws SearchError 400
 */
export function readGeoSearch(read: ParameterReader): GeoSearch | null {
  const centre = readCentre(read)
  const radius = readRadius(read)
  const leastRadius = readMetres(read, 'minimumAroundRadius') ?? 0
  const precision = readPrecision(read)
  const boxes = read
    .numberLists('insideBoundingBox', (count) => count === 4)
    .map((numbers) => toBox(toPoints('insideBoundingBox', numbers)))
  const polygons = read
    .numberLists('insidePolygon', (count) => count >= 6 && count % 2 === 0)
    .map((numbers) => toPoints('insidePolygon', numbers))
  const common = { leastRadius, precision }
  if (boxes.length > 0) return { ...common, centre: null, radius: null, boxes, polygons: [] }
  if (polygons.length > 0) return { ...common, centre: null, radius: null, boxes, polygons }
  return centre && { ...common, centre, radius, boxes, polygons }
}

function readCentre(read: ParameterReader): GeoPoint | null {
  const text = read.text('aroundLatLng', '')
  if (text === '') return null
  const [, lat, lng] = POINT.exec(text) ?? []
  return toPoint('aroundLatLng', [Number(lat), Number(lng)])
}

function readRadius(read: ParameterReader): number | null {
  if (read.text('aroundRadius', '') === 'all') return Infinity
  return readMetres(read, 'aroundRadius')
}

/** Metres from 1; null when absent. */
function readMetres(
  read: ParameterReader,
  name: 'aroundRadius' | 'minimumAroundRadius',
): number | null {
  if (read.text(name, '') === '') return null
  const metres = read.integer(name, MOST_METRES)
  if (metres === 0) throw invalid(name, `an integer between 1 and ${MOST_METRES}`)
  return metres
}

function readPrecision(read: ParameterReader): GeoSearch['precision'] {
  const ranges = read.ranges('aroundPrecision') ?? [{ from: 0, value: LEAST_PRECISION }]
  const ascending = ranges.toSorted((a, b) => a.from - b.from)
  const start = ascending[0]?.from === 0 ? [] : [{ from: 0, value: LEAST_PRECISION }]
  return [...start, ...ascending].map(({ from, value }) => ({
    from,
    value: Math.max(value, LEAST_PRECISION),
  }))
}

function toPoints(name: string, numbers: readonly number[]): GeoPoint[] {
  const points: GeoPoint[] = []
  for (let at = 0; at < numbers.length; at += 2) {
    points.push(toPoint(name, numbers.slice(at, at + 2)))
  }
  return points
}

function toPoint(name: string, [lat, lng]: readonly number[]): GeoPoint {
  if (isWithin(lat, 90) && isWithin(lng, 180)) return { lat, lng }
  throw invalid(name, 'a latitude from -90 to 90 and a longitude from -180 to 180')
}

/** The box between two opposite corners. */
function toBox([one, other]: readonly GeoPoint[]): GeoBox {
  const lats = [one!.lat, other!.lat]
  const lngs = [one!.lng, other!.lng]
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  }
}
