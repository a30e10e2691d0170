import { chooseAttributes, isChosen } from './attribute-choice.ts'
import { type Bitset, createBitset, setBit } from './bitset.ts'
import type { Codes } from './growable.ts'
import { eachValue, type SearchRecord } from './search-record.ts'
import type { TextQuery } from './text-query.ts'
import { indexedWords } from './tokenize.ts'
import type { Expansion, Vocabulary } from './vocabulary.ts'

/** An attribute whose words are searched; `priority` 0 is the most important. */
export interface SearchableAttribute {
  name: string
  path: readonly string[]
  priority: number
}

/** Score of a document that does not hold the word. */
export const NO_MATCH = 255

/** The documents that hold every word of a query, and how well they hold each. */
export interface TextMatch {
  documents: Bitset
  /**
   * One score by document for each word, lower is better: typos in the two highest bits, then the
   * priority of the best attribute, then 0 for the very word and 1 for a prefix or typo.
   */
  scores: readonly Uint8Array[]
}

/** For each word its documents, each with the set of attributes that hold it. */
export interface Postings {
  /**
   * Word by word the distance of each document to the one before, 7 bits a byte, low bits first;
   * where the word's attribute sets differ, two bytes with the set's number follow.
   */
  bytes: Uint8Array
  /** Where each word begins in `bytes`, and the end. */
  starts: Uint32Array
  /** By word the number of its one attribute set plus 1, or 0 where its sets differ. */
  commonSets: Codes
  /** The words of so many documents that a set of bits is shorter. */
  dense: ReadonlyMap<number, Bitset>
  /** Attribute sets by number, one bit for each searchable attribute. */
  masks: Uint32Array
}

/**
 * Words to documents. What was built is fixed; documents changed since are held in a small overlay
 * that hides their built part.
 */
export class TextIndex {
  private readonly attributes: readonly SearchableAttribute[]
  private readonly vocabulary: Vocabulary
  private readonly postings: Postings
  private readonly overlay = new Map<number, Map<number, number>>()
  private readonly overlayWords = new Map<number, readonly number[]>()

  constructor(
    attributes: readonly SearchableAttribute[],
    vocabulary: Vocabulary,
    postings: Postings,
  ) {
    this.attributes = attributes
    this.vocabulary = vocabulary
    this.postings = postings
  }

  /** Documents held by the overlay; many of them make every search slower. */
  get overlaySize(): number {
    return this.overlayWords.size
  }

  /** Replaces the words of a document; without a record it has none. */
  set(doc: number, record: SearchRecord | undefined): void {
    for (const id of this.overlayWords.get(doc) ?? []) this.overlay.get(id)?.delete(doc)
    const masks = record ? wordMasks(record, this.attributes) : new Map<string, number>()
    const ids: number[] = []
    for (const [word, mask] of masks) {
      const id = this.vocabulary.add(word)
      ids.push(id)
      const documents = this.overlay.get(id)
      if (documents) documents.set(doc, mask)
      else this.overlay.set(id, new Map([[doc, mask]]))
    }
    this.overlayWords.set(doc, ids)
  }

  /**
   * @param size number of documents, gaps included
   * @param restrictTo the attributes to look in, see {@link chooseAttributes}; null for all
   */
  match(
    query: TextQuery,
    size: number,
    capacity: number,
    restrictTo: readonly string[] | null,
  ): TextMatch {
    const allowed = this.maskOf(restrictTo)
    const best = Uint8Array.from(this.postings.masks, (mask) => this.bestPriority(mask & allowed))
    const scores = query.words.map(() => new Uint8Array(size).fill(NO_MATCH))
    for (const { query: word, covers } of query.lookups) {
      eachWord(this.vocabulary.expand(word), (id, base) => {
        for (const place of covers) this.scoreBuilt(scores[place]!, id, base, best)
      })
    }
    this.scoreOverlay(query, scores, allowed)
    return { documents: matchedByAll(scores, size, capacity), scores }
  }

  private maskOf(restrictTo: readonly string[] | null): number {
    if (!restrictTo) return -1
    let mask = 0
    const choose = chooseAttributes(restrictTo)
    for (const [index, { name }] of this.attributes.entries()) {
      if (isChosen(choose, name)) mask |= 1 << index
    }
    return mask
  }

