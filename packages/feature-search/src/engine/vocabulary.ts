import { LRUCache } from 'lru-cache'
import {
  allowedTypos,
  canMatchLetters,
  countTypos,
  hasDigit,
  letterMask,
  type WordMatchOptions,
} from './word-match.ts'

/** A word of the vocabulary that meets a word of the query. */
export interface Expansion {
  /** Number of the word in the vocabulary. */
  id: number
  typos: number
  exact: boolean
}

/** How one word of a query is looked up. */
export interface WordQuery {
  word: string
  prefix: boolean
  /** Whether typos are forgiven at all. */
  tolerant: boolean
}

const CACHED_EXPANSIONS = 500

/** The distinct words of an index: a sorted part made at build, and words added since. */
export class Vocabulary {
  readonly sorted: readonly string[]
  private readonly added: string[] = []
  private readonly addedIds = new Map<string, number>()
  private readonly lettered: Uint32Array
  private readonly masks: Uint32Array
  private readonly expansions = new LRUCache<string, readonly Expansion[]>({
    max: CACHED_EXPANSIONS,
  })

  /** @param sorted distinct words in code-unit order */
  constructor(sorted: readonly string[]) {
    this.sorted = sorted
    const lettered: number[] = []
    for (let id = 0; id < sorted.length; id++) if (!hasDigit(sorted[id]!)) lettered.push(id)
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

  /** All words that meet a word of the query, each with its fewest typos. */
  expand(query: WordQuery): readonly Expansion[] {
    const key = `${query.prefix ? 'p' : 'w'}${query.tolerant ? 't' : 's'}${query.word}`
    const known = this.expansions.get(key)
    if (known) return known
    const found = this.collect(query)
    this.expansions.set(key, found)
    return found
  }

  private collect({ word, prefix, tolerant }: WordQuery): Expansion[] {
    const found: Expansion[] = []
    this.collectSorted(word, prefix, found)
    for (const [index, other] of this.added.entries()) {
      if (other !== word && !(prefix && other.startsWith(word))) continue
      found.push({ id: this.sorted.length + index, typos: 0, exact: other === word })
    }
    const maxTypos = tolerant ? allowedTypos(word) : 0
    if (maxTypos > 0) this.collectTypos(word, { prefix, maxTypos }, found)
    return found
  }

  private collectSorted(word: string, prefix: boolean, found: Expansion[]): void {
    const first = lowerBound(this.sorted, word)
    for (let id = first; id < this.sorted.length; id++) {
      const other = this.sorted[id]!
      const exact = other === word
      if (!exact && !(prefix && other.startsWith(word))) return
      found.push({ id, typos: 0, exact })
    }
  }

  private collectTypos(word: string, options: WordMatchOptions, found: Expansion[]): void {
    const mask = letterMask(word)
    for (let index = 0; index < this.lettered.length; index++) {
      if (!canMatchLetters(mask, this.masks[index]!, options.maxTypos)) continue
      const id = this.lettered[index]!
      pushTypos(word, this.sorted[id]!, id, options, found)
    }
    for (const [index, other] of this.added.entries()) {
      if (!hasDigit(other)) pushTypos(word, other, this.sorted.length + index, options, found)
    }
  }
}

function pushTypos(
  word: string,
  other: string,
  id: number,
  options: WordMatchOptions,
  found: Expansion[],
): void {
  if (other === word || (options.prefix && other.startsWith(word))) return
  const typos = countTypos(word, other, options)
  if (typos !== null) found.push({ id, typos, exact: false })
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
