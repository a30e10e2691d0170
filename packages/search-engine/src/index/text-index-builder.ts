import { type Bitset, createBitset, setBit } from './bitset.ts'
import { ChunkedList, type Codes, createCodes } from './growable.ts'
import { eachValue, type Scalar, type SearchRecord } from './search-record.ts'
import { countingUp, sortSteps } from './sort-steps.ts'
import { type Postings, type SearchableAttribute, TextIndex } from './text-index.ts'
import { indexedWords } from './tokenize.ts'
import { buildVocabulary } from './vocabulary.ts'

const DOCUMENTS_A_STEP = 100
const POSTINGS_A_STEP = 50_000
const WORDS_A_STEP = 10_000
const CACHED_TEXTS = 20_000
/** One bit a document is shorter than a byte a posting from here on. */
const DENSE_SHARE = 8
/** Things two bytes can tell apart. */
const MOST_ATTRIBUTE_SETS = 65_536

/** Words in the order of their first appearance, and postings document by document. */
interface Draft {
  words: string[]
  /** Word of each posting. */
  wordOf: ChunkedList
  /** Attribute set of each posting, by number. */
  setOf: ChunkedList
  /** Where each document's postings end. */
  documentEnds: Uint32Array
  /** Numbers of the attribute sets by their bits. */
  sets: Map<number, number>
}

/** Builds the text index of all records, pausing at each `yield`. */
export function* buildTextIndex(
  records: readonly SearchRecord[],
  attributes: readonly SearchableAttribute[],
): Generator<void, TextIndex> {
  const draft = yield* readWords(records, attributes)
  const { words } = draft
  const order = yield* sortSteps(yield* countingUp(words.length), (a, b) =>
    words[a]! < words[b]! ? -1 : 1,
  )
  const postings = yield* groupByWord(draft, order)
  const sorted: string[] = []
  for (const index of order) {
    sorted.push(words[index]!)
    if (sorted.length % WORDS_A_STEP === 0) yield
  }
  return new TextIndex(attributes, yield* buildVocabulary(sorted), postings)
}

function* readWords(
  records: readonly SearchRecord[],
  attributes: readonly SearchableAttribute[],
): Generator<void, Draft> {
  const reader = new WordReader(records.length)
  for (let doc = 0; doc < records.length; doc++) {
    for (let index = 0; index < attributes.length; index++) {
      eachValue(records[doc], attributes[index]!.path, (value) => reader.read(index, value))
    }
    reader.endDocument(doc)
    if (doc % DOCUMENTS_A_STEP === 0) yield
  }
  return reader.draft
}

class WordReader {
  readonly draft: Draft
  private readonly ids = new Map<string, number>()
  private readonly lastPosting: number[] = []
  private readonly texts = new Map<string, readonly number[]>()
  /** Attribute sets of the present document's postings, as bits. */
  private masks: number[] = []
  private start = 0

  constructor(documentCount: number) {
    this.draft = {
      words: [],
      wordOf: new ChunkedList(),
      setOf: new ChunkedList(),
      documentEnds: new Uint32Array(documentCount),
      sets: new Map(),
    }
  }

  read(attribute: number, value: Scalar): void {
    const { wordOf } = this.draft
    for (const id of this.wordsOf(String(value))) {
      const last = this.lastPosting[id]!
      if (last >= this.start) {
        this.masks[last - this.start]! |= 1 << attribute
        continue
      }
      this.lastPosting[id] = wordOf.length
      wordOf.push(id)
      this.masks.push(1 << attribute)
    }
  }

  endDocument(doc: number): void {
    const { sets, setOf, wordOf, documentEnds } = this.draft
    for (const mask of this.masks) {
      const set = sets.get(mask) ?? sets.size
      if (set === sets.size) sets.set(mask, set)
      setOf.push(set)
    }
    this.masks = []
    this.start = wordOf.length
    documentEnds[doc] = this.start
  }

  /** Numbers of the words of a text; texts repeat, so the latest are remembered. */
  private wordsOf(text: string): readonly number[] {
    const known = this.texts.get(text)
    if (known) return known
    const ids = indexedWords(text).map((word) => this.idOf(word))
    if (this.texts.size >= CACHED_TEXTS) this.texts.clear()
    this.texts.set(text, ids)
    return ids
  }

  private idOf(word: string): number {
    const known = this.ids.get(word)
    if (known !== undefined) return known
    const id = this.draft.words.length
    this.draft.words.push(word)
    this.ids.set(word, id)
    this.lastPosting.push(-1)
    return id
  }
}

