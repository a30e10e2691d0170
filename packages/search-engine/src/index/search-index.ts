import { LRUCache } from 'lru-cache'
import { type Bitset, clearBit, createBitset, hasBit, setBit } from './bitset.ts'
import { type Filter, ID_ATTRIBUTE, TAGS_ATTRIBUTE } from './filter.ts'
import { GeoColumn } from './geo-column.ts'
import {
  assertReplicasNamed,
  type FacetSetting,
  type IndexSettings,
  type Ranking,
  type ReplicaSettings,
  readFacets,
  readNumericAttributes,
  readRanking,
  readReplicas,
  readSearchableAttributes,
} from './index-settings.ts'
import { attributePath, type SearchRecord } from './search-record.ts'
import { buildSortOrder, type SortOrder } from './sort-order.ts'
import type { SearchableAttribute, TextIndex } from './text-index.ts'
import { buildTextIndex } from './text-index-builder.ts'
import { buildValueColumn, type ValueColumn } from './value-column.ts'

/** Everything an index is made of. */
export interface IndexDefinition {
  settings: IndexSettings
  /** By replica name, what differs from the primary. */
  replicas?: Readonly<Record<string, ReplicaSettings>>
  /** Of two records with the same objectID the later one counts. */
  records: readonly SearchRecord[]
}

/** The primary or one of its replicas: the same records in an order of their own. */
export interface IndexView {
  settings: IndexSettings
  ranking: Ranking
  isVirtual: boolean
  order: SortOrder
}

/** A cached condition on one attribute. */
interface Leaf {
  filter: LeafFilter
  documents: Bitset
}

type LeafFilter = Extract<Filter, { kind: 'value' | 'range' }>

const CACHED_LEAVES = 256
const SPARE_DOCUMENTS = 1024
const COMPACTION_DOCUMENTS = 2000
const RECORDS_A_STEP = 2000

/** The parts made by a build. */
interface BuiltParts {
  columns: Map<string, ValueColumn>
  numericAttributes: Set<string>
  text: TextIndex
  views: Map<string, IndexView>
  /** Document numbers by objectID. */
  documents: Map<string, number>
  capacity: number
}

/**
 * The records of one index as columns, postings and orders. Documents are numbered; the number of a
 * removed record is given to the next one.
 */
export class SearchIndex {
  readonly definition: Omit<IndexDefinition, 'records'>
  readonly facets: ReadonlyMap<string, FacetSetting>
  readonly searchableAttributes: readonly SearchableAttribute[]
  readonly text: TextIndex
  /** Live records, as a set of document numbers. */
  live: Bitset
  /** Number of documents, gaps included. */
  size: number
  capacity: number
  private readonly records: (SearchRecord | undefined)[]
  private readonly documents: Map<string, number>
  private readonly free: number[] = []
  private readonly columns: Map<string, ValueColumn>
  private readonly numericAttributes: Set<string>
  private readonly views: Map<string, IndexView>
  private geo: GeoColumn | null = null
  private readonly leaves = new LRUCache<string, Leaf>({ max: CACHED_LEAVES })

  constructor(
    definition: Omit<IndexDefinition, 'records'>,
    records: SearchRecord[],
    parts: BuiltParts,
  ) {
    this.definition = definition
    this.facets = readFacets(definition.settings)
    this.searchableAttributes = readSearchableAttributes(definition.settings)
    this.records = records
    this.columns = parts.columns
    this.numericAttributes = parts.numericAttributes
    this.text = parts.text
    this.views = parts.views
    this.capacity = parts.capacity
    this.size = records.length
    this.documents = parts.documents
    this.live = createBitset(parts.capacity)
    for (let doc = 0; doc < records.length; doc++) setBit(this.live, doc)
  }

  /** Number of records. */
  get recordCount(): number {
    return this.documents.size
  }

  /** True when so many records changed since the build that a new one pays. */
  get needsCompaction(): boolean {
    return this.text.overlaySize > Math.max(COMPACTION_DOCUMENTS, this.recordCount / 4)
  }

  /** All records, in no particular order. */
  allRecords(): SearchRecord[] {
    return this.records.filter((record) => record !== undefined)
  }

  /** The view of a replica, or of the primary under the name ''. */
  view(replica: string): IndexView | undefined {
    return this.views.get(replica)
  }

  /** Document number of a record, or undefined. */
  documentOf(objectID: string): number | undefined {
    return this.documents.get(objectID)
  }

  /** The record of a live document. */
  recordAt(doc: number): SearchRecord {
    return this.records[doc]!
  }

  /** The column of a facet attribute or of `_tags`; undefined for any other. */
  facetColumn(attribute: string): ValueColumn | undefined {
    if (!this.facets.has(attribute) && attribute !== TAGS_ATTRIBUTE) return undefined
    return this.columns.get(attribute)
  }

