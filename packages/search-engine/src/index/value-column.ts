import { type Bitset, createBitset, setBit } from './bitset.ts'
import { type Codes, createCodes, fitCodes, NumberList } from './growable.ts'
import { eachValue, type Scalar, type SearchRecord } from './search-record.ts'
import { LabelDictionary, NumberDictionary, type ValueDictionary } from './value-dictionary.ts'

const INTERNED_LISTS = 4096
const DOCUMENTS_A_STEP = 1000

/**
 * One attribute of all documents. Each document holds an entry; an entry is a value code, or, once
 * any document has several values, the number of a list of value codes. Entry 0 is "no value".
 */
export class ValueColumn {
  dictionary: ValueDictionary
  private readonly path: readonly string[]
  private entries: Codes
  private lists: ValueLists | null = null
  /** Number of documents by entry, always up to date. */
  private totals: Uint32Array = new Uint32Array(16)
  private counts: Uint32Array = new Uint32Array(0)

  constructor(path: readonly string[], capacity: number, dictionary: ValueDictionary) {
    this.path = path
    this.dictionary = dictionary
    this.entries = createCodes(capacity, 0)
  }

  /** Sets the values of a document from its record; without a record it has none. */
  set(doc: number, record: SearchRecord | undefined): void {
    const codes: number[] = []
    eachValue(record, this.path, (value) => {
      const code = this.codeOf(value)
      if (!codes.includes(code)) codes.push(code)
    })
    const entry = this.entryOf(codes)
    this.entries = fitCodes(this.entries, doc + 1, entry)
    if (entry >= this.totals.length) this.totals = enlarged(this.totals, entry * 2)
    this.totals[this.entries[doc]!]!--
    this.totals[entry]!++
    this.entries[doc] = entry
  }

  /** Reserves space for documents up to `capacity - 1`. */
  grow(capacity: number): void {
    this.entries = fitCodes(this.entries, capacity, 0)
  }

  /** Gives spare capacity of the build back. */
  trim(): void {
    this.lists?.trim()
    const size = (this.lists?.size ?? this.dictionary.size) + 1
    this.totals = this.totals.slice(0, size + 16)
  }

  /** True when one of a document's values has a marked code. */
  holds(doc: number, isMarked: (code: number) => boolean): boolean {
    const entry = this.entries[doc]!
    if (entry === 0) return false
    return this.lists ? this.lists.some(entry, isMarked) : isMarked(entry)
  }

  /** The documents with a value whose code is marked in `table`. */
  documentsWith(table: Uint8Array, size: number, capacity: number): Bitset {
    const bits = createBitset(capacity)
    const marked = this.lists ? this.lists.mark(table) : table
    const entries = this.entries
    for (let doc = 0; doc < size; doc++) if (marked[entries[doc]!] === 1) setBit(bits, doc)
    return bits
  }

  /**
   * How many of the documents hold each value, by code. The array is used again by the next count.
   * @param excluded whether `documents` are those not to be counted, which is quicker when most are
   */
  count(documents: Uint32Array, excluded: boolean): Uint32Array {
    const size = (this.lists?.size ?? this.dictionary.size) + 1
    if (this.counts.length < size) this.counts = new Uint32Array(size + (size >>> 3))
    const counts = this.counts.subarray(0, size)
    if (excluded) counts.set(this.totals.subarray(0, size))
    else counts.fill(0)
    addToCounts(counts, this.entries, documents, excluded ? -1 : 1)
    counts[0] = 0
    return this.lists ? this.lists.spread(counts, this.dictionary.size) : counts
  }

  private codeOf(value: Scalar): number {
    if (this.dictionary instanceof NumberDictionary) {
      if (typeof value === 'number') return this.dictionary.add(value)
      this.dictionary = this.dictionary.toLabels()
    }
    return (this.dictionary as LabelDictionary).add(value)
  }

  private entryOf(codes: readonly number[]): number {
    if (codes.length === 0) return 0
    if (codes.length === 1 && !this.lists) return codes[0]!
    this.lists ??= new ValueLists(this.dictionary.size)
    return this.lists.entryOf(codes)
  }
}

