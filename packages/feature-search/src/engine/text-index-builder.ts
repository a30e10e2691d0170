import { type Bitset, createBitset, setBit } from './bitset.ts'
import { type Codes, createCodes, NumberList } from './growable.ts'
import { eachValue, type Scalar, type SearchRecord } from './search-record.ts'
import { sortSteps } from './sort-steps.ts'
import { type Postings, type SearchableAttribute, TextIndex } from './text-index.ts'
import { derivedWords, toWords } from './tokenize.ts'
import { Vocabulary } from './vocabulary.ts'

const DOCUMENTS_A_STEP = 100
const POSTINGS_A_STEP = 50_000
const CACHED_TEXTS = 20_000
/** One bit a document is shorter than a byte a posting from here on. */
const DENSE_SHARE = 8
/** What two bytes can tell apart. */
const MOST_ATTRIBUTE_SETS = 65_536

/** Words and postings in the order of their first appearance. */
interface Draft {
  words: string[]
  wordOf: NumberList
  documentOf: NumberList
  maskOf: NumberList
}

/** Builds the text index of all records, pausing at each `yield`. */
export function* buildTextIndex(
  records: readonly SearchRecord[],
  attributes: readonly SearchableAttribute[],
): Generator<void, TextIndex> {
  const draft = yield* readWords(records, attributes)
  const { words } = draft
  const order = yield* sortSteps(
    Uint32Array.from(words, (_, index) => index),
    (a, b) => (words[a]! < words[b]! ? -1 : 1),
  )
  const postings = yield* groupByWord(draft, order, records.length)
  const sorted = Array.from(order, (index) => words[index]!)
  yield
  return new TextIndex(attributes, new Vocabulary(sorted), postings)
}

function* readWords(
  records: readonly SearchRecord[],
  attributes: readonly SearchableAttribute[],
): Generator<void, Draft> {
  const reader = new WordReader()
  for (let doc = 0; doc < records.length; doc++) {
    for (let index = 0; index < attributes.length; index++) {
      eachValue(records[doc], attributes[index]!.path, (value) => reader.read(doc, index, value))
    }
    if (doc % DOCUMENTS_A_STEP === 0) yield
  }
  return reader.draft
}

class WordReader {
  readonly draft: Draft = {
    words: [],
    wordOf: new NumberList(),
    documentOf: new NumberList(),
    maskOf: new NumberList(),
  }
  private readonly ids = new Map<string, number>()
  private readonly lastPosting: number[] = []
  private readonly texts = new Map<string, readonly number[]>()

  read(doc: number, attribute: number, value: Scalar): void {
    const { wordOf, documentOf, maskOf } = this.draft
    for (const id of this.wordsOf(String(value))) {
      const last = this.lastPosting[id]!
      if (last >= 0 && documentOf.at(last) === doc) {
        maskOf.set(last, maskOf.at(last) | (1 << attribute))
        continue
      }
      this.lastPosting[id] = wordOf.length
      wordOf.push(id)
      documentOf.push(doc)
      maskOf.push(1 << attribute)
    }
  }

  /** Numbers of the words of a text; texts repeat, so the latest are remembered. */
  private wordsOf(text: string): readonly number[] {
    const known = this.texts.get(text)
    if (known) return known
    const words = toWords(text)
    const ids = [...new Set([...words, ...derivedWords(words)])].map((word) => this.idOf(word))
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
function* groupByWord(
  draft: Draft,
  order: Uint32Array,
  documentCount: number,
): Generator<void, Postings> {
  const { wordOf, documentOf, maskOf } = draft
  const rank = new Uint32Array(order.length)
  for (let place = 0; place < order.length; place++) rank[order[place]!] = place
  yield
  const starts = new Uint32Array(order.length + 1)
  const sets = new Map<number, number>()
  for (let posting = 0; posting < wordOf.length; posting++) {
    starts[rank[wordOf.at(posting)]! + 1]!++
    const mask = maskOf.at(posting)
    if (!sets.has(mask)) sets.set(mask, sets.size)
    if (posting % POSTINGS_A_STEP === 0) yield
  }
  if (sets.size > MOST_ATTRIBUTE_SETS) {
    throw new Error(`[feature-search] expected fewer sets of attributes, got ${sets.size}`)
  }
  for (let word = 0; word < order.length; word++) starts[word + 1]! += starts[word]!
  yield
  const documents = new Uint32Array(wordOf.length)
  const setOf = createCodes(wordOf.length, sets.size)
  const nextPlace = starts.slice()
  for (let posting = 0; posting < wordOf.length; posting++) {
    const place = nextPlace[rank[wordOf.at(posting)]!]!++
    documents[place] = documentOf.at(posting)
    setOf[place] = sets.get(maskOf.at(posting))!
    if (posting % POSTINGS_A_STEP === 0) yield
  }
  const packer = new PostingsPacker(order.length, sets.size, documentCount)
  let sinceYield = 0
  for (let word = 0; word < order.length; word++) {
    const [start, end] = [starts[word]!, starts[word + 1]!]
    packer.add(documents.subarray(start, end), setOf.subarray(start, end))
    sinceYield += end - start + 10
    if (sinceYield > POSTINGS_A_STEP) {
      sinceYield = 0
      yield
    }
  }
  return packer.finish(Uint32Array.from(sets.keys()))
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

  add(documents: Uint32Array, sets: Codes): void {
    const word = this.words++
    const first = sets[0]!
    const isCommon = sets.every((set) => set === first)
    if (isCommon) this.commonSets[word] = first + 1
    if (isCommon && documents.length > this.documentCount / DENSE_SHARE) {
      const bits = createBitset(this.documentCount)
      for (const doc of documents) setBit(bits, doc)
      this.dense.set(word, bits)
    } else {
      this.write(documents, isCommon ? null : sets)
    }
    this.starts[this.words] = this.length
  }

  finish(masks: Uint32Array): Postings {
    const { starts, commonSets, dense } = this
    return { bytes: this.bytes.slice(0, this.length), starts, commonSets, dense, masks }
  }

  private write(documents: Uint32Array, sets: Codes | null): void {
    const most = this.length + documents.length * 7
    if (most > this.bytes.length) {
      const larger = new Uint8Array(Math.max(most, Math.ceil(this.bytes.length * 1.5)))
      larger.set(this.bytes)
      this.bytes = larger
    }
    const { bytes } = this
    let place = this.length
    let previous = -1
    for (let index = 0; index < documents.length; index++) {
      let distance = documents[index]! - previous
      previous = documents[index]!
      for (; distance > 127; distance >>>= 7) bytes[place++] = (distance & 127) | 128
      bytes[place++] = distance
      if (!sets) continue
      bytes[place++] = sets[index]! & 255
      bytes[place++] = sets[index]! >>> 8
    }
    this.length = place
  }
}