  /** The places of the records, read when first asked for. */
  geoColumn(): GeoColumn {
    if (this.geo) return this.geo
    const column = new GeoColumn(this.capacity)
    for (let doc = 0; doc < this.size; doc++) column.set(doc, this.records[doc])
    this.geo = column
    return column
  }

  /**
   * True when the settings let an attribute be compared as a number; a number of no record yet may be.
   */
  canCompare(attribute: string): boolean {
    const listed = readNumericAttributes(this.definition.settings)
    return !listed || listed.has(attribute) || this.facets.has(attribute)
  }

  /** Adds a record, or replaces the one with its objectID. */
  upsert(record: SearchRecord): void {
    this.remove(record.objectID)
    const doc = this.free.pop() ?? this.size
    if (doc === this.size) {
      if (this.size === this.capacity) this.grow()
      this.size++
    }
    this.records[doc] = record
    this.documents.set(record.objectID, doc)
    for (const attribute of numericAttributesOf(record)) this.admitNumeric(attribute)
    for (const column of this.columns.values()) column.set(doc, record)
    this.text.set(doc, record)
    this.geo?.set(doc, record)
    setBit(this.live, doc)
    for (const order of this.orders()) order.insert(doc, (other) => this.recordAt(other))
    this.refreshLeaves(doc)
  }

  /** @returns whether there was such a record */
  remove(objectID: string): boolean {
    const doc = this.documents.get(objectID)
    if (doc === undefined) return false
    for (const order of this.orders()) order.remove(doc, (other) => this.recordAt(other))
    for (const column of this.columns.values()) column.set(doc, undefined)
    this.text.set(doc, undefined)
    this.geo?.set(doc, undefined)
    clearBit(this.live, doc)
    this.refreshLeaves(doc)
    this.records[doc] = undefined
    this.documents.delete(objectID)
    this.free.push(doc)
    return true
  }

  /** The documents that meet a condition on one attribute. Not to be changed by the caller. */
  documentsWith(filter: LeafFilter): Bitset {
    if (filter.kind === 'value' && filter.attribute === ID_ATTRIBUTE) {
      return this.documentNamed(filter.value)
    }
    const key =
      filter.kind === 'value'
        ? `v${filter.attribute}\0${foldValue(filter)}`
        : `r${filter.attribute}\0${filter.min}\0${filter.max}`
    const cached = this.leaves.get(key)
    if (cached) return cached.documents
    const column = this.columnFor(filter)
    if (!column) return createBitset(this.capacity)
    const table = new Uint8Array(column.dictionary.size + 1)
    if (filter.kind === 'range') column.dictionary.markRange(table, filter.min, filter.max)
    else for (const code of codesOf(column, filter)) table[code] = 1
    const documents = column.documentsWith(table, this.size, this.capacity)
    this.leaves.set(key, { filter, documents })
    return documents
  }

  private documentNamed(objectID: string): Bitset {
    const bits = createBitset(this.capacity)
    const doc = this.documents.get(objectID)
    if (doc !== undefined) setBit(bits, doc)
    return bits
  }

  /** True when one document meets a condition on one attribute. */
  private meets(doc: number, filter: LeafFilter): boolean {
    const column = this.columnFor(filter)
    if (!column) return false
    if (filter.kind === 'range') {
      return column.holds(doc, (code) => {
        const number = column.dictionary.number(code)
        return number >= filter.min && number <= filter.max
      })
    }
    const codes = codesOf(column, filter)
    return column.holds(doc, (code) => codes.includes(code))
  }

  private columnFor(filter: LeafFilter): ValueColumn | undefined {
    const { attribute } = filter
    if (filter.kind === 'value') return this.facetColumn(attribute)
    const known = this.columns.get(attribute)
    if (known || !this.numericAttributes.has(attribute)) return known
    const column = this.buildColumn(attribute)
    this.columns.set(attribute, column)
    return column
  }

  /** Numbers that are no facets get their column when first asked for. */
  private buildColumn(attribute: string): ValueColumn {
    const gap = { objectID: '' }
    const records = Array.from({ length: this.size }, (_, doc) => this.records[doc] ?? gap)
    return runSteps(buildValueColumn(records, attributePath(attribute), this.capacity))
  }

  private admitNumeric(attribute: string): void {
    if (!readNumericAttributes(this.definition.settings)) this.numericAttributes.add(attribute)
  }

  private refreshLeaves(doc: number): void {
    for (const { filter, documents } of this.leaves.values()) {
      if (this.meets(doc, filter)) setBit(documents, doc)
      else if (hasBit(documents, doc)) clearBit(documents, doc)
    }
  }

