import {
  type Bitset,
  clearBit,
  countBits,
  createBitset,
  intersect,
  setBit,
  subtract,
  toDocuments,
} from '../index/bitset.ts'
import type { Filter } from '../index/filter.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { NO_MATCH, type TextMatch } from '../index/text-index.ts'
import { parseTextQuery, type TextQuery } from '../index/text-query.ts'
import type { ValueColumn } from '../index/value-column.ts'
import { evaluateFilter } from './filter-evaluation.ts'
import { Distances, type GeoSearch, isInShapes } from './geo-search.ts'
import type { SearchParameters } from './search-parameters.ts'

/** How the documents of a selection were found. */
interface Found {
  query: TextQuery | null
  match: TextMatch | null
  /** How far they are from the place the request asks around; null when it asks around none. */
  distances: Distances | null
}

/** The documents a request matches, and how they match its text. */
export class Selection {
  readonly bits: Bitset
  readonly count: number
  readonly query: TextQuery | null
  readonly match: TextMatch | null
  readonly distances: Distances | null
  private readonly index: SearchIndex
  private listed: Uint32Array | null = null
  private unlisted: Uint32Array | null = null

  constructor(index: SearchIndex, bits: Bitset, { query, match, distances }: Found) {
    this.index = index
    this.bits = bits
    this.count = countBits(bits)
    this.query = query
    this.match = match
    this.distances = distances
  }

  /** The documents, ascending. */
  get documents(): Uint32Array {
    this.listed ??= toDocuments(this.bits)
    return this.listed
  }

  /** How many of the documents hold each value of a column. Valid until the column's next count. */
  countValues(column: ValueColumn): Uint32Array {
    const isMost = this.count * 2 > this.index.recordCount
    return isMost ? column.count(this.missing, true) : column.count(this.documents, false)
  }

  /** The documents of the index that are not in the selection. */
  private get missing(): Uint32Array {
    if (!this.unlisted) {
      const bits = this.index.live.slice()
      subtract(bits, this.bits)
      this.unlisted = toDocuments(bits)
    }
    return this.unlisted
  }
}

/** How well one document meets a text. */
export interface TextScore {
  typos: number
  /** Importance of the best attribute, 0 the most important. */
  attribute: number
  exactWords: number
}

/** Work the requests of one call share: equal texts and equal selections are worked out once. */
export class SharedWork {
  private readonly index: SearchIndex
  private readonly scope: Filter | null
  private readonly matches = new Map<string, TextMatch>()
  private readonly selections = new Map<string, Selection>()
  private readonly filters = new Map<string, Bitset>()

  constructor(index: SearchIndex, scope: Filter | null) {
    this.index = index
    this.scope = scope
  }

  /** The documents of a request, always within the scope. */
  select(parameters: SearchParameters): Selection {
    const { query: text, queryType, typoTolerance, restrictSearchableAttributes } = parameters
    const tolerant = typoTolerance !== false
    const query = parseTextQuery(text, { queryType, tolerant })
    const textKey = query
      ? JSON.stringify([query.words, queryType, typoTolerance, restrictSearchableAttributes])
      : ''
    const keys = parameters.filters.map((filter) => JSON.stringify(filter))
    const key = [textKey, JSON.stringify(parameters.geo), ...keys.toSorted()].join('\n')
    const known = this.selections.get(key)
    if (known) return known
    const match = query ? this.match(query, textKey, restrictSearchableAttributes) : null
    const bits = this.index.live.slice()
    if (this.scope) intersect(bits, this.evaluate(this.scope, 'scope'))
    for (const [place, filter] of parameters.filters.entries()) {
      intersect(bits, this.evaluate(filter, keys[place]!))
    }
    if (match) intersect(bits, match.documents)
    const distances = parameters.geo ? keepNear(this.index, bits, parameters.geo) : null
    const selection = keepFewTypos(
      this.index,
      new Selection(this.index, bits, { query, match, distances }),
      parameters,
    )
    this.selections.set(key, selection)
    return selection
  }

  private match(query: TextQuery, key: string, restrictTo: readonly string[] | null): TextMatch {
    const known = this.matches.get(key)
    if (known) return known
    const match = this.index.text.match(query, this.index.size, this.index.capacity, restrictTo)
    this.matches.set(key, match)
    return match
  }

  private evaluate(filter: Filter, key: string): Bitset {
    const known = this.filters.get(key)
    if (known) return known
    const bits = evaluateFilter(this.index, filter)
    this.filters.set(key, bits)
    return bits
  }
}

/**
 * Keeps in a set the documents where a search looks. Those without a place are kept only where it looks
 * at any distance.
 * @returns the distances from the place it asks around, if it does
 */
function keepNear(index: SearchIndex, bits: Bitset, geo: GeoSearch): Distances | null {
  const column = index.geoColumn()
  if (geo.centre === null) {
    const inside = column.documentsWhere(
      (places) => isInShapes(places, geo),
      index.size,
      index.capacity,
    )
    intersect(bits, inside)
    return null
  }
  const distances = new Distances(column, geo, geo.centre)
  if (geo.radius === Infinity) return distances
  const documents = toDocuments(bits)
  const radius = geo.radius ?? Math.max(geo.leastRadius, distances.reachOf(documents))
  if (geo.radius === null) distances.automaticRadius = radius
  for (const doc of documents) if (!(distances.metresTo(doc) <= radius)) clearBit(bits, doc)
  return distances
}

/** How well a document of a selection meets the selection's text. */
export function textScore({ match }: Selection, doc: number): TextScore {
  const score: TextScore = { typos: 0, attribute: NO_MATCH, exactWords: 0 }
  for (const scores of match?.scores ?? []) {
    const packed = scores[doc]!
    score.typos += packed >>> 6
    score.attribute = Math.min(score.attribute, (packed >>> 1) & 31)
    if ((packed & 1) === 0) score.exactWords++
  }
  return score
}

/** With `min` the hits with the fewest typos stay, with `strict` those with the two fewest. */
function keepFewTypos(
  index: SearchIndex,
  selection: Selection,
  { typoTolerance }: SearchParameters,
): Selection {
  const { documents, match } = selection
  if (typeof typoTolerance === 'boolean' || !match) return selection
  const typos = countTypos(match, documents)
  const levels = [...new Set(typos)].toSorted((a, b) => a - b)
  const kept = levels.slice(0, typoTolerance === 'min' ? 1 : 2)
  if (kept.length === levels.length) return selection
  const bits = createBitset(index.capacity)
  for (let place = 0; place < documents.length; place++) {
    if (kept.includes(typos[place]!)) setBit(bits, documents[place]!)
  }
  return new Selection(index, bits, selection)
}

function countTypos({ scores }: TextMatch, documents: Uint32Array): Uint8Array {
  const typos = new Uint8Array(documents.length)
  for (const scored of scores) {
    for (let place = 0; place < documents.length; place++) {
      typos[place]! += scored[documents[place]!]! >>> 6
    }
  }
  return typos
}
