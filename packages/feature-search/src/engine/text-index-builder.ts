import { createCodes, NumberList } from './growable.ts'
import { eachValue, type Scalar, type SearchRecord } from './search-record.ts'
import { sortSteps } from './sort-steps.ts'
import { type Postings, type SearchableAttribute, TextIndex } from './text-index.ts'
import { derivedWords, toWords } from './tokenize.ts'
import { Vocabulary } from './vocabulary.ts'

const DOCUMENTS_A_STEP = 100
const POSTINGS_A_STEP = 50_000
const CACHED_TEXTS = 20_000

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
  const postings = yield* groupByWord(draft, order)
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
function* groupByWord(draft: Draft, order: Uint32Array): Generator<void, Postings> {
  const { wordOf, documentOf, maskOf } = draft
  const rank = new Uint32Array(order.length)
  for (let place = 0; place < order.length; place++) rank[order[place]!] = place
  yield
  const postingStarts = new Uint32Array(order.length + 1)
  const sets = new Map<number, number>()
  for (let posting = 0; posting < wordOf.length; posting++) {
    postingStarts[rank[wordOf.at(posting)]! + 1]!++
    const mask = maskOf.at(posting)
    if (!sets.has(mask)) sets.set(mask, sets.size)
    if (posting % POSTINGS_A_STEP === 0) yield
  }
  for (let word = 0; word < order.length; word++) postingStarts[word + 1]! += postingStarts[word]!
  yield
  const documents = new Uint32Array(wordOf.length)
  const attributeSets = createCodes(wordOf.length, sets.size)
  const nextPlace = postingStarts.slice()
  for (let posting = 0; posting < wordOf.length; posting++) {
    const place = nextPlace[rank[wordOf.at(posting)]!]!++
    documents[place] = documentOf.at(posting)
    attributeSets[place] = sets.get(maskOf.at(posting))!
    if (posting % POSTINGS_A_STEP === 0) yield
  }
  const { bytes, byteStarts } = yield* packDocuments(documents, postingStarts)
  return { bytes, byteStarts, attributeSets, postingStarts, masks: Uint32Array.from(sets.keys()) }
}

function* packDocuments(
  documents: Uint32Array,
  postingStarts: Uint32Array,
): Generator<void, { bytes: Uint8Array; byteStarts: Uint32Array }> {
  const byteStarts = new Uint32Array(postingStarts.length)
  let bytes: Uint8Array = new Uint8Array(documents.length + 1024)
  let length = 0
  let sinceYield = 0
  for (let word = 0; word + 1 < postingStarts.length; word++) {
    byteStarts[word] = length
    let previous = -1
    for (let place = postingStarts[word]!; place < postingStarts[word + 1]!; place++) {
      if (length + 5 > bytes.length) bytes = enlarged(bytes)
      let distance = documents[place]! - previous
      previous = documents[place]!
      for (; distance > 127; distance >>>= 7) bytes[length++] = (distance & 127) | 128
      bytes[length++] = distance
      if (++sinceYield % POSTINGS_A_STEP === 0) yield
    }
  }
  byteStarts[postingStarts.length - 1] = length
  return { bytes: bytes.slice(0, length), byteStarts }
}

function enlarged(bytes: Uint8Array): Uint8Array {
  const larger = new Uint8Array(Math.ceil(bytes.length * 1.5))
  larger.set(bytes)
  return larger
}