  private orders(): Set<SortOrder> {
    return new Set([...this.views.values()].map((view) => view.order))
  }

  private grow(): void {
    this.capacity = spareCapacity(this.capacity)
    for (const column of this.columns.values()) column.grow(this.capacity)
    for (const order of this.orders()) order.grow(this.capacity)
    this.geo?.grow(this.capacity)
    const live = createBitset(this.capacity)
    live.set(this.live)
    this.live = live
    this.leaves.clear()
  }
}

/**
 * Builds an index at once. For many records `buildSteps` lets other work happen in between.
 * @throws Error for a record without an objectID, and for settings of a replica that is not named
 */
export function createSearchIndex(definition: IndexDefinition): SearchIndex {
  return runSteps(buildSteps(definition))
}

/** Builds an index in steps of about a millisecond; the last one returns it. */
export function* buildSteps(definition: IndexDefinition): Generator<void, SearchIndex> {
  const { settings, replicas } = definition
  assertReplicasNamed(settings, replicas ?? {})
  const { records, documents } = yield* distinctRecords(definition.records)
  const capacity = spareCapacity(records.length)
  const columns = new Map<string, ValueColumn>()
  for (const attribute of new Set([...readFacets(settings).keys(), TAGS_ATTRIBUTE])) {
    columns.set(attribute, yield* buildValueColumn(records, attributePath(attribute), capacity))
  }
  const numericAttributes = yield* findNumericAttributes(settings, records)
  const text = yield* buildTextIndex(records, readSearchableAttributes(settings))
  const views = yield* buildViews(settings, replicas ?? {}, records, capacity)
  const parts = { columns, numericAttributes, text, views, documents, capacity }
  yield
  return new SearchIndex({ settings, replicas }, records, parts)
}

/** Runs all steps of a build without a pause. */
export function runSteps<Result>(steps: Generator<void, Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

function* distinctRecords(
  given: readonly SearchRecord[],
): Generator<void, { records: SearchRecord[]; documents: Map<string, number> }> {
  const records: SearchRecord[] = []
  const documents = new Map<string, number>()
  for (const [index, record] of given.entries()) {
    if (typeof record.objectID !== 'string' || record.objectID === '') {
      throw new Error(`[feature-search] expected an objectID in record ${index}`)
    }
    const doc = documents.get(record.objectID) ?? records.length
    records[doc] = record
    documents.set(record.objectID, doc)
    if (index % RECORDS_A_STEP === 0) yield
  }
  return { records, documents }
}

function* findNumericAttributes(
  settings: IndexSettings,
  records: readonly SearchRecord[],
): Generator<void, Set<string>> {
  const listed = readNumericAttributes(settings)
  if (listed) return listed
  const found = new Set<string>()
  for (const [index, record] of records.entries()) {
    for (const attribute of numericAttributesOf(record)) found.add(attribute)
    if (index % 1000 === 0) yield
  }
  return found
}

function numericAttributesOf(record: SearchRecord): string[] {
  const names: string[] = []
  for (const name in record) if (typeof record[name] === 'number') names.push(name)
  return names
}

function* buildViews(
  settings: IndexSettings,
  replicas: Readonly<Record<string, ReplicaSettings>>,
  records: readonly SearchRecord[],
  capacity: number,
): Generator<void, Map<string, IndexView>> {
  const orders = new Map<string, SortOrder>()
  const views = new Map<string, IndexView>()
  const named = new Map([['', { isVirtual: false }], ...readReplicas(settings)])
  for (const [name, { isVirtual }] of named) {
    const own = name === '' ? settings : { ...settings, ...replicas[name] }
    const ranking = readRanking(own, isVirtual)
    const sorts = [...ranking.leading, ...ranking.trailing]
    const key = JSON.stringify(sorts)
    const order = orders.get(key) ?? (yield* buildSortOrder(records, sorts, capacity))
    orders.set(key, order)
    views.set(name, { settings: own, ranking, isVirtual, order })
  }
  return views
}

function codesOf(
  column: ValueColumn,
  filter: Extract<Filter, { kind: 'value' }>,
): readonly number[] {
  if (filter.attribute !== TAGS_ATTRIBUTE) return column.dictionary.matching(foldValue(filter))
  const code = column.dictionary.find(filter.value)
  return code === 0 ? [] : [code]
}

/** Values compare without case, tags with it. */
function foldValue({ attribute, value }: Extract<Filter, { kind: 'value' }>): string {
  return attribute === TAGS_ATTRIBUTE ? value : value.toLowerCase()
}

function spareCapacity(size: number): number {
  return size + Math.max(SPARE_DOCUMENTS, size >>> 3)
}