  private bestPriority(mask: number): number {
    let best = NO_MATCH
    for (const [index, { priority }] of this.attributes.entries()) {
      if ((mask & (1 << index)) !== 0 && priority < best) best = priority
    }
    return best
  }

  /** @param base typos and exactness, without the attribute */
  private scoreBuilt(scores: Uint8Array, id: number, base: number, best: Uint8Array): void {
    const { starts, commonSets, dense } = this.postings
    if (id + 1 >= starts.length) return
    const set = commonSets[id]!
    if (set === 0) {
      this.scoreMixed(scores, id, base, best)
      return
    }
    const priority = best[set - 1]!
    if (priority === NO_MATCH) return
    const bits = dense.get(id)
    if (bits) scoreDense(scores, bits, base | (priority << 1))
    else this.scoreCommon(scores, id, base | (priority << 1))
  }

  private scoreCommon(scores: Uint8Array, id: number, score: number): void {
    const { bytes, starts } = this.postings
    const end = starts[id + 1]!
    let doc = -1
    for (let place = starts[id]!; place < end; ) {
      let byte = bytes[place++]!
      let distance = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[place++]!
        distance |= (byte & 127) << shift
      }
      doc += distance
      if (score < scores[doc]!) scores[doc] = score
    }
  }

  private scoreMixed(scores: Uint8Array, id: number, base: number, best: Uint8Array): void {
    const { bytes, starts } = this.postings
    const end = starts[id + 1]!
    let doc = -1
    for (let place = starts[id]!; place < end; ) {
      let byte = bytes[place++]!
      let distance = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[place++]!
        distance |= (byte & 127) << shift
      }
      doc += distance
      const priority = best[bytes[place]! | (bytes[place + 1]! << 8)]!
      place += 2
      const score = base | (priority << 1)
      if (priority !== NO_MATCH && score < scores[doc]!) scores[doc] = score
    }
  }

  private scoreOverlay(query: TextQuery, scores: readonly Uint8Array[], allowed: number): void {
    if (this.overlayWords.size === 0) return
    for (const doc of this.overlayWords.keys()) for (const list of scores) list[doc] = NO_MATCH
    for (const { query: word, covers } of query.lookups) {
      eachWord(this.vocabulary.expand(word), (id, base) => {
        for (const [doc, mask] of this.overlay.get(id) ?? []) {
          const priority = this.bestPriority(mask & allowed)
          if (priority === NO_MATCH) continue
          const score = base | (priority << 1)
          for (const place of covers) {
            if (score < scores[place]![doc]!) scores[place]![doc] = score
          }
        }
      })
    }
  }
}

/** Calls `visit` with each word of an expansion and its score without an attribute. */
function eachWord(
  { spans, others, otherScores }: Expansion,
  visit: (id: number, base: number) => void,
): void {
  for (const { from, to, exact } of spans) {
    for (let id = from; id < to; id++) visit(id, id === exact ? 0 : 1)
  }
  for (let index = 0; index < others.length; index++) visit(others[index]!, otherScores[index]!)
}

function scoreDense(scores: Uint8Array, bits: Bitset, score: number): void {
  for (let index = 0; index < bits.length; index++) {
    let word = bits[index]!
    while (word !== 0) {
      const lowest = word & -word
      const doc = (index << 5) + (31 - Math.clz32(lowest))
      if (score < scores[doc]!) scores[doc] = score
      word ^= lowest
    }
  }
}

function matchedByAll(scores: readonly Uint8Array[], size: number, capacity: number): Bitset {
  const bits = createBitset(capacity)
  const [first, ...others] = scores
  for (let doc = 0; doc < size; doc++) {
    if (first![doc] === NO_MATCH) continue
    let isInAll = true
    for (const list of others) {
      if (list[doc] === NO_MATCH) {
        isInAll = false
        break
      }
    }
    if (isInAll) setBit(bits, doc)
  }
  return bits
}

/** Every word of a record, derived words included, with the attributes that hold it as bits. */
function wordMasks(
  record: SearchRecord,
  attributes: readonly SearchableAttribute[],
): Map<string, number> {
  const masks = new Map<string, number>()
  for (const [index, { path }] of attributes.entries()) {
    eachValue(record, path, (value) => {
      for (const word of indexedWords(String(value))) {
        masks.set(word, (masks.get(word) ?? 0) | (1 << index))
      }
    })
  }
  return masks
}
