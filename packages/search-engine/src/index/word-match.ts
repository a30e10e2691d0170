import { countWord } from './bitset.ts'

/** How a word of the query meets a word of a record. */
export interface WordMatch {
  /** 0, 1 or 2. */
  typos: number
  /** The words are equal. */
  exact: boolean
}

export interface WordMatchOptions {
  /** The word may be the beginning of a longer one. */
  prefix: boolean
  /** Largest number of typos, see `allowedTypos`. */
  maxTypos: number
}

const DIGIT = /\p{N}/u

/** True when a word holds a digit; such words are never matched with typos. */
export function hasDigit(word: string): boolean {
  return DIGIT.test(word)
}

/** Typos forgiven in a word: one from 4 letters, two from 8, none in a word with a digit. */
export function allowedTypos(word: string): number {
  if (word.length < 4 || hasDigit(word)) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * Compares two folded words. A typo is a letter missing, added or replaced, or two neighbours
 * swapped; another first letter costs one more.
 * @returns null when the words do not match within the options
 */
export function matchWord(
  query: string,
  word: string,
  options: WordMatchOptions,
): WordMatch | null {
  if (query === word) return { typos: 0, exact: true }
  if (options.prefix && word.startsWith(query)) return { typos: 0, exact: false }
  if (options.maxTypos === 0 || hasDigit(word)) return null
  const typos = countTypos(query, word, options)
  return typos === null ? null : { typos, exact: false }
}

/** Typos between two different words, or null above the options' maximum. */
export function countTypos(query: string, word: string, options: WordMatchOptions): number | null {
  const surcharge = query.charCodeAt(0) === word.charCodeAt(0) ? 0 : 1
  const budget = options.maxTypos - surcharge
  if (budget < 1) return null
  const distance = editDistance(query, word, budget, options.prefix)
  return distance > budget ? null : distance + surcharge
}

/** One bit per letter (hashed to 32); used to dismiss most words before comparing them. */
export function letterMask(word: string): number {
  let mask = 0
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) & 31)
  return mask
}

/** False when the letters alone show that more than `maxTypos` are needed. */
export function canMatchLetters(queryMask: number, wordMask: number, maxTypos: number): boolean {
  const missing = queryMask & ~wordMask
  return missing === 0 || countWord(missing) <= maxTypos
}

const rows: Uint8Array[] = [new Uint8Array(0), new Uint8Array(0), new Uint8Array(0)]

/**
 * Edits between two words, a swap of neighbours counting one (optimal string alignment).
 * With `prefix`, edits to the nearest beginning of `word`. Anything above `max` gives `max + 1`.
 */
export function editDistance(query: string, word: string, max: number, prefix: boolean): number {
  const width = prefix ? Math.min(word.length, query.length + max) : word.length
  if (query.length - width > max || width - query.length > max) return max + 1
  let [before, above, row] = prepareRows(width + 1)
  for (let column = 0; column <= width; column++) above[column] = Math.min(column, max + 1)
  for (let line = 1; line <= query.length; line++) {
    if (fillRow(query, word, line, width, max, before, above, row) > max) return max + 1
    const spare = before
    before = above
    above = row
    row = spare
  }
  if (!prefix) return above[width]!
  let nearest = max + 1
  for (let column = 0; column <= width; column++) nearest = Math.min(nearest, above[column]!)
  return nearest
}

function prepareRows(width: number): [Uint8Array, Uint8Array, Uint8Array] {
  for (let index = 0; index < 3; index++) {
    if (rows[index]!.length < width) rows[index] = new Uint8Array(width * 2)
  }
  return [rows[0]!, rows[1]!, rows[2]!]
}

/** Fills one line of the distance table and returns its least value. */
function fillRow(
  query: string,
  word: string,
  line: number,
  width: number,
  max: number,
  before: Uint8Array,
  above: Uint8Array,
  row: Uint8Array,
): number {
  const letter = query.charCodeAt(line - 1)
  const earlier = line > 1 ? query.charCodeAt(line - 2) : -1
  let least = Math.min(line, max + 1)
  row[0] = least
  for (let column = 1; column <= width; column++) {
    const other = word.charCodeAt(column - 1)
    let edits = above[column - 1]! + (letter === other ? 0 : 1)
    edits = Math.min(edits, above[column]! + 1, row[column - 1]! + 1)
    if (column > 1 && letter === word.charCodeAt(column - 2) && earlier === other) {
      edits = Math.min(edits, before[column - 2]! + 1)
    }
    if (edits > max + 1) edits = max + 1
    row[column] = edits
    if (edits < least) least = edits
  }
  return least
}
