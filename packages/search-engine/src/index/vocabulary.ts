import { LRUCache } from 'lru-cache'
import { DERIVED_MARK } from './tokenize.ts'
import {
  allowedTypos,
  canMatchLetters,
  countTypos,
  hasDigit,
  letterMask,
  type WordMatchOptions,
} from './word-match.ts'

/** The words of a vocabulary that meet a word of a query, by their numbers. */
export interface Expansion {
  /** Words of the build that are the word itself or begin with it. */
  spans: readonly WordSpan[]
  /** Further words: met with typos, or added since the build. */
  others: Uint32Array
  /** For each of `others` its typos, and in the lowest bit 0 for the very word. */
  otherScores: Uint8Array
}

/** The sorted words from `from` to `to - 1`. */
export interface WordSpan {
  from: number
  to: number
  /** Number of the very word among them, or -1. */
  exact: number
}

/** How one word of a query is looked up. */
export interface WordQuery {
  word: string
  prefix: boolean
  /** True when typos are forgiven at all. */
  tolerant: boolean
  /** True when derived words, two neighbours joined or one word split, are met too. */
  derived: boolean
}

const CACHED_EXPANSIONS = 500
const WORDS_A_STEP = 10_000

/** The distinct words of an index: a sorted part made at build, and words added since. */
export class Vocabulary {
  readonly sorted: readonly string[]
  private readonly added: string[] = []
  private readonly addedIds = new Map<string, number>()
  private readonly lettered: Uint32Array
  private readonly masks: Uint32Array
  private readonly expansions = new LRUCache<string, Expansion>({
    max: CACHED_EXPANSIONS,
  })

  /**
   * @param sorted distinct words in code-unit order
   * @param lettered numbers of those that can be met with typos
   */
  constructor(sorted: readonly string[], lettered: readonly number[]) {
    this.sorted = sorted
    this.lettered = Uint32Array.from(lettered)
    this.masks = Uint32Array.from(lettered, (id) => letterMask(sorted[id]!))
  }

  /** Number of a word, or -1. */
  find(word: string): number {
    const place = lowerBound(this.sorted, word)
    if (this.sorted[place] === word) return place
    return this.addedIds.get(word) ?? -1
  }

  /** Number of a word, which is added when new. */
  add(word: string): number {
    const found = this.find(word)
    if (found !== -1) return found
    const id = this.sorted.length + this.added.length
    this.added.push(word)
    this.addedIds.set(word, id)
    this.expansions.clear()
    return id
  }

  /** All words that meet a word of a query, each with its fewest typos. */
  expand(query: WordQuery): Expansion {
    const kind = `${query.prefix ? 'p' : 'w'}${query.tolerant ? 't' : 's'}${query.derived ? 'd' : 'o'}`
    const key = kind + query.word
    const known = this.expansions.get(key)
    if (known) return known
    const found = this.collect(query)
    this.expansions.set(key, found)
    return found
  }

  private collect({ word, prefix, tolerant, derived }: WordQuery): Expansion {
    const forms = derived ? [word, DERIVED_MARK + word] : [word]
    const others: { id: number; score: number }[] = []
    for (const [index, other] of this.added.entries()) {
      const isExact = forms.includes(other)
      if (!isExact && !(prefix && forms.some((form) => other.startsWith(form)))) continue
      others.push({ id: this.sorted.length + index, score: isExact ? 0 : 1 })
    }
    const maxTypos = tolerant ? allowedTypos(word) : 0
    if (maxTypos > 0) others.push(...this.collectTypos(word, { prefix, maxTypos }))
    return {
      spans: forms.map((form) => this.spanOf(form, prefix)),
      others: Uint32Array.from(others, ({ id }) => id),
      otherScores: Uint8Array.from(others, ({ score }) => score),
    }
  }

  private spanOf(form: string, prefix: boolean): WordSpan {
    const from = lowerBound(this.sorted, form)
    const exact = this.sorted[from] === form ? from : -1
    const to = prefix ? endOfPrefix(this.sorted, form, from) : from + (exact === -1 ? 0 : 1)
    return { from, to, exact }
  }

  private collectTypos(word: string, options: WordMatchOptions): { id: number; score: number }[] {
    const found: { id: number; score: number }[] = []
    const mask = letterMask(word)
    const compare = (other: string, id: number) => {
      if (other === word || (options.prefix && other.startsWith(word))) return
      const typos = countTypos(word, other, options)
      if (typos !== null) found.push({ id, score: (typos << 6) | 1 })
    }
    for (let index = 0; index < this.lettered.length; index++) {
      if (!canMatchLetters(mask, this.masks[index]!, options.maxTypos)) continue
      const id = this.lettered[index]!
      compare(this.sorted[id]!, id)
    }
    for (const [index, other] of this.added.entries()) {
      if (toleratesTypos(other)) compare(other, this.sorted.length + index)
    }
    return found
  }
}

/** Makes a vocabulary of distinct words in code-unit order, pausing at each `yield`. */
export function* buildVocabulary(sorted: readonly string[]): Generator<void, Vocabulary> {
  const lettered: number[] = []
  for (let id = 0; id < sorted.length; id++) {
    if (toleratesTypos(sorted[id]!)) lettered.push(id)
    if (id % WORDS_A_STEP === 0) yield
  }
  return new Vocabulary(sorted, lettered)
}

/** Words with a digit, and derived ones, are met letter by letter only. */
function toleratesTypos(word: string): boolean {
  return !word.startsWith(DERIVED_MARK) && !hasDigit(word)
}

/** The place after the last word, from `from` on, that begins with a prefix. */
function endOfPrefix(sorted: readonly string[], prefix: string, from: number): number {
  let low = from
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]!.startsWith(prefix)) low = middle + 1
    else high = middle
  }
  return low
}

/** First place in a sorted list whose word is not below the given one. */
function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}
