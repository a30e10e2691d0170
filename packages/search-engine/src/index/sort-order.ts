import { eachValue, type SearchRecord } from './search-record.ts'
import { countingUp, sortSteps } from './sort-steps.ts'

/** One attribute to sort by. */
export interface SortCriterion {
  path: readonly string[]
  descending: boolean
}

type SortKey = number | string | undefined

const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,14})$/
const RECORDS_A_STEP = 2000

/**
 * Order of two records by the criteria, then by objectID (D-22). Numbers and booleans come before
 * text, a missing value last, in either direction.
 */
export function compareRecords(
  a: SearchRecord,
  b: SearchRecord,
  criteria: readonly SortCriterion[],
): number {
  return compareCriteria(a, b, criteria) || compareObjectIds(a.objectID, b.objectID)
}

/** Order of two records by the criteria alone; 0 when they are equal by all of them. */
export function compareCriteria(
  a: SearchRecord,
  b: SearchRecord,
  criteria: readonly SortCriterion[],
): number {
  for (const { path, descending } of criteria) {
    const order = compareKeys(sortKey(a, path), sortKey(b, path), descending)
    if (order !== 0) return order
  }
  return 0
}

/** Whole numbers by size and before all other ids, which go by their code units. */
export function compareObjectIds(a: string, b: string): number {
  return compareKeys(objectIdKey(a), objectIdKey(b), false)
}

function objectIdKey(objectID: string): SortKey {
  return WHOLE_NUMBER.test(objectID) ? Number(objectID) : objectID
}

function sortKey(record: SearchRecord, path: readonly string[]): SortKey {
  let key: SortKey
  eachValue(record, path, (value) => {
    key ??= typeof value === 'boolean' ? Number(value) : value
  })
  return key
}

function compareKeys(a: SortKey, b: SortKey, descending: boolean): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  const order = a < b ? -1 : 1
  return descending ? -order : order
}

/** All documents in the order of some criteria: a permutation, and each document's place in it. */
export class SortOrder {
  private readonly criteria: readonly SortCriterion[]
  private order: Uint32Array
  private count: number
  private ranks: Uint32Array | null = null

  /** @param order documents in order, followed by spare capacity */
  constructor(criteria: readonly SortCriterion[], order: Uint32Array, count: number) {
    this.criteria = criteria
    this.order = order
    this.count = count
  }

  /** Number of documents. */
  get size(): number {
    return this.count
  }

  /** The document at a place. */
  at(place: number): number {
    return this.order[place]!
  }

  /** The place of each document, computed when first asked for after a change. */
  places(): Uint32Array {
    if (!this.ranks) {
      this.ranks = new Uint32Array(this.order.length)
      for (let place = 0; place < this.count; place++) this.ranks[this.order[place]!] = place
    }
    return this.ranks
  }

  /** Puts a document in; `recordOf` must already give its record. */
  insert(doc: number, recordOf: (doc: number) => SearchRecord): void {
    const place = this.search(recordOf(doc), recordOf)
    if (this.count === this.order.length) this.grow(this.count * 2 + 16)
    this.order.copyWithin(place + 1, place, this.count)
    this.order[place] = doc
    this.count++
    this.ranks = null
  }

  /** Takes a document out; `recordOf` must still give its record. */
  remove(doc: number, recordOf: (doc: number) => SearchRecord): void {
    const place = this.search(recordOf(doc), recordOf)
    this.order.copyWithin(place, place + 1, this.count)
    this.count--
    this.ranks = null
  }

  /** Reserves space for `capacity` documents. */
  grow(capacity: number): void {
    if (capacity <= this.order.length) return
    const larger = new Uint32Array(capacity)
    larger.set(this.order)
    this.order = larger
    this.ranks = null
  }

  /** First place whose record is not before the given one. */
  private search(record: SearchRecord, recordOf: (doc: number) => SearchRecord): number {
    let low = 0
    let high = this.count
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compareRecords(recordOf(this.order[middle]!), record, this.criteria) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Sorts all records by some criteria, pausing at each `yield`. */
export function* buildSortOrder(
  records: readonly SearchRecord[],
  criteria: readonly SortCriterion[],
  capacity: number,
): Generator<void, SortOrder> {
  const columns: SortKey[][] = []
  for (const { path } of criteria) {
    columns.push(yield* readKeys(records, (record) => sortKey(record, path)))
  }
  const ids = yield* readKeys(records, (record) => objectIdKey(record.objectID))
  const compare = (a: number, b: number): number => {
    for (let index = 0; index < columns.length; index++) {
      const column = columns[index]!
      const order = compareKeys(column[a], column[b], criteria[index]!.descending)
      if (order !== 0) return order
    }
    return compareKeys(ids[a], ids[b], false)
  }
  const order = new Uint32Array(capacity)
  order.set(yield* sortSteps(yield* countingUp(records.length), compare))
  return new SortOrder(criteria, order, records.length)
}

function* readKeys(
  records: readonly SearchRecord[],
  read: (record: SearchRecord) => SortKey,
): Generator<void, SortKey[]> {
  const keys: SortKey[] = []
  for (const record of records) {
    keys.push(read(record))
    if (keys.length % RECORDS_A_STEP === 0) yield
  }
  return keys
}