function addToCounts(
  counts: Uint32Array,
  entries: Codes,
  documents: Uint32Array,
  step: number,
): void {
  for (let index = 0; index < documents.length; index++)
    counts[entries[documents[index]!]!]! += step
}

function enlarged(values: Uint32Array, length: number): Uint32Array {
  const larger = new Uint32Array(length)
  larger.set(values)
  return larger
}

/** Lists of value codes, numbered from 1. */
class ValueLists {
  private readonly starts = new NumberList()
  private readonly codes = new NumberList()
  private readonly interned = new Map<string, number>()

  /** Begins with one list for each value so far, so that present entries keep their meaning. */
  constructor(values: number) {
    this.starts.push(0)
    this.starts.push(0)
    for (let code = 1; code <= values; code++) this.entryOf([code])
  }

  get size(): number {
    return this.starts.length - 2
  }

  trim(): void {
    this.starts.trim()
    this.codes.trim()
  }

  entryOf(codes: readonly number[]): number {
    const key = codes.join()
    const known = this.interned.get(key)
    if (known !== undefined) return known
    for (const code of codes) this.codes.push(code)
    this.starts.push(this.codes.length)
    if (this.interned.size < INTERNED_LISTS) this.interned.set(key, this.size)
    return this.size
  }

  some(entry: number, isMarked: (code: number) => boolean): boolean {
    const end = this.starts.at(entry + 1)
    for (let place = this.starts.at(entry); place < end; place++) {
      if (isMarked(this.codes.at(place))) return true
    }
    return false
  }

  /** The lists that hold a marked code. */
  mark(table: Uint8Array): Uint8Array {
    const marked = new Uint8Array(this.size + 1)
    for (let entry = 1; entry <= this.size; entry++) {
      const end = this.starts.at(entry + 1)
      for (let place = this.starts.at(entry); place < end; place++) {
        if (table[this.codes.at(place)] === 1) {
          marked[entry] = 1
          break
        }
      }
    }
    return marked
  }

  /** Turns counts of lists into counts of their values. */
  spread(listCounts: Uint32Array, values: number): Uint32Array {
    const counts = new Uint32Array(values + 1)
    for (let entry = 1; entry <= this.size; entry++) {
      const count = listCounts[entry]!
      if (count === 0) continue
      const end = this.starts.at(entry + 1)
      for (let place = this.starts.at(entry); place < end; place++) {
        counts[this.codes.at(place)]! += count
      }
    }
    return counts
  }
}

/** Builds the column of an attribute, pausing at each `yield`. */
export function* buildValueColumn(
  records: readonly SearchRecord[],
  path: readonly string[],
  capacity: number,
): Generator<void, ValueColumn> {
  const column = new ValueColumn(path, capacity, yield* buildDictionary(records, path))
  for (let doc = 0; doc < records.length; doc++) {
    column.set(doc, records[doc])
    if (doc % DOCUMENTS_A_STEP === 0) yield
  }
  column.trim()
  return column
}

/** A number dictionary when every value is a number, else an empty one for any value. */
function* buildDictionary(
  records: readonly SearchRecord[],
  path: readonly string[],
): Generator<void, ValueDictionary> {
  let numbers = new Float64Array(records.length)
  let count = 0
  let isNumeric = true
  const collect = (value: Scalar) => {
    if (typeof value !== 'number') {
      isNumeric = false
      return
    }
    if (count === numbers.length) {
      const larger = new Float64Array(count * 2 + 16)
      larger.set(numbers)
      numbers = larger
    }
    numbers[count++] = value + 0
  }
  for (let doc = 0; doc < records.length; doc++) {
    eachValue(records[doc], path, collect)
    if (!isNumeric) return new LabelDictionary()
    if (doc % DOCUMENTS_A_STEP === 0) yield
  }
  if (count === 0) return new LabelDictionary()
  const sorted = numbers.subarray(0, count).sort()
  yield
  return new NumberDictionary(distinct(sorted))
}

function distinct(sorted: Float64Array): Float64Array {
  let distinct = 0
  const values = new Float64Array(sorted.length)
  for (const value of sorted) {
    if (distinct === 0 || values[distinct - 1] !== value) values[distinct++] = value
  }
  return values.slice(0, distinct)
}
