import type { GeoColumn, GeoPoint } from '../index/geo-column.ts'

/** Part of the globe between two parallels and two meridians. */
export interface GeoBox {
  south: number
  north: number
  west: number
  east: number
}

/** Where a search looks. */
export interface GeoSearch {
  /** Place the hits are ranked from; null ranks none. */
  centre: GeoPoint | null
  /** Metres around it; Infinity for any distance, null for as far as the thousandth hit. */
  radius: number | null
  /** Least metres of a radius that is not given. */
  leastRadius: number
  /** Metres that count as one step of distance, from a distance on; ascending. */
  precision: readonly { from: number; value: number }[]
  /** Shapes of which a record lies in one; none for no such condition. */
  boxes: readonly GeoBox[]
  polygons: readonly (readonly GeoPoint[])[]
}

/** Mean radius of the globe in metres. Source: D-112 */
const GLOBE_METRES = 6_371_000
const HITS_IN_REACH = 1000

/** Metres between two places, along the globe. */
export function measureDistance(one: GeoPoint, other: GeoPoint): number {
  const [south, north] = [radians(one.lat), radians(other.lat)]
  const across = Math.sin((north - south) / 2) ** 2
  const along = Math.sin(radians(other.lng - one.lng) / 2) ** 2
  const half = across + Math.cos(south) * Math.cos(north) * along
  return 2 * GLOBE_METRES * Math.asin(Math.min(1, Math.sqrt(half)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** True for places of which one lies in a shape the search names; without shapes always. */
export function isInShapes(places: readonly GeoPoint[], { boxes, polygons }: GeoSearch): boolean {
  if (boxes.length + polygons.length === 0) return true
  return places.some(
    (place) =>
      boxes.some((box) => isInBox(place, box)) ||
      polygons.some((corners) => isInPolygon(place, corners)),
  )
}

function isInBox({ lat, lng }: GeoPoint, { south, north, west, east }: GeoBox): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}

/** A line to the east crosses an odd number of sides. */
function isInPolygon({ lat, lng }: GeoPoint, corners: readonly GeoPoint[]): boolean {
  let isInside = false
  for (const [index, end] of corners.entries()) {
    const start = corners.at(index - 1)!
    if (start.lat > lat === end.lat > lat) continue
    const crossing = start.lng + ((lat - start.lat) / (end.lat - start.lat)) * (end.lng - start.lng)
    if (lng < crossing) isInside = !isInside
  }
  return isInside
}

/** Distances of documents from a place. */
export class Distances {
  /** Metres of the farthest that counts; null when the search gave it itself. */
  automaticRadius: number | null = null
  private readonly column: GeoColumn
  private readonly centre: GeoPoint
  private readonly metres: readonly number[]
  private readonly steps: readonly number[]
  /** Number of different steps. */
  readonly stepCount: number

  constructor(column: GeoColumn, { precision }: GeoSearch, centre: GeoPoint) {
    this.column = column
    this.centre = centre
    this.metres = column.measure((places) =>
      Math.min(Infinity, ...places.map((place) => measureDistance(centre, place))),
    )
    const steps = this.metres.map((metres) => stepOf(metres, precision))
    const distinct = [...new Set(steps)].toSorted((a, b) => a - b)
    const places = new Map(distinct.map((step, place) => [step, place]))
    this.steps = steps.map((step) => places.get(step)!)
    this.stepCount = distinct.length
  }

  /** Metres to the nearest place of a document; Infinity when it has none. */
  metresTo(doc: number): number {
    return this.metres[this.column.codeOf(doc)]!
  }

  /** How far a document is among all, nearest 0; those within one step of the precision are equal. */
  stepTo(doc: number): number {
    return this.steps[this.column.codeOf(doc)]!
  }

  /** The place of a document that is nearest. */
  nearestPlace(doc: number): GeoPoint | undefined {
    const places = this.column.placesOf(doc)
    return places.find((place) => measureDistance(this.centre, place) === this.metresTo(doc))
  }

  /** Metres within which the nearest thousand documents are. */
  reachOf(documents: Uint32Array): number {
    const metres = Array.from(documents, (doc) => this.metresTo(doc)).filter(Number.isFinite)
    return metres.toSorted((a, b) => a - b).at(Math.min(HITS_IN_REACH, metres.length) - 1) ?? 0
  }
}

/** Start of the step of the precision a distance falls in. */
function stepOf(metres: number, precision: GeoSearch['precision']): number {
  if (!Number.isFinite(metres)) return metres
  const { from, value } = precision.findLast((range) => range.from <= metres) ?? precision[0]!
  return from + Math.floor((metres - from) / value) * value
}