/** Regroups the postings by word, in the given order of words, and packs them. */
function* groupByWord(draft: Draft, order: Uint32Array): Generator<void, Postings> {
  const { wordOf, setOf, documentEnds, sets } = draft
  if (sets.size > MOST_ATTRIBUTE_SETS) {
    throw new Error(`[feature-search] expected fewer sets of attributes, got ${sets.size}`)
  }
  const rank = new Uint32Array(order.length)
  for (let place = 0; place < order.length; place++) rank[order[place]!] = place
  yield
  const starts = new Uint32Array(order.length + 1)
  for (let posting = 0; posting < wordOf.length; posting++) {
    starts[rank[wordOf.at(posting)]! + 1]!++
    if (posting % POSTINGS_A_STEP === 0) yield
  }
  for (let word = 0; word < order.length; word++) starts[word + 1]! += starts[word]!
  yield
  const grouped = { documents: new ChunkedList(), sets: new ChunkedList() }
  yield* grouped.documents.extend(wordOf.length)
  yield* grouped.sets.extend(wordOf.length)
  const nextPlace = starts.slice()
  for (let doc = 0, posting = 0; doc < documentEnds.length; doc++) {
    for (; posting < documentEnds[doc]!; posting++) {
      const place = nextPlace[rank[wordOf.at(posting)]!]!++
      grouped.documents.set(place, doc)
      grouped.sets.set(place, setOf.at(posting))
    }
    if (doc % DOCUMENTS_A_STEP === 0) yield
  }
  const packer = new PostingsPacker(order.length, sets.size, documentEnds.length)
  let sinceYield = 0
  for (let word = 0; word < order.length; word++) {
    packer.add(grouped, starts[word]!, starts[word + 1]!)
    sinceYield += starts[word + 1]! - starts[word]! + 10
    if (sinceYield > POSTINGS_A_STEP) {
      sinceYield = 0
      yield
    }
  }
  return packer.finish(Uint32Array.from(sets.keys()))
}

/** Documents and attribute sets of all postings, word by word. */
interface GroupedPostings {
  documents: ChunkedList
  sets: ChunkedList
}

/** Packs the postings of one word after the other. */
class PostingsPacker {
  private bytes: Uint8Array = new Uint8Array(4096)
  private length = 0
  private words = 0
  private readonly starts: Uint32Array
  private readonly commonSets: Codes
  private readonly dense = new Map<number, Bitset>()
  private readonly documentCount: number

  constructor(wordCount: number, setCount: number, documentCount: number) {
    this.starts = new Uint32Array(wordCount + 1)
    this.commonSets = createCodes(wordCount, setCount)
    this.documentCount = documentCount
  }

  /** Adds the next word, whose postings are those from `start` to `end - 1`. */
  add(grouped: GroupedPostings, start: number, end: number): void {
    const word = this.words++
    const first = grouped.sets.at(start)
    let isCommon = true
    for (let at = start + 1; at < end && isCommon; at++) isCommon = grouped.sets.at(at) === first
    if (isCommon) this.commonSets[word] = first + 1
    if (isCommon && end - start > this.documentCount / DENSE_SHARE) {
      const bits = createBitset(this.documentCount)
      for (let at = start; at < end; at++) setBit(bits, grouped.documents.at(at))
      this.dense.set(word, bits)
    } else {
      this.write(grouped, start, end, isCommon)
    }
    this.starts[this.words] = this.length
  }

  finish(masks: Uint32Array): Postings {
    const { starts, commonSets, dense } = this
    return { bytes: this.bytes.slice(0, this.length), starts, commonSets, dense, masks }
  }

  private write(grouped: GroupedPostings, start: number, end: number, isCommon: boolean): void {
    const most = this.length + (end - start) * 7
    if (most > this.bytes.length) {
      const larger = new Uint8Array(Math.max(most, Math.ceil(this.bytes.length * 1.5)))
      larger.set(this.bytes)
      this.bytes = larger
    }
    const { bytes } = this
    let place = this.length
    let previous = -1
    for (let at = start; at < end; at++) {
      const doc = grouped.documents.at(at)
      let distance = doc - previous
      previous = doc
      for (; distance > 127; distance >>>= 7) bytes[place++] = (distance & 127) | 128
      bytes[place++] = distance
      if (isCommon) continue
      const set = grouped.sets.at(at)
      bytes[place++] = set & 255
      bytes[place++] = set >>> 8
    }
    this.length = place
  }
}
