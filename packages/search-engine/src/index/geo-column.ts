import { type Bitset, createBitset, setBit } from './bitset.ts'
import { type Codes, createCodes, fitCodes } from './growable.ts'
import type { SearchRecord } from './search-record.ts'

/** A place on the globe, in degrees: `lat` from -90 to 90, `lng` from -180 to 180. */
export interface GeoPoint {
  lat: number
  lng: number
}

/** The attribute that holds a record's place, or a list of them. */
const GEO_ATTRIBUTE = '_geoloc'

/** The places of the documents. Many records share few places, so that each is kept and measured once. */
export class GeoColumn {
  /** The places of a code; code 0 is a record without any. */
  private readonly places: (readonly GeoPoint[])[] = [[]]
  private readonly known = new Map<string, number>()
  private codes: Codes

  constructor(capacity: number) {
    this.codes = createCodes(capacity, 0)
  }

  /** Stores the places of a document; of no record, none. */
  set(doc: number, record: SearchRecord | undefined): void {
    const code = this.codeFor(readPoints(record?.[GEO_ATTRIBUTE]))
    this.codes = fitCodes(this.codes, 0, code)
    this.codes[doc] = code
  }

  /** Reserves space for `capacity` documents. */
  grow(capacity: number): void {
    this.codes = fitCodes(this.codes, capacity, 0)
  }

  /** The places a document has. */
  placesOf(doc: number): readonly GeoPoint[] {
    return this.places[this.codes[doc]!]!
  }

  /** A value of each different list of places, by its code. */
  measure<Value>(value: (places: readonly GeoPoint[]) => Value): Value[] {
    return this.places.map(value)
  }

  /** The code of a document's places, for what `measure` gave. */
  codeOf(doc: number): number {
    return this.codes[doc]!
  }

  /** The documents whose places meet a condition, which is asked once for each different list. */
  documentsWhere(
    condition: (places: readonly GeoPoint[]) => boolean,
    size: number,
    capacity: number,
  ): Bitset {
    const met = this.measure(condition)
    const bits = createBitset(capacity)
    for (let doc = 0; doc < size; doc++) if (met[this.codes[doc]!]) setBit(bits, doc)
    return bits
  }

  private codeFor(points: readonly GeoPoint[]): number {
    if (points.length === 0) return 0
    const key = points.map(({ lat, lng }) => `${lat},${lng}`).join(';')
    const known = this.known.get(key)
    if (known !== undefined) return known
    this.known.set(key, this.places.length)
    return this.places.push(points) - 1
  }
}

function readPoints(value: unknown): GeoPoint[] {
  const listed = Array.isArray(value) ? value : [value]
  return listed.filter(isPoint).map(({ lat, lng }) => ({ lat, lng }))
}

function isPoint(value: unknown): value is GeoPoint {
  if (typeof value !== 'object' || value === null || !('lat' in value && 'lng' in value))
    return false
  return isWithin(value.lat, 90) && isWithin(value.lng, 180)
}

/** True for a number of degrees from `-limit` to `limit`. */
export function isWithin(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit
}
